import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { type AccountProfile, newAccountProfile } from '../../../../../test/support/accountProfiles.ts'
import { workOffDue } from '../../../../../test/support/due.ts'
import { png } from '../../../../../test/support/hostile.ts'
import { until } from '../../../../../test/support/processes.ts'
import { startSmtp } from '../../../../../test/support/smtp.ts'
import { callsAs, openWorld, send } from '../../../../../test/world.ts'
import type { Input } from '../../../../core/call.ts'
import { CancelOwnUpload, FinishUpload, GetOwnUpload, PutOwnPiece, StartOwnUpload, StartUpload } from '../../../base/files/contract.ts'
import { clearUploads } from '../../../base/files/jobs.ts'
import { pieceKey } from '../../../base/files/upload.server.ts'
import { GetProfile, ResetPassword, SignIn } from '../../../base/people/contract.ts'
import { GetPropertyList } from '../../buildings/contract.ts'
import { CreateGroup, EditGroup, GetGroup, GetGroups, GetInvitation, InviteAdmin } from '../contract.ts'
import { profileOf } from '../rules.ts'

const smtp = await startSmtp()
const world = await openWorld({ env: { SMTP_URL: smtp.url }, work: true })
afterAll(() => smtp.close())
const admin = await world.newAccount({ role: 'AcAdmin', global: true })
const visitor = callsAs(world.app, null)

/** Every mail that the SMTP server has taken for somebody, once there are so many. */
const mailsTo = (to: string, count = 1) =>
  until(`${count} mails to ${to}`, 30, async () => {
    const found = smtp.received.filter(({ envelope }) => envelope.to.includes(to))
    return found.length >= count && found
  })
const tokenIn = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? ''
const emailOf = ({ PrimaryUserEmail }: AccountProfile) => PrimaryUserEmail ?? ''
const newPassword = 'Quay-Lanterns-42'

