import { describe, expect, test } from 'vitest'
import { callsAs, openWorld, password, send } from '../../../../test/world.ts'
import { hints } from '../../../core/hints.ts'
import { UploadImage } from '../files/contract.ts'
import { GetProfile, Renew, SignIn } from '../people/contract.ts'
import { freeGuesses } from '../people/guesses.server.ts'
import { ChangePassword, EndOtherSessions, EndOwnSession, GetOwnProfile, GetOwnSessions, SaveOwnProfile } from './contract.ts'
import { deviceOf } from './rules.ts'

const world = await openWorld({ work: true })
const visitor = callsAs(world.app, null)
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const until = async (holds: () => Promise<boolean>) => {
  for (let i = 0; i < 100 && !(await holds()); i++) await new Promise(resolve => setTimeout(resolve, 100))
  expect(await holds()).toBe(true)
}
const isOver = async (token: string) => (await send(world.app, GetProfile, {}, token)).code === 'usr.aut.iut'
const enter = async (email: string, device: string, secret = password) => {
  const reply = await send(world.app, SignIn, { UserName: email, Password: secret }, null, { 'user-agent': device })
  const token = String(JSON.parse(reply.body).data.UserToken)
  const cookie = `lintel=${reply.cookies.find(one => one.name === 'lintel')?.value}`
  return { token, cookie, ...callsAs(world.app, token) }
}

describe('one’s own profile', () => {
  test('is saved over the version that was read, and told at the next sign-in', async () => {
    const { call, refuse, user } = await world.newAccount()
    const { Email, Version, ...read } = await call(GetOwnProfile, {})
    expect({ Email, ...read }).toEqual({ Email: user.email, FullName: 'Test Admin', Phone: '', TimeZone: null, Picture: null })
    const profile = { FullName: '  Ada Wong ', Phone: '12125550123', TimeZone: 'Asia/Tokyo', Picture: null }
    await call(SaveOwnProfile, { ...profile, Version })
    expect(await call(GetOwnProfile, {})).toMatchObject({ FullName: 'Ada Wong', Phone: '12125550123', TimeZone: 'Asia/Tokyo' })
    expect(await refuse(SaveOwnProfile, { ...profile, Version })).toMatchObject({ status: 409, code: 'sys.obj.cfl' })
    const { UserPersonal } = await visitor.call(SignIn, { UserName: user.email, Password: password })
    expect(UserPersonal).toEqual({ FullName: 'Ada Wong', TimeZone: 'Asia/Tokyo', Picture: null })
  })

  test('refuses what is no name, phone or zone, at its field', async () => {
    const { call, refuse } = await world.newAccount()
    const { Version } = await call(GetOwnProfile, {})
    const wrong = { FullName: ' ', Phone: '123', TimeZone: 'Mars/Olympus', Picture: null, Version }
    expect((await refuse(SaveOwnProfile, wrong)).fields).toEqual([
      { Field: 'FullName', Message: 'Required' },
      { Field: 'Phone', Message: 'Format error', Hint: hints.phone },
      { Field: 'TimeZone', Message: 'Format error', Hint: hints.zone },
    ])
  })

  test('takes only a picture that its user has uploaded as an avatar', async () => {
    const { call, refuse, group, signInAs } = await world.newAccount()
    const upload = { GroupId: group.id, fileName: 'me.png', base64Image: png }
    const { imageUrl: Picture } = await call(UploadImage, { ...upload, bucket: 'avatar' })
    const other = await signInAs('Admin')
    const theirs = await other.call(UploadImage, { ...upload, bucket: 'avatar' })
    const logo = await call(UploadImage, { ...upload, bucket: 'AccountLogo' })
    const { Email: _email, ...profile } = await call(GetOwnProfile, {})
    for (const address of [
      theirs.imageUrl,
      logo.imageUrl,
      'https://evil.example/a.png',
      Picture.replace(/^https?:\/\/[^/]+/, 'https://evil.example'),
    ])
      expect(await refuse(SaveOwnProfile, { ...profile, Picture: address }), address).toMatchObject({ fields: [{ Field: 'Picture' }] })
    await call(SaveOwnProfile, { ...profile, Picture })
    expect((await call(GetProfile, {})).UserPersonal.Picture).toBe(Picture)
  })
})

