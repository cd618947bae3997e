import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { callsAs, openWorld, password, send } from '../../../../test/world.ts'
import { hashPin, newSecret } from '../../../platform/secrets.ts'
import { GetGroups } from '../../property/administration/contract.ts'
import { building } from '../../property/buildings/tables.ts'
import { SignInByPin } from '../../property/pins/contract.ts'
import { pinCode } from '../../property/pins/tables.ts'
import { GetProfile, Renew, RequestPasswordReset, ResetPassword, SaveSettings, SignIn, SignOut } from './contract.ts'
import { resetLink, session } from './tables.ts'

const world = await openWorld({ work: true })
const visitor = callsAs(world.app, null)
const mails = async (to: string) => (await world.services.db.system.query('select * from mail where $1 = any("to")', [to])).rows
const until = async <T>(read: () => Promise<T | undefined>): Promise<T> => {
  for (let i = 0; i < 100; i++) {
    const value = await read()
    if (value !== undefined) return value
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error('it did not happen')
}

describe('sign-in by e-mail', () => {
  test('answers the profile, the permissions and a token [A-CALL-005] [A-FIELD-029] [A-FIELD-001]', async () => {
    const { user, group, building } = await world.newAccount({ role: 'Executive', access: 'first' })
    const CurrentGroupLogoFilename = 'https://files.example/logo.png'
    await world.services.db.system.query('update account_group set logo_filename = $2 where id = $1', [group.id, CurrentGroupLogoFilename])
    const reply = await visitor.call(SignIn, { UserName: user.email.toUpperCase(), Password: password })
    expect(reply).toMatchObject({
      acId: user.id,
      UserName: user.email,
      UserPersonal: { FullName: 'Test Executive' },
      UserContext: {
        MemberRoleInGroup: 'Executive',
        CurrentGroupId: group.id,
        CurrentGroupName: { en: group.name },
        CurrentGroupLogoFilename,
        AccessBuildingIds: [building.id],
        AccountCount: 1,
        PermissionsHash: { ManageEntities: true, ViewCompanyAllBuildings: true },
      },
    })
    expect(reply.UserContext.PermissionsHash.GlobalManageGroups).toBeUndefined()
    expect((await callsAs(world.app, reply.UserToken).call(GetGroups, {})).Groups).toMatchObject([{ acId: group.id }])
  })

  test('says the same for a wrong password and an unknown user', async () => {
    const { user } = await world.newAccount()
    const wrong = await visitor.refuse(SignIn, { UserName: user.email, Password: 'something else 1' })
    const unknown = await visitor.refuse(SignIn, { UserName: 'nobody@test.example', Password: 'something else 1' })
    expect(wrong).toEqual(unknown)
    expect(wrong).toMatchObject({ status: 401, code: 'usr.aut.bad' })
  })

  test('writes a person only to forget their failures: on a cluster people are on every node, and one may be away', async () => {
    const { user } = await world.newAccount()
    const version = async () =>
      (await world.services.db.system.query('select xmin::text as version, failures from app_user where id = $1', [user.id])).rows[0]
    const before = await version()
    await visitor.call(SignIn, { UserName: user.email, Password: password })
    expect(await version()).toEqual(before)
    await visitor.refuse(SignIn, { UserName: user.email, Password: 'something else 1' })
    expect(await version()).toMatchObject({ failures: 1 })
    await visitor.call(SignIn, { UserName: user.email, Password: password })
    expect(await version()).toMatchObject({ failures: 0 })
  })

  test('asks for both fields and for an e-mail [A-RULE-074]', async () => {
    expect((await visitor.refuse(SignIn, { UserName: '', Password: '' })).fields).toEqual([
      { Field: 'UserName', Message: 'Required' },
      { Field: 'Password', Message: 'Required' },
    ])
    expect((await visitor.refuse(SignIn, { UserName: 'not an address', Password: 'x' })).fields).toEqual([
      { Field: 'UserName', Message: 'Format error', Hint: expect.any(String) },
    ])
  })

  test('is limited to ten attempts a minute for one account', async () => {
    const { user } = await world.newAccount()
    const codes = new Set<string>()
    for (let i = 0; i < 25; i++) {
      const reply = await send(world.app, SignIn, { UserName: user.email, Password: 'wrong wrong 1' }, null, { 'x-test': String(i) })
      codes.add(String(reply.code))
    }
    expect(codes).toContain('req.lim.exc')
  })
})

describe('the session', () => {
  test('ends with sign-out, whose payload is empty [A-CALL-007]', async () => {
    const { call, token } = await world.newAccount()
    await call(SignOut, {})
    await until(async () => ((await send(world.app, GetProfile, {}, token)).code === 'usr.aut.iut' ? true : undefined))
  })

  test('ends with sign-out in every tab of the browser, and nowhere else', async () => {
    const { user } = await world.newAccount()
    const input = { UserName: user.email, Password: password }
    const first = await send(world.app, SignIn, input, null)
    const elsewhere = await visitor.call(SignIn, input)
    const second = await send(world.app, Renew, {}, null, { cookie: `lintel=${first.cookies[0]?.value}` })
    const tokens = [first, second].map(reply => String(JSON.parse(reply.body).data.UserToken))
    for (const token of tokens) expect((await send(world.app, GetProfile, {}, token)).status).toBe(200)
    await send(world.app, SignOut, {}, tokens[0] ?? null)
    for (const token of tokens)
      await until(async () => ((await send(world.app, GetProfile, {}, token)).code === 'usr.aut.iut' ? true : undefined))
    const renewing = await send(world.app, Renew, {}, null, { cookie: `lintel=${second.cookies[0]?.value}` })
    expect(renewing.code).toBe('usr.aut.iut')
    expect((await send(world.app, GetProfile, {}, elsewhere.UserToken)).status).toBe(200)
  })

  test('keeps theme and language with the user, for the next sign-in', async () => {
    const { user, call } = await world.newAccount()
    expect(await call(GetProfile, {})).toMatchObject({ Theme: null, Language: null })
    await call(SaveSettings, { Theme: 'dark', Language: 'fr' })
    expect(await visitor.call(SignIn, { UserName: user.email, Password: password })).toMatchObject({ Theme: 'dark', Language: 'fr' })
  })

  test('is refused without a token and with an unknown one [A-RULE-079]', async () => {
    const { refuse } = await world.newAccount()
    expect(await refuse(GetProfile, {}, null)).toMatchObject({ status: 401, code: 'usr.aut.utm' })
    expect(await refuse(GetProfile, {}, 'ut_unknown')).toMatchObject({ status: 401, code: 'usr.aut.iut' })
  })

  test('ends after half an hour without a call', async () => {
    const { refuse, user } = await world.newAccount()
    await world.services.db.system.query(`update session set seen_date = now() - interval '31 minutes' where user_id = $1`, [user.id])
    expect((await refuse(GetProfile, {})).code).toBe('usr.aut.iut')
  })

  test('is over as soon as its user is switched off, who signs in no more', async () => {
    const { refuse, user } = await world.newAccount()
    await world.services.db.system.query('update app_user set disabled = true where id = $1', [user.id])
    expect((await refuse(GetProfile, {})).code).toBe('usr.aut.iut')
    expect((await visitor.refuse(SignIn, { UserName: user.email, Password: password })).code).toBe('usr.aut.bad')
  })

  test('is renewed by the cookie, which is good once and ends its family when used again later [A-BEHAV-014]', async () => {
    const { user } = await world.newAccount()
    const signedIn = await send(world.app, SignIn, { UserName: user.email, Password: password, KeepLoggedIn: true }, null)
    const cookie = `lintel=${signedIn.cookies[0]?.value}`
    expect(signedIn.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Strict', maxAge: 30 * 86_400 })
    const renewed = await send(world.app, Renew, {}, null, { cookie })
    expect(JSON.parse(renewed.body).data.UserName).toBe(user.email)
    await world.services.db.system.query(`update renewal set used_date = now() - interval '1 minute' where used_date is not null`)
    expect((await send(world.app, Renew, {}, null, { cookie })).code).toBe('usr.aut.iut')
    const rows = await world.services.db.asSystem('test', tx => tx.select().from(session).where(eq(session.UserId, user.id)))
    expect(rows.filter(row => row.Ended === 'Elsewhere').length).toBe(2)
    expect(rows.filter(row => row.ExpiresDate > new Date()).length).toBe(1) // of another sign-in
    expect((await send(world.app, Renew, {}, null, { cookie: `lintel=${renewed.cookies[0]?.value}` })).code).toBe('usr.aut.iut')
  })

  test('is not renewed for another site', async () => {
    const { user } = await world.newAccount()
    const { cookies } = await send(world.app, SignIn, { UserName: user.email, Password: password }, null)
    const reply = await send(world.app, Renew, {}, null, { cookie: `lintel=${cookies[0]?.value}`, origin: 'https://evil.example' })
    expect(reply.code).toBe('usr.aut.utm')
  })
})

describe('a forgotten password', () => {
  test('is set anew by a mailed link that works once; all sessions end [A-BEHAV-022]', async () => {
    const { user, token } = await world.newAccount()
    await visitor.call(RequestPasswordReset, { Email: user.email })
    const mail = await until(async () => (await mails(user.email))[0])
    const Token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? ''
    expect(await visitor.refuse(ResetPassword, { Token, Password: 'short' })).toMatchObject({ fields: [{ Field: 'Password' }] })
    await visitor.call(ResetPassword, { Token, Password: 'A-new-Password-9' })
    expect((await visitor.refuse(ResetPassword, { Token, Password: 'A-new-Password-9' })).code).toBe('usr.lnk.exp')
    await until(async () => ((await send(world.app, GetProfile, {}, token)).code === 'usr.aut.iut' ? true : undefined))
    expect((await visitor.call(SignIn, { UserName: user.email, Password: 'A-new-Password-9' })).acId).toBe(user.id)
  })

  test('is not set by a link that only makes somebody a member', async () => {
    const { user } = await world.newAccount()
    const { secret: Token, hashed: TokenHash } = newSecret('iv_')
    const link = { TokenHash, UserId: user.id, Purpose: 'Membership' as const, ExpiresDate: new Date(Date.now() + 60_000) }
    await world.services.db.asSystem('test', tx => tx.insert(resetLink).values(link))
    expect((await visitor.refuse(ResetPassword, { Token, Password: 'A-new-Password-9' })).code).toBe('usr.lnk.exp')
  })

  test('is answered in the same way for an unknown address', async () => {
    expect(await visitor.call(RequestPasswordReset, { Email: 'nobody@nowhere.example' })).toEqual({})
  })
})

describe('sign-in by PIN', () => {
  test('opens a session of one building with the same reply, and refuses a wrong PIN [A-CALL-006]', async () => {
    const account = await world.newAccount({ buildings: 2 })
    const place = await world.services.db.asSystem('test', async tx => {
      const [row] = await tx.select().from(building).where(eq(building.id, account.building.id))
      await tx.insert(pinCode).values({
        GroupId: account.group.id,
        BuildingId: account.building.id,
        Type: 'ChiefEngineer',
        CodeHash: await hashPin(world.services.config.secret, account.building.id, '4711'),
        CodeSealed: '',
      })
      return row
    })
    const Secret = place?.PinSecret ?? ''
    expect(await visitor.refuse(SignInByPin, { Secret, PIN: '47' })).toMatchObject({ fields: [{ Field: 'PIN', Message: '4-digit PIN ' }] })
    expect((await visitor.refuse(SignInByPin, { Secret, PIN: '0000' })).code).toBe('usr.aut.pin')
    const reply = await visitor.call(SignInByPin, { Secret, PIN: '4711' })
    expect(reply.UserContext).toMatchObject({ CurrentGroupId: account.group.id, AccessBuildingIds: [account.building.id] })
    expect(reply.UserToken).toMatch(/^ut_/)
  })
})