describe('CreateGroup', () => {
  test('makes an account with all its fields, that the list then holds [A-BEHAV-006]', async () => {
    const Group = newAccountProfile()
    const { acId } = await admin.call(CreateGroup, { Group })
    expect(await admin.call(GetGroup, { gId: acId })).toEqual({
      acId,
      Version: 1,
      AddressLine2: null,
      LogoFilename: null,
      ArchivedDate: null,
      ...Group,
    })
    expect(await admin.call(GetGroups, { filter: { text: Group.GroupName.en } })).toMatchObject({
      Total: 1,
      Groups: [{ acId, Buildings: 0 }],
    })
  })

  test('invites its first admin by a mailed link, good once: they set a password, sign in and see only the empty account', async () => {
    const Group = newAccountProfile()
    const { acId } = await admin.call(CreateGroup, { Group })
    const [mail] = await mailsTo(emailOf(Group))
    expect(mail?.mail).toMatchObject({ subject: `You are an administrator of ${Group.GroupName.en}` })
    expect(mail?.mail.text).toContain('Hello Ines Calder')
    expect(await admin.call(GetInvitation, { gId: acId })).toMatchObject({ State: 'Waiting', ExpiresDate: expect.any(Number) })
    const Token = tokenIn(mail?.mail.text)
    expect(Token).toMatch(/^in_/)
    await visitor.call(ResetPassword, { Token, Password: newPassword })
    expect((await visitor.refuse(ResetPassword, { Token, Password: newPassword })).code).toBe('usr.lnk.exp')
    const { UserToken, UserContext } = await visitor.call(SignIn, { UserName: emailOf(Group), Password: newPassword })
    expect(UserContext).toMatchObject({ MemberRoleInGroup: 'Admin', CurrentGroupId: acId, AccessBuildingIds: null })
    const first = callsAs(world.app, UserToken)
    expect(await first.call(GetGroups, {})).toMatchObject({ Total: 1, Groups: [{ acId }] })
    expect(await first.call(GetPropertyList, { filter: { gId: acId } })).toEqual({ Properties: [], Total: 0, More: false })
    expect(await admin.call(GetInvitation, { gId: acId })).toEqual({ State: 'Accepted', ExpiresDate: null })
  })

  test.each([
    ['es', 'Usted administra Muelle', 'Elegir una contraseña'],
    ['fr', 'Vous administrez', 'Choisir un mot de passe'],
  ] as const)('writes the invitation in %s', async (language, subject, button) => {
    const Group = newAccountProfile()
    await send(world.app, CreateGroup, { Group }, admin.token, { 'accept-language': language })
    const [mail] = await mailsTo(emailOf(Group))
    expect(mail?.mail.subject).toContain(subject)
    expect(mail?.mail.html).toContain(`lang="${language}"`)
    expect(mail?.mail.text).toContain(button)
  })

  test('makes somebody who has a password already a member, and tells them so without a link for a new one', async () => {
    const other = await world.newAccount({ role: 'Executive' })
    const { acId } = await admin.call(CreateGroup, { Group: newAccountProfile({ PrimaryUserEmail: other.user.email.toUpperCase() }) })
    const [mail] = await mailsTo(other.user.email)
    expect(mail?.mail.text).toContain('the password that you already have')
    expect(mail?.raw).not.toContain('token=')
    await until('the account is theirs', 10, async () => (await other.call(GetGroups, {})).Total === 2)
    const asAdmin = await other.call(GetProfile, { gId: acId })
    expect(asAdmin.UserContext.MemberRoleInGroup).toBe('Admin')
    expect((await other.call(GetProfile, { gId: other.group.id })).UserContext.MemberRoleInGroup).toBe('Executive')
    expect(await admin.call(GetInvitation, { gId: acId })).toMatchObject({ State: 'Accepted' })
  })

  test('keeps the logo, judged by its content, in the new account', async () => {
    const Logo = { fileName: 'Quay logo.png', base64: `data:image/png;base64,${Buffer.from(png(8, 8)).toString('base64')}` }
    const { acId } = await admin.call(CreateGroup, { Group: newAccountProfile(), Logo })
    const { LogoFilename } = await admin.call(GetGroup, { gId: acId })
    expect(LogoFilename).toContain(`/files/${acId}/`)
    const Group = newAccountProfile()
    const refused = await admin.refuse(CreateGroup, {
      Group,
      Logo: { fileName: 'x.png', base64: Buffer.from('<svg/>').toString('base64') },
    })
    expect(refused).toMatchObject({ code: 'req.val.inv', fields: [{ Field: 'Logo' }] })
    expect((await admin.call(GetGroups, { filter: { text: Group.GroupName.en } })).Total).toBe(0)
  })

  describe('takes the logo from an upload that its sender has begun before the account stands', () => {
    const picture = png(8, 8)
    type Sender = Pick<typeof admin, 'call'>
    const begin = (sender: Sender = admin, bucket = 'AccountLogo') =>
      sender.call(StartOwnUpload, { fileName: 'Quay logo.png', bucket, Size: picture.length })
    const sent = async (sender: Sender = admin, bucket?: string) => {
      const { UploadId } = await begin(sender, bucket)
      await sender.call(PutOwnPiece, { UploadId, Offset: 0, Bytes: picture.subarray(0, 20) })
      const { Offset } = await sender.call(GetOwnUpload, { UploadId }) // as after a lost connection
      await sender.call(PutOwnPiece, { UploadId, Offset, Bytes: picture.subarray(Offset) })
      return { fileName: 'Quay logo.png', UploadId }
    }
    const atLogo = { status: 400, fields: [{ Field: 'Logo', Message: 'Format error', Hint: 'Choose a file that was uploaded here.' }] }

    test('which is then a file of the account, once, and is forgotten within the day', async () => {
      const Logo = await sent()
      const { acId } = await admin.call(CreateGroup, { Group: newAccountProfile(), Logo })
      const { LogoFilename } = await admin.call(GetGroup, { gId: acId })
      const [, FileId = ''] = /^.*\/files\/[^/]+\/([^/]+)\/Quay-logo\.png$/.exec(LogoFilename ?? '') ?? []
      const file = await world.services.files.get(`${acId}/${FileId}`)
      expect(file && (await sharp(await buffer(file.stream)).metadata()).width).toBe(8)
      expect(await admin.refuse(CreateGroup, { Group: newAccountProfile(), Logo })).toMatchObject(atLogo)
      const { db } = world.services
      const left = async () => (await db.system.query('select 1 from upload where id = $1', [Logo.UploadId])).rowCount
      expect(await left()).toBe(1)
      await db.system.query(`update upload set modified_date = now() - interval '2 hours' where id = $1`, [Logo.UploadId])
      await workOffDue(clearUploads, world.services)
      expect(await left()).toBe(0)
      const key = pieceKey({ GroupId: admin.user.id, id: Logo.UploadId }, 0)
      expect(await world.services.files.get(key)).toBeNull()
    })

    test('which another may not name, nor whoever has not finished it, nor one of another bucket or account', async () => {
      const other = await world.newAccount({ role: 'AcAdmin', global: true })
      const theirs = await sent(other)
      expect(await admin.refuse(CreateGroup, { Group: newAccountProfile(), Logo: theirs })).toMatchObject(atLogo)
      for (const call of [GetOwnUpload, CancelOwnUpload])
        expect(await admin.refuse(call, { UploadId: theirs.UploadId })).toMatchObject({ status: 404 })
      const { UploadId } = await begin()
      const unfinished = await admin.refuse(CreateGroup, { Group: newAccountProfile(), Logo: { fileName: 'a.png', UploadId } })
      expect(unfinished.fields).toEqual([{ Field: 'Logo', Message: 'The file has not arrived whole yet.' }])
      expect(await admin.refuse(CreateGroup, { Group: newAccountProfile(), Logo: await sent(admin, 'avatar') })).toMatchObject(atLogo)
      const size = { fileName: 'a.png', bucket: 'AccountLogo', Size: picture.length }
      const inAccount = await admin.call(StartUpload, { GroupId: admin.group.id, ...size })
      expect(
        await admin.refuse(CreateGroup, { Group: newAccountProfile(), Logo: { fileName: 'a.png', UploadId: inAccount.UploadId } }),
      ).toMatchObject(atLogo)
      const own = await sent()
      for (const GroupId of [admin.group.id, admin.user.id])
        expect(await admin.refuse(FinishUpload, { GroupId, UploadId: own.UploadId })).toMatchObject({ status: 404 })
      const without = await admin.refuse(CreateGroup, { Group: newAccountProfile(), Logo: { fileName: 'a.png' } })
      expect(without.fields).toEqual([{ Field: 'Logo', Message: 'Required' }])
    })

    test('and only whoever may make accounts begins one', async () => {
      const staff = await world.newAccount()
      const start = { fileName: 'a.png', bucket: 'AccountLogo', Size: 10 }
      expect(await staff.refuse(StartOwnUpload, start)).toMatchObject({ status: 403, code: 'usr.aut.npm' })
      const { UploadId } = await begin()
      expect(await admin.call(CancelOwnUpload, { UploadId })).toEqual({ acId: UploadId })
      expect(await admin.refuse(GetOwnUpload, { UploadId })).toMatchObject({ status: 404 })
    })
  })

  test('says what is wrong, field by field, in the words of a building’s form [A-BEHAV-016]', async () => {
    const wrong = {
      GroupName: { en: ' ' },
      Zip: 'K1A 0B1',
      State: 'ON',
      Website: 'quayside',
      ContactEmail: 'office',
      ContactPhoneNumber: '5550100',
      PrimaryUserDisplayName: '',
      PrimaryUserEmail: '',
      PrimaryUserPhoneNumber: '123',
    }
    const { fields } = await admin.refuse(CreateGroup, { Group: newAccountProfile(wrong) })
    const said = Object.fromEntries(fields.map(({ Field, Message }) => [Field.replace('Group.', ''), Message]))
    expect(said).toEqual({
      GroupName: 'Required',
      PrimaryUserDisplayName: 'Required',
      PrimaryUserEmail: 'Required',
      State: 'Format error',
      Website: 'Format error',
      ContactEmail: 'Format error',
      ContactPhoneNumber: 'Format error',
      PrimaryUserPhoneNumber: 'Format error',
      Zip: 'Invalid Zip Code',
    })
  })

  test.each([
    ['USA', '04101', true],
    ['USA', '04101-1234', true],
    ['USA', '0410', false],
    ['Canada', 'k1a-0b1', true],
    ['Canada', '04101', false],
    ['', '04101', false],
  ])('in %j takes the zip code %j: %j', async (Country, Zip, fits) => {
    const asked = send(world.app, CreateGroup, { Group: newAccountProfile({ Country, Zip, State: '' }) }, admin.token)
    expect((await asked).status).toBe(fits ? 200 : 400)
  })

  test('is for global admins with ManageGroups only [A-PERM-023]', async () => {
    for (const role of ['Admin', 'AcAdmin', 'Executive'] as const) {
      const own = await world.newAccount({ role })
      expect(await own.refuse(CreateGroup, { Group: newAccountProfile() }), role).toMatchObject({ code: 'usr.aut.npm' })
    }
    const seller = await world.newAccount({ role: 'Admin', global: true })
    expect(await seller.refuse(CreateGroup, { Group: newAccountProfile() })).toMatchObject({ code: 'usr.aut.npm' })
  })

  test('done twice under one key makes one account', async () => {
    const Group = newAccountProfile()
    const headers = { 'idempotency-key': randomUUID() }
    const both = await Promise.all([1, 2].map(() => send(world.app, CreateGroup, { Group }, admin.token, headers)))
    expect(new Set(both.map(({ body }) => JSON.parse(body).data.acId)).size).toBe(1)
    expect((await admin.call(GetGroups, { filter: { text: Group.GroupName.en } })).Total).toBe(1)
  })
})

