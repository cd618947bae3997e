import { randomUUID } from 'node:crypto'
import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Account, openWorld, send } from '../../../../test/world.ts'
import { mail } from '../../../platform/tables.ts'
import { GetPropertyContacts } from '../../property/contacts/contract.ts'
import { SignInByPin } from '../../property/pins/contract.ts'
import { tellLocks } from '../../property/pins/jobs.ts'
import { GetPinCodes, GetProperty, UpdatePinCodes } from '../../property/propertyPage/contract.ts'
import { SignIn } from './contract.ts'
import { countGuess, freeGuesses } from './guesses.server.ts'
import { tooManyGuesses } from './rules.ts'
import { guess } from './tables.ts'

const world = await openWorld()
const asSystem = <T>(work: Parameters<typeof world.services.db.asSystem<T>>[1]) => world.services.db.asSystem('test', work)
const pins = { GM: '4711', Security: '0815' }
const signOf = async (account: Account) => {
  const place = { gId: account.group.id, bId: account.building.id }
  const { Version } = await account.call(GetProperty, { gId: place.gId, eId: place.bId })
  const PinCodes = Object.entries(pins).map(([Type, Code]) => ({ Type: Type as keyof typeof pins, Code }))
  const where = { GroupId: place.gId, EntityId: place.bId, BuildingId: place.bId, Version }
  await account.call(UpdatePinCodes, { ...where, BuildingPIN: { PinCodes } })
  const read = () => account.call(GetPinCodes, place)
  const Secret = (await read()).SignInUrl?.split('/').at(-1) ?? ''
  const tryPin = async (PIN: string, cookie?: string) => send(world.app, SignInByPin, { Secret, PIN }, null, cookie ? { cookie } : {})
  const failures = async () =>
    (
      await asSystem(tx =>
        tx
          .select()
          .from(guess)
          .where(eq(guess.Key, `pin:${Secret}`)),
      )
    )[0]?.Failures ?? 0
  return { Secret, read, tryPin, failures }
}
const cookieOf = ({ cookies }: Awaited<ReturnType<typeof send>>) => cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

test('ten wrong PINs close a sign, also to the right one, for strangers; a browser that was right before goes on', async () => {
  const { tryPin, read } = await signOf(await world.newAccount())
  const known = cookieOf(await tryPin(pins.GM))
  for (let i = 0; i < freeGuesses; i++) expect((await tryPin('0000')).code).toBe('usr.aut.pin')
  const shut = await tryPin(pins.GM)
  expect(shut).toMatchObject({ status: 429, code: 'req.lim.exc' })
  expect(JSON.parse(shut.body).error.message).toBe(tooManyGuesses)
  expect((await tryPin(pins.GM, known)).code).toBeUndefined()
  const until = (await read()).LockedUntil ?? 0
  expect(until).toBeGreaterThan(Date.now() + 13 * 60_000)
  expect(until).toBeLessThan(Date.now() + 16 * 60_000)
})

test('who holds one PIN learns no other: a right one takes nothing off the count', async () => {
  const { tryPin, failures } = await signOf(await world.newAccount())
  for (let i = 0; i < freeGuesses; i++) {
    if (i < freeGuesses - 1) expect((await tryPin(pins.GM)).code).toBeUndefined()
    await tryPin(`${1000 + i}`)
  }
  expect(await failures()).toBe(freeGuesses)
  expect((await tryPin(pins.GM)).code).toBe('req.lim.exc')
})

test('a known browser is counted too, by itself', async () => {
  const { tryPin, failures } = await signOf(await world.newAccount())
  const known = cookieOf(await tryPin(pins.GM))
  for (let i = 0; i < freeGuesses; i++) expect((await tryPin('0000', known)).code).toBe('usr.aut.pin')
  expect((await tryPin(pins.GM, known)).code).toBe('req.lim.exc')
  expect(await failures()).toBe(0)
  expect((await tryPin(pins.GM, known.replace(/\.[^.]*$/, '.forged'))).code).toBeUndefined()
})

test('many guesses at once count one by one', async () => {
  const { tryPin } = await signOf(await world.newAccount())
  const codes = await Promise.all(Array.from({ length: 25 }, async () => (await tryPin('0000')).code))
  expect(codes.filter(code => code === 'usr.aut.pin').length).toBeLessThanOrEqual(freeGuesses)
  expect(codes).toContain('req.lim.exc')
})

