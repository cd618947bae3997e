import { afterAll, describe, expect, test } from 'vitest'
import { served } from '../../src/app/features.ts'
import { openHttp } from '../../src/app/http.ts'
import { pages } from '../../src/app/pages.ts'
import type { Call } from '../../src/core/call.ts'
import { may, permissionsOf } from '../../src/core/permissions.ts'
import { JSON_PARAMETERS, pathOf, TOKEN_HEADER } from '../../src/core/wire.ts'
import { type InputPlace, type InputSchema, schemaOf, smallInput } from '../support/inputs.ts'
import { newQrCode } from '../support/scans.ts'
import { listNumberLeaves, putLeaf } from '../support/schemas.ts'
import type { Write } from '../support/write.ts'
import { writesOf } from '../ways.ts'
import { openWorld, send } from '../world.ts'

const world = await openWorld()
const calls: Call[] = served.map(one => one.call)
const forGlobals = (call: Call) => call.scope === 'global' || !may(permissionsOf('Admin'), call.may)
// A call of its own account, since a write may end the session or put the account away.
let token = ''
const placeFor = async (call: Call): Promise<InputPlace> => {
  const account = await world.newAccount(forGlobals(call) ? { role: 'AcAdmin', global: true } : { role: 'Admin' })
  token = account.token
  return { gId: account.group.id, bId: account.building.id }
}
const named = (some: readonly Call[]) => some.map(call => [call.path, call] as const)

let caller = 0
type Sent = { query?: string; payload?: string | Buffer; type?: string }
const sent = (call: Call, { query, payload, type }: Sent) =>
  world.app.inject({
    method: call.method,
    url: `${pathOf(call)}${query ? `?${query}` : ''}`,
    ...(payload !== undefined && { payload }),
    headers: { [TOKEN_HEADER]: token, ...(type && { 'content-type': type }) },
    remoteAddress: `127.9.${++caller >> 8}.${caller & 255}`,
  })
/** Of these requests those that made the server fail, or were refused without a code. */
const failuresOf = async (call: Call, requests: Iterable<Sent>): Promise<string[]> => {
  const failures: string[] = []
  for (const request of requests) {
    const { statusCode, headers, body } = await sent(call, request)
    if (statusCode >= 500 || (statusCode >= 400 && typeof headers['x-error-code'] !== 'string'))
      failures.push(`${statusCode} ${request.query ?? String(request.payload).slice(0, 300)}: ${body.slice(0, 300)}`)
  }
  return failures
}
const parameter = (name: string, value: unknown) =>
  `${name}=${encodeURIComponent(JSON_PARAMETERS.includes(name) || typeof value === 'object' ? JSON.stringify(value) : String(value))}`
const queryOf = (input: Record<string, unknown>) =>
  Object.entries(input)
    .map(([name, value]) => parameter(name, value))
    .join('&')
const asRequest = (call: Call, input: Record<string, unknown>): Sent =>
  call.method === 'GET' ? { query: queryOf(input) } : { payload: JSON.stringify(input), type: 'application/json' }

// The last moment of 9999 and the first after it, the ends of a Date, of whole numbers, of what PostgreSQL takes for an int and a bigint.
const ends = [
  0,
  1,
  -1,
  253_402_300_799_999,
  253_402_300_800_000,
  8.64e15,
  8.64e15 + 2,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 63,
  1e308,
  0.5,
]
const days = ['0000-00-00', '0001-01-01', '9999-12-31', '2026-02-30', '10000-01-01', '-0001-01-01', '24:00', '23:59']

/** The input with every number in it, also in those fields that may be left out, set to `end`, and every text to `day` where one is given. */
const filled = (schema: InputSchema, name: string, base: unknown, put: { end: number; day: string | undefined }): unknown => {
  const branches = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const object = branches.find(one => one.properties)
  if (object) {
    const known = (typeof base === 'object' && base !== null ? base : {}) as Record<string, unknown> // a record of the small input
    return Object.fromEntries(
      Object.entries(object.properties ?? {})
        .map(([key, of]) => [key, filled(of, key, known[key], put)])
        .filter(([, value]) => value !== undefined),
    )
  }
  if (/Id$|^gId$|^bId$|^eId$|^perPage$|^page$/.test(name)) return base
  if (branches.some(one => one.type === 'number' || one.type === 'integer')) return put.end
  if (put.day !== undefined && branches.some(one => one.type === 'string' && !one.enum && one.format !== 'uuid')) return put.day
  return base
}

describe('at the ends of its ranges', () => {
  test.each(named(calls))('%s never fails', async (_path, call) => {
    const [schema, base] = [schemaOf(call), smallInput(call, await placeFor(call))]
    const inputs = [...ends.map(end => ({ end, day: undefined })), ...days.map(day => ({ end: 1, day }))].map(put =>
      filled(schema, '', base, put),
    )
    const different = new Map(inputs.map(input => [JSON.stringify(input), input as Record<string, unknown>])) // an input is an object
    expect(
      await failuresOf(
        call,
        [...different.values()].map(input => asRequest(call, input)),
      ),
    ).toEqual([])
  })

  const dated = calls.filter(call => call.method === 'GET' && Object.keys(schemaOf(call).properties ?? {}).includes('startDate'))
  test.each(named(dated))('%s refuses a day beyond the calendar', async (_path, call) => {
    const place = await placeFor(call)
    for (const startDate of [253_402_300_800_000, 8.64e15]) {
      const reply = await sent(call, asRequest(call, { ...smallInput(call, place), startDate, endDate: startDate }))
      expect([reply.statusCode, reply.headers['x-error-code']]).toEqual([400, 'req.val.inv'])
    }
  })

  // A report computes days before and after its range, by the clocks that are first and last in a year.
  test.each(named(dated))('%s takes the ends of the calendar, by every clock', async (_path, call) => {
    const place = await placeFor(call)
    const day = 86_400_000
    const last = Date.UTC(9999, 0, 1) - 1
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
      await world.services.db.system.query('update building set time_zone = $2 where group_id = $1', [place.gId, timeZone])
      const ranges = [
        [0, 0],
        [0, 30 * day],
        [last - 30 * day, last],
        [last, last],
      ]
      const failures = await failuresOf(
        call,
        ranges.map(([startDate, endDate]) => asRequest(call, { ...smallInput(call, place), startDate, endDate })),
      )
      expect(failures, timeZone).toEqual([])
    }
  })
})

