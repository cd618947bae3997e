import { expect, test } from 'vitest'
import { SignIn } from '../../src/features/base/people/contract.ts'
import { freeGuesses } from '../../src/features/base/people/guesses.server.ts'
import { SignInByPin } from '../../src/features/property/pins/contract.ts'
import { GetPinCodes, UpdatePinCodes } from '../../src/features/property/propertyPage/contract.ts'
import { OpenSurvey } from '../../src/features/surveys/surveyAnswers/contract.ts'
import { newCode } from '../../src/platform/secrets.ts'
import { generatedSurvey } from '../support/surveys.ts'
import { lotsOfTrial, timesOfTrial } from '../support/trial.ts'
import { placeOf } from '../support/write.ts'
import { openWorld, password, send } from '../world.ts'

// Those who guess, from a hundred sources at once: 127.0.1.1 to 127.0.1.100.
const world = await openWorld()
const lots = lotsOfTrial()
const sources = Array.from({ length: 100 }, (_, i) => `127.0.1.${i + 1}`)
const digits = () => String(Math.floor(lots() * 10_000)).padStart(4, '0')
const right = '4711'
const wrong = (): string => {
  const PIN = digits()
  return PIN === right ? wrong() : PIN
}
const query = (sql: string, ...values: unknown[]) => world.services.db.system.query(sql, values)
const sessions = async (kind: string) => (await query('select count(*)::int as n from session where kind = $1', kind)).rows[0]?.n
const cookieOf = ({ cookies }: Awaited<ReturnType<typeof send>>) => cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

/** A building whose sign has a PIN; `known`: the cookie of a phone that was let in by it. */
const newSign = async () => {
  const account = await world.newAccount()
  const at = placeOf(account)
  const BuildingPIN = { PinCodes: [{ Type: 'Security' as const, Code: right }] }
  await account.call(UpdatePinCodes, { ...at, EntityId: account.building.id, Version: 1, BuildingPIN })
  const Secret = (await account.call(GetPinCodes, { gId: at.GroupId, bId: at.BuildingId })).SignInUrl?.split('/').at(-1) ?? ''
  const enter = (PIN: string, { cookie, from }: { cookie?: string; from?: string } = {}) =>
    send(world.app, SignInByPin, { Secret, PIN }, null, cookie ? { cookie } : {}, from)
  return { at, Secret, enter, known: cookieOf(await enter(right)) }
}
/** Works on all of a list, so many at once. */
const inParallel = async <T>(all: readonly T[], atOnce: number, work: (one: T) => Promise<void>): Promise<void> => {
  const rest = [...all]
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let one = rest.pop(); one !== undefined; one = rest.pop()) await work(one)
    }),
  )
}

test('with the secret of a sign its PIN is tried ten times in a quarter of an hour, from however many sources; known phones go on', async () => {
  const signs = await Promise.all(Array.from({ length: timesOfTrial(3) }, newSign))
  const before = await sessions('Pin')
  const tried = new Map(signs.map(({ Secret }) => [Secret, 0]))
  const guesses = signs
    .flatMap(sign => Array.from({ length: 14 }, () => sign))
    .map((sign, i) => ({ sign, from: sources[(i * 37) % sources.length] ?? '' }))
  await inParallel(guesses, 10, async ({ sign, from }) => {
    const { code } = await sign.enter(wrong(), { from })
    expect(['usr.aut.pin', 'req.lim.exc']).toContain(code)
    if (code === 'usr.aut.pin') tried.set(sign.Secret, (tried.get(sign.Secret) ?? 0) + 1)
  })
  expect([...tried.values()].filter(times => times > freeGuesses)).toEqual([])
  expect(await sessions('Pin')).toBe(before)
  for (const { enter, known } of signs) {
    expect((await enter(right)).code).toBe('req.lim.exc')
    expect((await enter(right, { cookie: known })).code).toBeUndefined()
  }
}, 300_000)