describe('EditGroup', () => {
  const edit = async (account: Pick<typeof admin, 'call'>, gId: string, change: Partial<Input<typeof EditGroup>['Group']>) => {
    const before = await admin.call(GetGroup, { gId })
    const { Version } = before
    const Group = profileOf(before)
    return account.call(EditGroup, { GroupId: gId, Version, Group: { ...Group, ...change } })
  }

  test('saves again what CreateGroup has made, under the id that it gave: one form for both [A-BEHAV-061]', async () => {
    const Group = newAccountProfile()
    const { acId } = await admin.call(CreateGroup, { Group })
    const changed = { ...Group, City: 'Halifax' }
    expect(await admin.call(EditGroup, { GroupId: acId, Version: 1, Group: changed })).toEqual({ acId, Version: 2 })
    expect(await admin.call(GetGroup, { gId: acId })).toMatchObject({ ...changed, acId, Version: 2 })
  })

  test('saves the profile for an Admin of the account and counts the version [A-BEHAV-006]', async () => {
    const own = await world.newAccount({ role: 'Admin' })
    expect(await edit(own, own.group.id, { City: ' Halifax ', State: 'NS', Country: 'Canada', Zip: 'b3h 1a1', Website: '' })).toEqual({
      acId: own.group.id,
      Version: 2,
    })
    expect(await own.call(GetGroup, { gId: own.group.id })).toMatchObject({ City: 'Halifax', Zip: 'B3H 1A1', Website: null, Version: 2 })
  })

  test('is not for other roles of the account', async () => {
    for (const role of ['GM', 'Manager', 'Marketing', 'Employee'] as const) {
      const own = await world.newAccount({ role })
      const Group = { GroupName: { en: 'Mine' } }
      expect(await own.refuse(EditGroup, { GroupId: own.group.id, Version: 1, Group }), role).toMatchObject({ code: 'usr.aut.npm' })
    }
  })

  test('refuses the second of two editors of the same version', async () => {
    const own = await world.newAccount({ role: 'Admin' })
    const input = (City: string) => ({ GroupId: own.group.id, Version: 1, Group: { GroupName: { en: 'Both' }, City } })
    const both = await Promise.all(['A', 'B'].map(City => send(world.app, EditGroup, input(City), own.token)))
    expect(both.map(({ code }) => String(code ?? 'saved')).toSorted((a, b) => a.localeCompare(b))).toEqual(['saved', 'sys.obj.cfl'])
  })

  test('shows no logo from elsewhere', async () => {
    const [own, other] = [await world.newAccount({ role: 'Admin' }), await world.newAccount()]
    for (const LogoFilename of ['https://evil.example/a.png', `${world.services.config.baseUrl}/files/${other.group.id}/1/a.png`])
      expect(
        await own.refuse(EditGroup, { GroupId: own.group.id, Version: 1, Group: { GroupName: { en: 'Mine' }, LogoFilename } }),
      ).toMatchObject({ fields: [{ Field: 'Group.LogoFilename', Message: 'Format error', Hint: expect.any(String) }] })
  })

  test('with another primary user ends the invitation of the one who never came', async () => {
    const Group = newAccountProfile()
    const { acId } = await admin.call(CreateGroup, { Group })
    const [mail] = await mailsTo(emailOf(Group))
    const next = newAccountProfile()
    await edit(admin, acId, { PrimaryUserEmail: emailOf(next), PrimaryUserDisplayName: 'Next' })
    const Token = tokenIn(mail?.mail.text)
    expect((await visitor.refuse(ResetPassword, { Token, Password: newPassword })).code).toBe('usr.lnk.exp')
    expect(await admin.call(GetInvitation, { gId: acId })).toEqual({ State: 'None', ExpiresDate: null })
    await admin.call(InviteAdmin, { GroupId: acId })
    expect((await mailsTo(emailOf(next)))[0]?.mail.text).toContain('Hello Next')
  })

  test('is kept with what it changed, with the account', async () => {
    const own = await world.newAccount({ role: 'Admin' })
    await edit(own, own.group.id, { City: 'Lewiston' })
    const { rows } = await world.services.db.system.query(`select * from audit where group_id = $1 and object = 'account'`, [own.group.id])
    expect(rows).toMatchObject([{ object_id: own.group.id, before: { City: null }, after: { City: 'Lewiston' } }])
    const Group = newAccountProfile()
    const { acId } = await admin.call(CreateGroup, { Group })
    const made = await world.services.db.system.query('select * from audit where group_id = $1', [acId])
    expect(made.rows).toMatchObject([{ object: 'account', object_id: acId, after: { City: 'Portland' } }])
  })
})