// A right input reaches the handler; one number of it stands at an end.
describe('with one number of a right input at its end', async () => {
  const global = await world.newAccount({ role: 'AcAdmin', global: true })
  const lastMoment = 253_402_300_799_999
  const bounds = [0, lastMoment, lastMoment + 1, 8.64e15, Number.MAX_SAFE_INTEGER]
  const isOfOthers = (path: string) => /(^|\.)(Version|perPage|page)$/.test(path)
  const numbersOf = ({ call }: Write) => listNumberLeaves(call.input).filter(({ path }) => !isOfOthers(path))
  const writes = writesOf({ world, global }).filter(write => numbersOf(write).length > 0)

  test.each(writes.map(write => [write.call.path, write] as const))('%s never fails', async (_path, write) => {
    const { call } = write
    const open = async () => {
      const account = await world.newAccount({ role: 'AcAdmin' })
      // Its clock is the first to leave a year.
      await world.services.db.system.query(`update building set time_zone = 'Pacific/Kiritimati' where group_id = $1`, [account.group.id])
      const { input, token = account.token } = await write.open(account)
      return { input: input('x'), token }
    }
    let opened = await open()
    const failures: string[] = []
    for (const { path } of numbersOf(write))
      for (const bound of bounds)
        for (const input of putLeaf(opened.input, path, bound)) {
          const { status, body } = await send(world.app, call, input, opened.token || null, {}, `127.10.${++caller >> 8}.${caller & 255}`)
          if (status >= 500) failures.push(`${path} ${bound}: ${status} ${body}`)
          if (status < 400) opened = await open() // what was written is another state
        }
    expect(failures).toEqual([])
  })
})

describe('with its parameters twice', () => {
  test.each(named(calls.filter(call => call.method === 'GET')))('%s never fails', async (_path, call) => {
    const input = smallInput(call, await placeFor(call))
    const names = Object.keys(schemaOf(call).properties ?? {})
    const twice = names.flatMap(name => {
      const one = parameter(name, input[name] ?? 'x')
      return [`${one}&${one}`, `${name}[]=1&${name}[a]=2&${name}`].map(more => ({ query: `${queryOf(input)}&${more}` }))
    })
    expect(await failuresOf(call, twice)).toEqual([])
  })
})

describe('with a body of another type', () => {
  const json = 'application/json'
  const types = [
    json,
    `${json}; charset=utf-16`,
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'image/png',
    'x',
    '',
  ]
  test.each(named(calls.filter(call => call.method !== 'GET')))('%s is refused, and never fails', async (_path, call) => {
    const input = JSON.stringify(smallInput(call, await placeFor(call)))
    const payloads = [input, '', '\u0000', Buffer.from([0xff, 0xfe, 0x00]), 'a=1&a=2', '--x\r\n\r\n--x--', '[]', 'null', '"x"', '1e999']
    const requests = types.flatMap(type => payloads.map(payload => ({ payload, ...(type && { type }) })))
    expect(await failuresOf(call, requests)).toEqual([])
    for (const type of types.filter(one => !one.startsWith(json)))
      expect((await sent(call, { payload: input, ...(type && { type }) })).statusCode, type).toBeGreaterThanOrEqual(400)
  })
})

describe('of every address that is no call', async () => {
  const app = await openHttp(world.services, pages(world.services))
  afterAll(() => app.close())
  const account = await world.newAccount()
  const { Address } = await newQrCode(world, account, { Type: 'Feedback' })
  const odd = ['%00', '%', '..%2f', 'a%', '%ff', 'x'.repeat(6000)]
  const addresses = [
    ...['/assets', '/f', '/files', '/files/a/b', '/qr', '/scan', '/q', '/csm', '/csm/Entity', '/pdf', ''].flatMap(at => [
      at || '/',
      `${at}/`,
      ...odd.map(one => `${at}/${one}`),
    ]),
    ...['t=1&t=2', 'i=0&i=1', 'lang=en&lang=es', 't[]=1', 't[a]=1', '%', '%00=1', 'a='.repeat(2000)].flatMap(query => [
      `/q/${Address}?${query}`,
      `/q/${Address}/thanks?${query}`,
      `/?${query}`,
      `/login?${query}`,
      `/csm/Entity/GetPropertyList?${query}`,
      `/csm-events?${query}`,
      `/openapi.json?${query}`,
    ]),
  ]
  test.each(addresses.map(url => [url.slice(0, 60), url]))('%s never fails', async (_short, url) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'] as const)
      for (const accept of ['text/html', '*/*']) {
        const reply = await app.inject({ method, url, headers: { accept } })
        expect(reply.statusCode, `${method} ${accept} ${reply.body.slice(0, 200)}`).toBeLessThan(500)
      }
  })
})