test('each wait is twice the last, up to four hours, and two hours without a wrong one forgive one', async () => {
  const { tryPin, Secret, failures } = await signOf(await world.newAccount())
  const after = async (Failures: number, minutes: number) => {
    await asSystem(tx =>
      tx
        .insert(guess)
        .values({ Key: `pin:${Secret}`, Failures, FailedDate: new Date(Date.now() - minutes * 60_000) })
        .onConflictDoUpdate({ target: guess.Key, set: { Failures, FailedDate: new Date(Date.now() - minutes * 60_000) } }),
    )
    return (await tryPin('0000')).code
  }
  for (const [count, minutes] of [
    [10, 15],
    [11, 30],
    [12, 60],
    [13, 120],
    [14, 240],
    [20, 240],
  ] as const) {
    expect(await after(count, minutes - 1), `${count} wrong`).toBe('req.lim.exc')
    expect(await after(count, minutes + 1), `${count} wrong`).toBe('usr.aut.pin')
  }
  await after(9, 5 * 60)
  expect(await failures()).toBe(8)
})

test('one caller is counted over all places', async () => {
  const ctx = {
    secret: 'x',
    http: {
      address: 'one',
      ip: '127.0.0.1',
      device: null,
      cookie: undefined,
      known: undefined,
      scan: undefined,
      setCookie: () => {},
      setKnown: () => {},
      sameOrigin: true,
    },
  }
  const wrong = (i: number) => countGuess({ ...ctx, system: world.services.db.asSystem }, `pin:NOWHERE${i}`, async () => undefined)
  for (let i = 0; i < 30; i++) await expect(wrong(i)).rejects.toMatchObject({ code: 'usr.aut.pin' })
  await expect(wrong(30)).rejects.toMatchObject({ code: 'req.lim.exc' })
})

test('those who manage the PINs are told once that a sign has closed, and nobody else', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const [here = '', elsewhere = ''] = account.buildings.map(({ id }) => id)
  const manager = await account.signInAs('Executive', [here])
  await account.signInAs('Executive', [elsewhere])
  await account.signInAs('Employee')
  const { tryPin } = await signOf(account)
  const told = async () => {
    await tellLocks.run({ services: world.services, attempt: 1, last: false, jobId: 'test' }, {})
    return asSystem(tx =>
      tx
        .select()
        .from(mail)
        .where(like(mail.MessageId, `<pinlock.${here}.%`)),
    )
  }
  for (let i = 0; i < freeGuesses - 1; i++) await tryPin('0000')
  expect(await told()).toEqual([])
  for (let i = 0; i < 3; i++) await tryPin('0000')
  await told()
  const mails = await told()
  expect(mails.map(({ To }) => To[0]).toSorted()).toEqual([account.user.email, manager.user.email].toSorted())
  expect(mails[0]?.Subject).toMatch(/^PINs of Building 1 are being guessed$/)
  expect(mails[0]?.Text).not.toMatch(/4711|0815|0000/)
})

test('an account whose visitors have used up its mails is told of a closed sign later, and keeps no other account waiting', async () => {
  const full = await world.newAccount()
  const other = await world.newAccount()
  const tell = () => tellLocks.run({ services: world.services, attempt: 1, last: false, jobId: 'test' }, {})
  const told = async ({ building }: typeof full) =>
    (
      await asSystem(tx =>
        tx
          .select({ To: mail.To })
          .from(mail)
          .where(like(mail.MessageId, `<pinlock.${building.id}.%`)),
      )
    ).length
  await world.services.db.system.query(
    `insert into mail (group_id, "to", subject, text, html, message_id, state, by_visitor) select $1, array_agg('a@b.example'::text), 'x', 'x', 'x', $2, 'Outbox', true from generate_series(1, 200)`,
    [full.group.id, randomUUID()],
  )
  await world.services.db.system.query(
    `insert into guess (key, failures, failed_date, locked_date) select 'pin:' || pin_secret, 10, now(), now() from building where id = any($1)`,
    [[full.building.id, other.building.id]],
  )
  await tell()
  expect([await told(full), await told(other)]).toEqual([0, 1])
  await world.services.db.system.query(`update mail set created_date = created_date - interval '1 hour' where group_id = $1`, [
    full.group.id,
  ])
  await tell()
  expect([await told(full), await told(other)]).toEqual([1, 1])
})

test('strangers who fail at an account do not keep out the browser that signed in there before', async () => {
  const { user } = await world.newAccount()
  const signIn = (Password: string, cookie?: string) =>
    send(world.app, SignIn, { UserName: user.email, Password }, null, cookie ? { cookie } : {})
  const known = cookieOf(await signIn(user.password))
  for (let i = 0; i < 12; i++) await signIn('wrong')
  expect((await signIn(user.password)).code).toBeDefined()
  expect((await signIn(user.password, known)).code).toBeUndefined()
})

test('a PIN opens no list of people', async () => {
  const account = await world.newAccount()
  const { tryPin } = await signOf(account)
  const { UserToken } = JSON.parse((await tryPin(pins.Security)).body).data
  expect(await account.refuse(GetPropertyContacts, { filter: { gId: account.group.id } }, UserToken)).toMatchObject({ code: 'usr.aut.npm' })
})
