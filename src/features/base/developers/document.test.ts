import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { openWorld } from '../../../../test/world.ts'
import {
  type CallDoc,
  callsByArea,
  curlOf,
  type Document,
  fieldsOf,
  firstSteps,
  inputOf,
  outputOf,
  sampleOf,
  typeOf,
  withoutReferences,
} from './document.ts'

const world = await openWorld()
const served: Document = JSON.parse((await world.app.inject({ url: '/openapi.json' })).body) // the server's own document
const document = withoutReferences(served)
const areas = callsByArea(document)
const callAt = (path: string): CallDoc => {
  const found = areas.flatMap(([, calls]) => calls).find(call => call.path === `/csm/${path}`)
  if (!found) throw new Error(`no call ${path}`)
  return found
}

describe('the description of all calls', () => {
  test('stands by area, every call once', () => {
    expect(areas.map(([area]) => area)).toEqual(areas.map(([area]) => area).toSorted((a, b) => a.localeCompare(b)))
    const paths = areas.flatMap(([, calls]) => calls.map(call => call.path))
    expect(new Set(paths)).toEqual(new Set(Object.keys(document.paths)))
    expect(paths).toHaveLength(new Set(paths).size)
  })

  test('says which fields a reading call takes and gives', () => {
    expect(inputOf(callAt('Group/GetGroup'))).toEqual([{ name: 'gId', type: 'uuid', needed: true }])
    const list = inputOf(callAt('Entity/GetPropertyList'))
    expect(list).toContainEqual({ name: 'filter.gId', type: 'uuid', needed: true })
    expect(list).toContainEqual({ name: 'filter.text', type: 'string ≤ 200', needed: false })
    expect(outputOf(callAt('Entity/GetPropertyList'))).toContainEqual({ name: 'Properties[].Name.en', type: 'string ≤ 200', needed: true })
    expect(outputOf(callAt('Entity/GetPropertyList'))).toContainEqual({
      name: 'Properties[].PropertyTag.Name',
      type: 'string',
      needed: true,
    })
  })

  test('has an input and an example for every call', () => {
    for (const call of areas.flatMap(([, calls]) => calls)) {
      const example = curlOf(call, 'https://lintel.example')
      expect(example, call.path).toContain(`https://lintel.example${call.path}`)
      expect(example.includes('user-token'), call.path).toBe(call.operation['x-scope'] !== 'public')
      expect(example, call.path).not.toMatch(/undefined|\[object/)
      for (const field of inputOf(call)) expect(field.type, `${call.path} ${field.name}`).not.toBe('')
    }
  })
})

const noCurl = spawnSync('curl', ['--version']).error !== undefined
test.skipIf(noCurl)('the first steps sign in and make a first call, as they stand (skipped without curl)', async () => {
  const account = await world.newAccount()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const address = world.app.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const { signIn, firstCall } = firstSteps(`http://127.0.0.1:${port}`)
  const own = signIn.replace('you@company.com', account.user.email).replace('your password', account.user.password)
  const { stdout } = await promisify(execFile)('bash', ['-c', `${own}\n${firstCall}`])
  expect(JSON.parse(stdout).data.Groups).toMatchObject([{ acId: account.group.id }])
})

describe('an example', () => {
  test('of a reading call has JSON in its query', () => {
    expect(curlOf(callAt('Entity/GetPropertyList'), 'http://here')).toBe(
      ['curl -G http://here/csm/Entity/GetPropertyList', '-H "user-token: $TOKEN"', `--data-urlencode 'filter={"gId":"<uuid>"}'`].join(
        ' \\\n  ',
      ),
    )
  })

  test('of a changing call has its required fields in its body', () => {
    const example = curlOf(callAt('Session/SignIn'), 'http://here')
    expect(example).toContain(`-d '{"UserName":"<text>","Password":"<text>"}'`)
    expect(example).not.toContain('user-token')
  })

  test('quotes what a shell would end at', () => {
    const operation = { operationId: '', tags: [], summary: '', 'x-scope': 'public', 'x-permission': null, responses: {} }
    const schema = { type: 'object', required: ['Kind'], properties: { Kind: { enum: ["Worker's"] } } }
    const call: CallDoc = {
      method: 'POST',
      path: '/csm/A/B',
      operation: { ...operation, requestBody: { content: { 'application/json': { schema } } } },
    }
    expect(curlOf(call, '')).toContain(`-d '{"Kind":"Worker'\\''s"}'`)
  })
})

test('types are short', () => {
  expect(typeOf({ anyOf: [{ type: 'string', maxLength: 20 }, { type: 'null' }] })).toBe('string ≤ 20 | null')
  expect(typeOf({ type: 'array', items: { enum: ['A', 'B'] } })).toBe('("A" | "B")[]')
  expect(typeOf({ type: ['number', 'null'] })).toBe('number | null')
  expect(typeOf({})).toBe('any')
})

test('fields of what may be null, and of rows in rows, have their path', () => {
  const inner = { type: 'object', properties: { A: { type: 'string' } } }
  const schema = {
    properties: { One: { anyOf: [inner, { type: 'null' }] }, Many: { type: 'array', items: { type: 'array', items: inner } } },
  }
  expect(fieldsOf(schema).map(field => field.name)).toEqual(['One', 'One.A', 'Many', 'Many[][].A'])
})

test('a sample has the required fields only', () => {
  const schema = {
    type: 'object',
    required: ['Id', 'Count', 'On', 'List', 'Some'],
    properties: {
      Id: { type: 'string', format: 'uuid' },
      Count: { type: 'integer', minimum: 1 },
      On: { type: 'boolean' },
      List: { type: 'array', items: { enum: ['', 'x'] } },
      Some: { anyOf: [{ type: 'null' }, { type: 'string' }] },
      Left: { type: 'string' },
    },
  }
  expect(sampleOf(schema)).toEqual({ Id: '<uuid>', Count: 1, On: true, List: ['x'], Some: '<text>' })
})