test('a phone that is known at one sign is a stranger at the next', async () => {
  const [here, next] = [await newSign(), await newSign()]
  for (let i = 0; i < freeGuesses; i++) expect((await next.enter(wrong())).code).toBe('usr.aut.pin')
  expect((await next.enter(right, { cookie: here.known })).code).toBe('req.lim.exc')
  expect((await next.enter(right, { cookie: next.known })).code).toBeUndefined()
})

test('the PIN of a survey is tried ten times, from however many sources', async () => {
  const made = await generatedSurvey(await world.newAccount())
  const codes = await Promise.all(
    sources.slice(0, 30).map(async from => {
      const PIN = made.PIN === '0000' ? '0001' : '0000'
      return (await send(world.app, OpenSurvey, { bId: made.BuildingId, builderId: made.BuilderId, PIN }, null, {}, from)).code
    }),
  )
  expect(codes.filter(code => code === 'usr.aut.pin').length).toBeLessThanOrEqual(freeGuesses)
  expect(codes).toContain('req.lim.exc')
  expect(await sessions('Anonymous')).toBe(0)
})

const signInOf =
  ({ email }: { email: string }) =>
  (Password: string, { cookie, from }: { cookie?: string; from?: string } = {}) =>
    send(world.app, SignIn, { UserName: email, Password }, null, cookie ? { cookie } : {}, from)

test('a password is tried ten times a minute, from however many sources', async () => {
  const signIn = signInOf((await world.newAccount()).user)
  const codes = await Promise.all(sources.slice(0, 20).map(async (from, i) => (await signIn(`Wrong-Horse-${i}`, { from })).code))
  expect(codes.filter(code => code === 'usr.aut.bad').length).toBeLessThanOrEqual(10)
  expect(codes).toContain('req.lim.exc')
})

test('each failure of a password after the fifth makes the next try wait, a hundred end it for strangers', async () => {
  const { user } = await world.newAccount()
  const signIn = signInOf(user)
  const known = cookieOf(await signIn(password))
  const after = async (failures: number, seconds: number) => {
    await query(
      'update app_user set failures = $2, failed_date = now() - make_interval(secs => $3) where id = $1',
      user.id,
      failures,
      seconds,
    )
    return (await signIn(password)).code
  }
  expect([await after(7, 3), await after(7, 5)]).toEqual(['usr.aut.bad', undefined])
  expect([await after(40, 55), await after(40, 61)]).toEqual(['usr.aut.bad', undefined])
  expect(await after(100, 86_400)).toBe('usr.aut.bad')
  expect((await signIn(password, { cookie: known })).code).toBeUndefined()
})

test('without the secret of a sign the right PIN opens nothing, however many guess', async () => {
  const { Secret, at } = await newSign()
  const before = await sessions('Pin')
  const began = Date.now()
  const codes = new Map<unknown, number>()
  const near = [at.BuildingId, at.GroupId, Secret.slice(0, -1), `${Secret}0`, `${Secret.slice(0, -1)}!`, `${Secret}' or 1=1`, '%', '']
  await inParallel(
    // 21 a source: also where a minute ends meanwhile, one of both sees more than ten.
    Array.from({ length: timesOfTrial(2100) }, (_, i) => i),
    20,
    async i => {
      const guess = i % 20 === 0 ? (near[(i / 20) % near.length] ?? '') : newCode(Secret.length)
      const { code } = await send(world.app, SignInByPin, { Secret: guess, PIN: right }, null, {}, sources[i % sources.length])
      codes.set(code, (codes.get(code) ?? 0) + 1)
    },
  )
  expect(new Set(codes.keys())).toEqual(new Set(['req.lim.exc', 'req.val.inv', 'usr.aut.pin']))
  expect(await sessions('Pin')).toBe(before)
  const minutes = 1 + Math.ceil((Date.now() - began) / 60_000) // that were begun
  expect(codes.get('usr.aut.pin')).toBeLessThanOrEqual(sources.length * 10 * minutes) // ten a minute and source
}, 300_000)
