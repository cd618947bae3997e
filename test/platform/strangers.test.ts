import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openHttp } from '../../src/app/http.ts'
import { takeTurns } from '../../src/core/turns.ts'
import { pathOf } from '../../src/core/wire.ts'
import { SignIn } from '../../src/features/base/people/contract.ts'
import { GetPropertyTags } from '../../src/features/property/buildings/contract.ts'
import type { Config } from '../../src/platform/config.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { loginsOf } from '../../src/platform/db/logins.ts'
import { openLimits } from '../../src/platform/limits.ts'
import { openWorld, password, send } from '../world.ts'

// Somebody without a session, or many of them, must not keep others from their work.
const world = await openWorld()

/** The same world over as few connections as there can be. */
const small = async () => {
  const db = openDatabase(loginsOf(world.owner, world.services.config.secret), { max: 1 })
  const app = await openHttp({ ...world.services, db, limits: openLimits(db.counting) })
  return { app, db, close: () => app.close().then(() => db.close()) }
}

test('35 sign-ins at once over a pool of one connection: each is answered by its password, and another call gets through', async () => {
  const account = await world.newAccount()
  const people = await Promise.all(Array.from({ length: 12 }, () => account.signInAs('PM')))
  const { app, close } = await small()
  const ask = () => send(app, GetPropertyTags, { filter: { gId: account.group.id } }, account.token)
  try {
    await ask() // its connection is open: on a busy machine that alone may take seconds
    const signIns = Array.from({ length: 35 }, (_, i) => {
      const right = i % 3 === 0
      const UserName = right ? people[i / 3]?.user.email : `stranger-${i}@test.example`
      return send(app, SignIn, { UserName, Password: right ? password : 'wrong wrong 1' }, null)
    })
    const others = Array.from({ length: 5 }, ask)
    expect((await Promise.all(others)).map(reply => reply.status)).toEqual([200, 200, 200, 200, 200])
    expect((await Promise.all(signIns)).map(reply => reply.status)).toEqual(signIns.map((_, i) => (i % 3 === 0 ? 200 : 401)))
  } finally {
    await close()
  }
}, 120_000)

test('a transaction that asks its own pool for another connection is told so, and does not wait', async () => {
  const { db, close } = await small()
  try {
    const read = () => db.withTenant(null, tx => tx.execute(sql`select 1`))
    await expect(db.withTenant(null, read)).rejects.toThrow(/of its own pool/)
    await expect(db.asSystem('test', read)).rejects.toThrow(/or of one before it/)
    await expect(db.asSystem('test', () => db.system.query('select 1'))).rejects.toThrow(/of its own pool/)
    await expect(db.withTenant(null, () => db.asSystem('test', () => db.counting.query('select 1')))).resolves.toMatchObject({
      rowCount: 1,
    })
    await expect(read()).resolves.toMatchObject({ rowCount: 1 })
  } finally {
    await close()
  }
})

test('where a pool has no connection left, and too many wait for one, another is refused at once', async () => {
  const { db, close } = await small()
  const held = await db.app.connect()
  const waiting = Array.from({ length: 201 }, () => db.withTenant(null, tx => tx.execute(sql`select 1`)).catch(error => error))
  expect(await waiting[200]).toMatchObject({ code: 'sys.srv.una' })
  held.release()
  expect((await Promise.all(waiting))[0]).toMatchObject({ rowCount: 1 })
  await close()
})

test('works take turns, and where too many wait another is refused', async () => {
  const turn = takeTurns(1, 2)
  let end = (): void => {}
  const first = turn(() => new Promise<void>(resolve => (end = resolve)))
  const [second, third, fourth] = [turn(async () => 2), turn(async () => 3), turn(async () => 4)]
  await expect(fourth).rejects.toMatchObject({ code: 'sys.srv.una' })
  end()
  expect(await Promise.all([first, second, third])).toEqual([undefined, 2, 3])
  expect(await turn(async () => 5)).toBe(5)
})

test('a sign-in that cannot be counted is no attempt too many', async () => {
  const limits = openLimits({ query: () => Promise.reject(new Error('the database is away')) } as never)
  await expect(limits.take('sign-in', 10, { closed: true })).rejects.toMatchObject({ code: 'sys.srv.una' })
  await expect(limits.take('reading', 1)).resolves.toBeUndefined()
  const past = limits.take('reading', 1)
  await expect(past).rejects.toMatchObject({ code: 'req.lim.exc' })
  expect(await past.catch(({ retryAfter }) => retryAfter >= 1 && retryAfter <= 60)).toBe(true)
})

/** The refusal of the 21st sign-in within a minute or two, each with another header that the caller wrote; null where all were tried. */
const limited = async (trustProxy: Config['trustProxy'], forwarded: (i: number) => string) => {
  const app = await openHttp({ ...world.services, config: { ...world.services.config, trustProxy } })
  try {
    for (let i = 0; i < 21; i++) {
      const payload = { UserName: `stranger-${i}@spoof.example`, Password: 'wrong wrong 1' }
      const headers = { 'x-forwarded-for': forwarded(i) }
      const reply = await app.inject({ method: 'POST', url: pathOf(SignIn), payload, headers, remoteAddress: '203.0.113.1' })
      if (reply.statusCode === 429) return reply.headers
    }
    return null
  } finally {
    await app.close()
  }
}

test('who writes addresses into X-Forwarded-For is counted by what the trusted proxy adds', async () => {
  const spoofed = (i: number) => `198.51.100.${i}`
  expect(await limited(false, spoofed)).not.toBeNull()
  expect(await limited(1, i => `${spoofed(i)}, 192.0.2.1`)).not.toBeNull()
  expect(await limited(['203.0.113.0/24', '10.1.2.3'], i => `${spoofed(i)}, 192.0.2.2, 10.1.2.3`)).not.toBeNull()
  expect(await limited(['10.1.2.3'], i => `${spoofed(i)}, 192.0.2.3`)).not.toBeNull() // comes from no proxy of ours
  expect(await limited(1, i => `192.0.2.9, 100.64.0.${i}`)).toBeNull()
}, 120_000)

test('whoever is refused for now is told when to come again', async () => {
  const headers = await limited(false, () => '192.0.2.4')
  expect(Number(headers?.['retry-after'])).toBeGreaterThanOrEqual(1)
  expect(Number(headers?.['retry-after'])).toBeLessThanOrEqual(60)
  const { db, close } = await small()
  await close() // a database that is away
  const app = await openHttp({ ...world.services, db, limits: openLimits(db.counting) })
  const asked = await app.inject({ method: 'POST', url: pathOf(SignIn), payload: { UserName: 'a@b.example', Password: 'wrong wrong 1' } })
  expect([asked.statusCode, asked.headers['x-error-code'], asked.headers['retry-after']]).toEqual([503, 'sys.srv.una', '2'])
  const ready = await app.inject('/ready')
  expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '2'])
  await app.close()
}, 120_000)