describe('an invitation', () => {
  test('sent again ends the earlier link', async () => {
    const Group = newAccountProfile()
    const { acId } = await admin.call(CreateGroup, { Group })
    const [first] = await mailsTo(emailOf(Group))
    await admin.call(InviteAdmin, { GroupId: acId })
    const [, second] = await mailsTo(emailOf(Group), 2)
    const Tokens = [first, second].map(mail => tokenIn(mail?.mail.text))
    expect((await visitor.refuse(ResetPassword, { Token: Tokens[0], Password: newPassword })).code).toBe('usr.lnk.exp')
    await visitor.call(ResetPassword, { Token: Tokens[1] ?? '', Password: newPassword })
    expect(await admin.refuse(InviteAdmin, { GroupId: acId })).toMatchObject({ code: 'sys.obj.dup' })
  })

  test('expires after seven days', async () => {
    const Group = newAccountProfile()
    const { acId } = await admin.call(CreateGroup, { Group })
    const [mail] = await mailsTo(emailOf(Group))
    const { ExpiresDate } = await admin.call(GetInvitation, { gId: acId })
    expect(Math.round(((ExpiresDate ?? 0) - Date.now()) / 86_400_000)).toBe(7)
    await world.services.db.system.query(
      `update reset_link set expires_date = now() - interval '1 minute' where user_id = (select id from app_user where email = $1)`,
      [emailOf(Group)],
    )
    expect(await admin.call(GetInvitation, { gId: acId })).toMatchObject({ State: 'Expired' })
    expect((await visitor.refuse(ResetPassword, { Token: tokenIn(mail?.mail.text), Password: newPassword })).code).toBe('usr.lnk.exp')
  })

  test('is sent by nobody of the account itself: none grants their own weight', async () => {
    const own = await world.newAccount({ role: 'Admin' })
    expect(await own.refuse(InviteAdmin, { GroupId: own.group.id })).toMatchObject({ code: 'usr.aut.npm' })
    expect(await admin.refuse(InviteAdmin, { GroupId: own.group.id })).toMatchObject({ fields: [{ Message: 'Required' }] })
    expect(await own.call(GetInvitation, { gId: own.group.id })).toEqual({ State: 'None', ExpiresDate: null })
  })

  test('does not reach somebody who is switched off', async () => {
    const off = await world.newAccount()
    await world.services.db.system.query('update app_user set disabled = true where id = $1', [off.user.id])
    const refused = await admin.refuse(CreateGroup, { Group: newAccountProfile({ PrimaryUserEmail: off.user.email }) })
    expect(refused.fields).toEqual([{ Field: 'Group.PrimaryUserEmail', Message: 'This user is switched off.' }])
  })
})
