import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { served } from '../../src/app/features.ts'
import type { Call } from '../../src/core/call.ts'
import { pathOf } from '../../src/core/wire.ts'
import { UploadImage } from '../../src/features/base/files/contract.ts'
import { UploadBuildings } from '../../src/features/property/imports/contract.ts'
import { watchBodies } from '../../src/platform/http/bodies.ts'
import { openRoom } from '../../src/platform/http/room.ts'
import { openWorld } from '../world.ts'

const MB = 1024 * 1024
const world = await openWorld()
await world.app.listen({ port: 0, host: '127.0.0.1' })
const portOf = (app: FastifyInstance): number => Number(Reflect.get(Object(app.addresses()[0]), 'port'))
const port = portOf(world.app)

/** A sender of bodies who is in no hurry: sees what the server says while the body is still on its way. */
const open = (to = port) => {
  const socket = connect(to, '127.0.0.1')
  let heard = ''
  let ended = false
  socket.setEncoding('utf8').on('data', text => (heard += text))
  socket.on('close', () => (ended = true)).on('error', () => (ended = true))
  return {
    say: (text: string | Buffer) => void socket.write(text),
    /** What has been said once it holds these words; throws where the connection ends before, or after ten seconds. */
    hears: async (words: string) => {
      for (let i = 0; i < 500 && !heard.includes(words) && !ended; i++) await sleep(20)
      if (!heard.includes(words)) throw new Error(`not heard: ${words}; ${ended ? 'ended' : 'open'} after ${heard.slice(0, 300)}`)
      return heard
    },
    heard: () => heard,
    ended: async () => {
      for (let i = 0; i < 500 && !ended; i++) await sleep(20)
      return ended
    },
    leave: () => void socket.destroy(),
  }
}
const head = (path: string, headers: Record<string, string | number>) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`
const of = (call: Call, length: number, token?: string) =>
  head(pathOf(call), { 'content-length': length, ...(token && { 'user-token': token }) })
const senders: ReturnType<typeof open>[] = []
const sender = () => {
  const one = open()
  senders.push(one)
  return one
}
afterAll(() => {
  for (const one of senders) one.leave()
})

test('token and permission are judged at the headers, before a byte of a large body has come', async () => {
  const nobody = sender()
  nobody.say(of(UploadImage, 100 * MB))
  expect(await nobody.hears('usr.aut.utm')).toContain(' 401 ')
  const ended = sender()
  ended.say(of(UploadImage, 100 * MB, 'ut_unknown'))
  expect(await ended.hears('usr.aut.iut')).toContain(' 401 ')
  const { token } = await (await world.newAccount()).signInAs('Visitor')
  const visitor = sender()
  visitor.say(of(UploadBuildings, 10 * MB, token))
  expect(await visitor.hears('usr.aut.npm')).toContain(' 403 ')
})

test('the limit is judged at the headers', async () => {
  const { token } = await world.newAccount()
  for (let i = 0; i < 61; i++) {
    const one = open()
    one.say(`${of(UploadImage, 2, token)}{}`)
    const heard = await one.hears('x-error-code')
    one.leave()
    if (heard.includes('req.lim.exc')) break
  }
  const last = sender()
  last.say(of(UploadImage, 100 * MB, token))
  const heard = await last.hears('req.lim.exc')
  expect(heard).toContain(' 429 ')
  expect(Number(/retry-after: (\d+)/.exec(heard)?.[1])).toBeGreaterThan(0)
})

test('one caller has room for one of the largest bodies at a time; others have theirs, and it is free again when the first is gone', async () => {
  const [one, other] = [await world.newAccount(), await world.newAccount()]
  const first = sender()
  first.say(of(UploadImage, 100 * MB, one.token))
  await sleep(300)
  const second = sender()
  second.say(of(UploadImage, 100 * MB, one.token))
  expect(await second.hears('req.lim.exc')).toMatch(/ 429 [^]*retry-after: 2/)
  const theirs = sender()
  theirs.say(of(UploadImage, 100 * MB, other.token))
  await sleep(300)
  expect(theirs.heard()).toBe('')
  first.leave()
  theirs.leave()
  await sleep(300)
  const again = sender()
  again.say(of(UploadImage, 100 * MB, one.token))
  await sleep(500)
  expect(again.heard()).toBe('')
  again.leave()
})

test('who is refused while sending reads why, and the connection goes on', async () => {
  const one = sender()
  const length = 3 * MB
  one.say(of(UploadImage, length))
  for (let sent = 0; sent < length; sent += MB) one.say(Buffer.alloc(MB, 32))
  expect(await one.hears('usr.aut.utm')).toContain(' 401 ')
  one.say('GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await one.hears('"alive":true')
})

test('public calls take small bodies only', async () => {
  const open = served.map(one => one.call).filter(call => call.scope === 'public')
  expect(open.length).toBeGreaterThan(5)
  expect(open.filter(call => call.bodyLimit !== undefined)).toEqual([])
  for (const call of open.filter(({ method }) => method === 'POST')) {
    const one = sender()
    one.say(of(call, 64 * 1024))
    expect(await one.hears('req.bdy.big'), call.path).toContain(' 413 ')
    one.leave()
  }
})

test('a room holds so much in all and for one, and takes back what is left', () => {
  const room = openRoom({ all: 10, each: 6 })
  const a = room.take('a', 4)
  expect(() => room.take('a', 3)).toThrow(expect.objectContaining({ code: 'req.lim.exc', retryAfter: 2 }))
  a.grow(2)
  const b = room.take('b', 4)
  expect(() => b.grow(1)).toThrow(expect.objectContaining({ code: 'sys.srv.una' }))
  a.leave()
  a.leave()
  b.grow(2)
  expect(() => room.take('c', 5)).toThrow(expect.objectContaining({ code: 'sys.srv.una' }))
  b.leave()
  room.take('c', 6).leave()
})

test('a body that goes on may be slow, one that stalls is cut; chunks are counted while they come', async () => {
  const app = Fastify({ requestTimeout: 0, bodyLimit: 100 * MB })
  watchBodies(app, () => ({ caller: 'somebody', session: false }), { span: 2000, least: 100, longest: 60_000, drain: 60_000 })
  app.setErrorHandler((error, _request, reply) => reply.code(500).send({ said: String(error) }))
  app.post('/', async ({ body }) => ({ got: JSON.stringify(body).length }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const at = portOf(app)
  const [slow, stalled, chunks] = [open(at), open(at), open(at)]
  try {
    slow.say(head('/', { 'content-length': 3002 }))
    slow.say('"')
    stalled.say(head('/', { 'content-length': 3002 }))
    stalled.say('"')
    chunks.say(head('/', { 'transfer-encoding': 'chunked' }))
    for (let i = 0; i < 3 * 8; i++) chunks.say(`20000\r\n${'x'.repeat(0x20000)}\r\n`) // 3 MB
    await chunks.hears('Too many attempts')
    for (let i = 0; i < 30; i++) {
      await sleep(200)
      slow.say('x'.repeat(100))
    }
    slow.say('"')
    await slow.hears('"got":3002')
    expect(await stalled.ended()).toBe(true)
    expect(stalled.heard()).toBe('')
  } finally {
    for (const one of [slow, stalled, chunks]) one.leave()
    await app.close()
  }
})
