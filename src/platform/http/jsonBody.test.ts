import { isDeepStrictEqual } from 'node:util'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { readJson } from './jsonBody.ts'

const app = Fastify({ bodyLimit: 8 * 1024 * 1024 })
readJson(app)
app.post('/', (request, reply) => reply.send({ got: request.body ?? null }))
app.post('/names', (request, reply) => reply.send({ got: Object.keys(Object(request.body)) }))
afterAll(() => app.close())

const send = async (payload: string | Buffer) => {
  const reply = await app.inject({ method: 'POST', url: '/', headers: { 'content-type': 'application/json' }, payload })
  return reply.statusCode === 200 ? reply.json().got : reply.statusCode
}
const long = (letters: string) => letters.repeat(Math.ceil((1.5 * 1024 * 1024) / letters.length))
const many = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`f${i}`, `v${i} "é" \\`]))

test.each<[string, object]>([
  ['a file among fields', { a: 'é "quoted" \\', file: long('iVBORw0KGgo'), n: [1, { b: null }], z: '' }],
  ['two files', { one: long('AAAA'), two: long('BBBB'), three: 'short' }],
  ['many small fields', many(40_000)],
  ['a file behind many fields', { ...many(60_000), file: long('AAAA') }],
  ['a file within a list', { files: [{ file: long('AAAA') }] }],
  ['a list', [long('AAAA')]],
  ['text beyond ASCII', { text: long('ñandú ') }],
  ['text with escapes', { text: long('a\n"b"\\') }],
  ['a long name', { [long('name')]: 1, file: long('AAAA') }],
  ['a small body', { a: 1, b: 'x' }],
])('%s: a body is what was sent', async (_what, body) => {
  expect(isDeepStrictEqual(await send(JSON.stringify(body)), body)).toBe(true) // nobody wants to read where they differ
})

test.each([
  ['cut off in a file', `{"a":1,"file":"${long('A')}`],
  ['cut off after it', `{"a":1,"file":"${long('A')}"`],
  ['two values', `{"file":"${long('A')}"} {}`],
  ['a prototype', `{"file":"${long('A')}","__proto__":{"x":1}}`],
  ['a prototype as a small body', `{"__proto__":{"x":1}}`],
  ['nothing', ''],
])('%s is refused', async (_what, body) => {
  expect(await send(body)).toBe(400)
})

test('a body as deep as it is large is read', async () => {
  const deep = `{"file":"${long('A')}","deep":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  const reply = await app.inject({ method: 'POST', url: '/names', headers: { 'content-type': 'application/json' }, payload: deep })
  expect(reply.json()).toEqual({ got: ['file', 'deep'] })
})
