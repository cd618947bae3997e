import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { GetProfile, Renew, ResetPassword, SignIn } from '../../src/features/base/people/contract.ts'
import { openPasswordLink, openSession } from '../../src/features/base/people/data.ts'
import { exchangePrintToken } from '../../src/features/base/people/printPage.server.ts'
import { SignInByPin } from '../../src/features/property/pins/contract.ts'
import { GetPinCodes, UpdatePinCodes } from '../../src/features/property/propertyPage/contract.ts'
import { cacheIdentities, type Identity } from '../../src/platform/gate/identity.ts'
import { placeOf } from '../support/write.ts'
import { callsAs, openWorld, password, send } from '../world.ts'

// A server whose clock is wrong: what ends, and what must wait, is judged by the database's.
const world = await openWorld({ work: true })
const { db } = world.services
const visitor = callsAs(world.app, null)
const hour = 3_600_000
const begun = Date.now()
const shiftBy = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: begun + ms })
afterEach(() => void vi.useRealTimers())
const isOver = async (token: string) => (await send(world.app, GetProfile, {}, token)).code === 'usr.aut.iut'
const query = (sql: string, ...values: unknown[]) => db.system.query(sql, values)

describe.each([
  ['a day behind', -24 * hour],
  ['two hours behind', -2 * hour],
  ['two hours ahead', 2 * hour],
  ['a day ahead', 24 * hour],
])('with a clock %s', (_how, ms) => {
  test('a session lives for its half hour without a call and its twelve hours, no longer and no shorter', async () => {
    shiftBy(ms)
    const { user } = await world.newAccount()
    const opened = async (change: string) => {
      const token = await db.asSystem('test', tx => openSession(tx, { Kind: 'User', UserId: user.id, Family: randomUUID() }))
      await query(`update session set ${change} where user_id = $1 and created_date >= now() - interval '5 seconds'`, user.id)
      const over = await isOver(token)
      await query('delete from session where user_id = $1', user.id)
      return over
    }
    expect(await opened(`seen_date = now() - interval '29 minutes'`)).toBe(false)
    expect(await opened(`seen_date = now() - interval '31 minutes'`)).toBe(true)
    expect(await opened(`expires_date = now() + interval '1 minute'`)).toBe(false)
    expect(await opened(`expires_date = now() - interval '1 second'`)).toBe(true)
  })

  test('a kept sign-in is renewed until its end, and not after it', async () => {
    shiftBy(ms)
    const { user } = await world.newAccount()
    const enter = async (KeepLoggedIn: boolean) => {
      const { cookies } = await send(world.app, SignIn, { UserName: user.email, Password: password, KeepLoggedIn }, null)
      return { cookie: `lintel=${cookies[0]?.value}` }
    }
    const left = async () =>
      (
        await query(
          `select round(extract(epoch from max(expires_date) - now()) / 60)::int as minutes from renewal where user_id = $1`,
          user.id,
        )
      ).rows
    const short = await enter(false)
    expect(await left()).toEqual([{ minutes: 12 * 60 }])
    expect((await send(world.app, Renew, {}, null, short)).status).toBe(200)
    const kept = await enter(true)
    expect(await left()).toEqual([{ minutes: 30 * 24 * 60 }])
    await query(`update renewal set expires_date = now() - interval '1 second' where user_id = $1`, user.id)
    expect((await send(world.app, Renew, {}, null, kept)).code).toBe('usr.aut.iut')
  })

  test('a link for a password is good until its end; a printed page for its minute', async () => {
    shiftBy(ms)
    const { user, group } = await world.newAccount()
    const linked = (minutes: number) => db.asSystem('test', tx => openPasswordLink(tx, { UserId: user.id, Purpose: 'Reset', minutes }))
    expect((await visitor.refuse(ResetPassword, { Token: await linked(0), Password: 'A-new-Password-9' })).code).toBe('usr.lnk.exp')
    await visitor.call(ResetPassword, { Token: await linked(30), Password: 'A-new-Password-9' })
    const printing = { Kind: 'Print', GroupId: group.id, UserId: user.id, Role: 'Admin', Purpose: 'all' } as const
    const token = () => db.asSystem('test', tx => openSession(tx, printing))
    expect(await exchangePrintToken(db, await token())).toMatch(/^ut_/)
    const late = await token()
    await query(`update session set expires_date = now() - interval '1 second' where kind = 'Print' and group_id = $1`, group.id)
    expect(await exchangePrintToken(db, late)).toBeNull()
  })

  test('who has guessed waits as long as ever: for a PIN a quarter of an hour, for a password some seconds', async () => {
    shiftBy(ms)
    const account = await world.newAccount()
    const at = placeOf(account)
    const BuildingPIN = { PinCodes: [{ Type: 'Security' as const, Code: '4711' }] }
    await account.call(UpdatePinCodes, { ...at, EntityId: account.building.id, Version: 1, BuildingPIN })
    const read = () => account.call(GetPinCodes, { gId: at.GroupId, bId: at.BuildingId })
    const Secret = (await read()).SignInUrl?.split('/').at(-1) ?? ''
    const guess = async (PIN: string) => (await send(world.app, SignInByPin, { Secret, PIN }, null)).code
    for (let i = 0; i < 10; i++) expect(await guess('0000')).toBe('usr.aut.pin')
    const ago = (minutes: number) =>
      query(`update guess set failed_date = now() - make_interval(mins => $2) where key = $1`, `pin:${Secret}`, minutes)
    await ago(14)
    expect(await guess('4711')).toBe('req.lim.exc')
    expect((await read()).LockedUntil).toBeGreaterThan(0)
    await ago(16)
    expect((await read()).LockedUntil).toBeNull()
    expect(await guess('4711')).toBeUndefined()
    const signIn = async (seconds: number) => {
      await query(
        `update app_user set failures = 9, failed_date = now() - make_interval(secs => $2) where id = $1`,
        account.user.id,
        seconds,
      )
      return (await send(world.app, SignIn, { UserName: account.user.email, Password: password }, null)).code
    }
    expect(await signIn(10)).toBe('usr.aut.bad')
    expect(await signIn(17)).toBeUndefined()
  })
})

test('a clock that is set back while the server runs keeps no ended session alive in its memory', async () => {
  const asked: string[] = []
  const known = cacheIdentities(async token => {
    asked.push(token)
    return null as Identity | null
  }, 20)
  await known('a')
  shiftBy(-2 * hour)
  await new Promise(resolve => setTimeout(resolve, 60))
  await known('a')
  expect(asked).toEqual(['a', 'a'])
})

test('what is repeated at a time of day is so by universal time, which no summer time moves', async () => {
  const { rows } = await query('select name, cron, timezone from pgboss.schedule')
  expect(rows.length).toBeGreaterThan(3)
  expect(rows.filter(({ timezone }) => timezone !== 'UTC')).toEqual([])
})