describe('one’s own password', () => {
  const change = { Present: password, Password: 'Another-Horse-8', Repeated: 'Another-Horse-8' }

  test('is changed with the present one: the others are signed out and told, this session goes on, a mail tells of it', async () => {
    const { user } = await world.newAccount()
    const [here, elsewhere] = [await enter(user.email, chrome), await enter(user.email, iphone)]
    await here.call(ChangePassword, change)
    expect((await here.call(GetProfile, {})).UserName).toBe(user.email)
    await until(() => isOver(elsewhere.token))
    const over = await send(world.app, GetProfile, {}, elsewhere.token)
    expect(JSON.parse(over.body).error).toMatchObject({ ended: 'Password' })
    expect((await send(world.app, Renew, {}, null, { cookie: elsewhere.cookie })).code).toBe('usr.aut.iut')
    expect((await send(world.app, Renew, {}, null, { cookie: here.cookie })).status).toBe(200)
    expect((await visitor.refuse(SignIn, { UserName: user.email, Password: password })).code).toBe('usr.aut.bad')
    expect((await visitor.call(SignIn, { UserName: user.email, Password: change.Password })).acId).toBe(user.id)
    const mails = async () => (await world.services.db.system.query('select subject from mail where $1 = any("to")', [user.email])).rows
    await until(async () => (await mails()).length > 0)
    expect(await mails()).toEqual([{ subject: 'Your password was changed' }])
  })

  test('stays where the present one is wrong, or the new one breaks a rule', async () => {
    const { user, call, refuse } = await world.newAccount()
    expect((await refuse(ChangePassword, { ...change, Present: 'Wrong-Horse-99' })).fields).toEqual([
      { Field: 'Present', Message: 'The present password is not right.' },
    ])
    const broken = [
      [
        { Password: 'short', Repeated: 'short' },
        { Field: 'Password', Message: 'The password must have 10 to 100 characters.' },
      ],
      [
        { Password: password, Repeated: password },
        { Field: 'Password', Message: 'The new password is the present one.' },
      ],
      [{ Repeated: 'Another-Horse-9' }, { Field: 'Repeated', Message: 'The two passwords are not the same.' }],
    ] as const
    for (const [part, problem] of broken) expect((await refuse(ChangePassword, { ...change, ...part })).fields).toEqual([problem])
    expect((await visitor.call(SignIn, { UserName: user.email, Password: password })).acId).toBe(user.id)
    expect((await call(GetProfile, {})).UserName).toBe(user.email)
  })

  test('cannot be guessed from within a session: ten wrong ones close it, also to the right one, and not the sign-in', async () => {
    const { user, token, refuse } = await world.newAccount()
    for (let i = 0; i < freeGuesses; i++) {
      await world.services.db.system.query('delete from attempt') // the limit a minute is another one
      await refuse(ChangePassword, { ...change, Present: `Wrong-Horse-${i}` })
    }
    await world.services.db.system.query('delete from attempt')
    expect(await refuse(ChangePassword, change)).toMatchObject({ status: 429, code: 'req.lim.exc' })
    expect((await visitor.call(SignIn, { UserName: user.email, Password: password })).acId).toBe(user.id)
    expect(await isOver(token)).toBe(false)
  })

  test('two at once do not both succeed', async () => {
    const { user, token } = await world.newAccount()
    const second = await enter(user.email, chrome)
    const codes = await Promise.all(
      [token, second.token].map((one, i) => {
        const Password = `Another-Horse-${i}0`
        return send(world.app, ChangePassword, { Present: password, Password, Repeated: Password }, one)
      }),
    )
    expect(codes.filter(({ status }) => status === 200).length).toBe(1)
  })
})

describe('one’s own sessions', () => {
  test('are listed with device and address; tabs are one; one that is over is gone', async () => {
    const { user } = await world.newAccount()
    const here = await enter(user.email, chrome)
    const phone = await enter(user.email, iphone)
    await send(world.app, Renew, {}, null, { cookie: phone.cookie, 'user-agent': iphone })
    const { Sessions } = await here.call(GetOwnSessions, {})
    expect(Sessions.map(({ Device, IsThis }) => [Device, IsThis])).toEqual([
      [chrome, true],
      [iphone, false],
      [null, false], // the test's own, opened without a cookie
    ])
    expect(Sessions[0]?.Address).toMatch(/^127\./)
    expect(Math.abs(Date.now() - (Sessions[0]?.LastDate ?? 0))).toBeLessThan(60_000)
    expect(Sessions[0]?.CreatedDate).toBeLessThanOrEqual(Sessions[0]?.LastDate ?? 0)
  })

  test('one is ended with all its tabs, which are told why; nobody else’s can be', async () => {
    const { user } = await world.newAccount()
    const [here, phone] = [await enter(user.email, chrome), await enter(user.email, iphone)]
    const find = async () => (await here.call(GetOwnSessions, {})).Sessions.find(({ Device }) => Device === iphone)?.SessionId ?? ''
    const SessionId = await find()
    const stranger = await world.newAccount()
    expect((await stranger.refuse(EndOwnSession, { SessionId })).code).toBe('sys.obj.nof')
    expect(await isOver(phone.token)).toBe(false)
    await here.call(EndOwnSession, { SessionId })
    await until(() => isOver(phone.token))
    expect(JSON.parse((await send(world.app, GetProfile, {}, phone.token)).body).error.ended).toBe('Elsewhere')
    expect((await send(world.app, Renew, {}, null, { cookie: phone.cookie })).code).toBe('usr.aut.iut')
    expect(await find()).toBe('')
    expect((await here.refuse(EndOwnSession, { SessionId })).code).toBe('sys.obj.nof')
  })

  test('all but this one are ended at once', async () => {
    const { user, token } = await world.newAccount()
    const [here, phone] = [await enter(user.email, chrome), await enter(user.email, iphone)]
    const somebody = await world.newAccount()
    expect(await here.call(EndOtherSessions, {})).toEqual({ Ended: 2 })
    for (const one of [token, phone.token]) await until(() => isOver(one))
    expect((await here.call(GetOwnSessions, {})).Sessions).toMatchObject([{ IsThis: true, Device: chrome }])
    expect(await here.call(EndOtherSessions, {})).toEqual({ Ended: 0 })
    expect(await isOver(somebody.token)).toBe(false)
  })
})

test.each([
  [chrome, 'Chrome', 'Windows'],
  [iphone, 'Safari', 'iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox', 'Linux'],
  [`${chrome} Edg/141.0`, 'Edge', 'Windows'],
  ['curl/8.5', null, null],
  [null, null, null],
])('the device of %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})
