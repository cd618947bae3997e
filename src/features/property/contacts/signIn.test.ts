import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { acceptAs, invitationTo } from '../../../../test/support/invitations.ts'
import { type Account, callsAs, openWorld, send } from '../../../../test/world.ts'
import { GetProfile, SignIn } from '../../base/people/contract.ts'
import { GetPropertyList } from '../buildings/contract.ts'
import {
  AddPortfolioContact,
  AddPropertyContact,
  AnswerInvitation,
  EditPortfolioContact,
  EditPropertyContact,
  GetPropertyContacts,
  NotifyOnboard,
  OffboardContact,
  OpenInvitation,
  ReactivateContact,
  SendPasswordReset,
} from './contract.ts'
import type { ContactDraft } from './model.ts'
import { contactMessages, linkPlaces, newContact } from './rules.ts'

const world = await openWorld()
const nobody = callsAs(world.app, null)
const password = 'Harbour-Lights-77'
const all = { Contacts: true, Marketing: true, Reporting: true }
const draft = (fields: Partial<ContactDraft['Contact']> = {}, rest: Partial<ContactDraft> = {}): ContactDraft => {
  const empty = newContact()
  const Contact = {
    ...empty.Contact,
    Name: 'Mei Chau',
    Role: 'Employee',
    Phone: '16175550115',
    Email: `mei.${randomUUID()}@harbor.example`,
  }
  return { ...empty, ...rest, Contact: { ...Contact, Team: 'Property Team', ...fields } }
}
const at = ({ group, building }: Account) => ({ GroupId: group.id, BuildingId: building.id })
const signIn = async (Email: string, Password = password) => {
  const reply = await send(world.app, SignIn, { UserName: Email, Password }, null)
  return reply.code
    ? null
    : (JSON.parse(reply.body).data as { UserToken: string; UserContext: { AccessBuildingIds: string[]; MemberRoleInGroup: string } })
}
const stillIn = async (token: string) => (await send(world.app, GetPropertyList, { filter: {} }, token)).code !== 'usr.aut.iut'
/** A contact who has accepted, and chosen a password. */
const withPassword = async (account: Account, one: ContactDraft) => {
  const made = await account.call(AddPropertyContact, { ...at(account), ...one })
  await acceptAs(world, one.Contact.Email, { Password: password })
  return made
}

test('a contact of a role with portal access may sign in, to the buildings of the contact', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const one = draft({ Role: 'Marketing' }, { PermissionSet: { Contacts: true, Marketing: false, Reporting: false } })
  const made = await withPassword(account, one)
  expect(made).toMatchObject({ MemberId: expect.any(String), UserId: expect.any(String) })
  const signedIn = await signIn(one.Contact.Email)
  expect(signedIn?.UserContext).toMatchObject({ MemberRoleInGroup: 'Marketing', AccessBuildingIds: [account.building.id] })
  expect(await account.call(AddPropertyContact, { ...at(account), ...draft({ Role: 'Security' }) })).toMatchObject({
    MemberId: null,
    UserId: null,
  })
})

test("a portfolio contact's buildings are those that the member may see [A-FIELD-024]", async () => {
  const account = await world.newAccount({ buildings: 3 })
  const [a = '', b = '', c = ''] = account.buildings.map(({ id }) => id)
  const one = draft({ Role: 'Executive' }, { AssignedBuildings: [a, b], PermissionSet: all })
  const { acId } = await account.call(AddPortfolioContact, { GroupId: account.group.id, ...one })
  await acceptAs(world, one.Contact.Email, { Password: password })
  expect((await signIn(one.Contact.Email))?.UserContext.AccessBuildingIds.toSorted()).toEqual([a, b].toSorted())
  await account.call(EditPortfolioContact, { GroupId: account.group.id, ContactId: acId, ...one, AssignedBuildings: [b, c] })
  expect((await signIn(one.Contact.Email))?.UserContext.AccessBuildingIds.toSorted()).toEqual([b, c].toSorted())
})

test('nobody gives or changes a role whose weight is at or above their own', async () => {
  const account = await world.newAccount({ role: 'Admin' })
  const gm = await account.signInAs('GM')
  const add = (Role: string) => ({ ...at(account), ...draft({ Role }) })
  for (const Role of ['GM', 'GMPM', 'ChiefEngineer', 'Manager', 'Executive', 'Admin'])
    expect((await gm.refuse(AddPropertyContact, add(Role))).fields, Role).toEqual([
      { Field: 'Contact.Role', Message: contactMessages.notBelow },
    ])
  await gm.call(AddPropertyContact, add('Employee'))
  const boss = draft({ Role: 'Executive' })
  const { acId } = await account.call(AddPropertyContact, { ...at(account), ...boss })
  const lower = { ...at(account), ContactId: acId, ...boss, Contact: { ...boss.Contact, Role: 'Employee' } }
  expect((await gm.refuse(EditPropertyContact, lower)).fields).toEqual([{ Field: 'Contact.Role', Message: contactMessages.notBelow }])
  expect((await gm.refuse(OffboardContact, { GroupId: account.group.id, ContactId: acId })).fields).toMatchObject([
    { Field: 'Contact.Role' },
  ])
  expect((await account.refuse(AddPropertyContact, add('Admin'))).fields).toMatchObject([{ Field: 'Contact.Role' }])
})

test('the e-mail of somebody with a higher role does not lend their sign-in to a contact', async () => {
  const account = await world.newAccount({ role: 'Admin' })
  const gm = await account.signInAs('GM')
  const executive = await account.signInAs('Executive')
  const add = { ...at(account), ...draft({ Email: executive.user.email }) }
  expect((await gm.refuse(AddPropertyContact, add)).fields).toMatchObject([{ Field: 'Contact.Role' }])
  expect((await account.call(GetPropertyContacts, { filter: { gId: account.group.id } })).Total).toBe(0)
})

describe('an e-mail that is known elsewhere', () => {
  test('is answered as one that nobody has: the same reply, the same row, and nothing counts before it is accepted', async () => {
    const [here, there] = [await world.newAccount(), await world.newAccount()]
    const other = await there.signInAs('Employee')
    const global = await world.newAccount({ role: 'AcAdmin', global: true })
    const known = []
    for (const Email of [other.user.email.toUpperCase(), global.user.email, `nobody.${randomUUID()}@harbor.example`]) {
      const reply = await here.call(AddPropertyContact, { ...at(here), ...draft({ Email }) })
      expect(Object.keys(reply)).toEqual(['acId', 'MemberId', 'UserId', 'Version'])
      expect([other.user.id, global.user.id]).not.toContain(reply.UserId)
      known.push(reply)
    }
    const { Contacts } = await here.call(GetPropertyContacts, { filter: { gId: here.group.id } })
    expect(Contacts.map(({ Invitation }) => Invitation)).toEqual(['Waiting', 'Waiting', 'Waiting'])
    expect(new Set(Contacts.map(row => JSON.stringify({ ...row, ...unlike })))).toHaveLength(1)
    expect((await other.refuse(GetProfile, { gId: here.group.id })).code).toBe('sys.obj.nof')
    expect((await other.call(GetProfile, {})).UserContext.CurrentGroupId).toBe(there.group.id)
  })
  const unlike = { acId: '', Email: '', MemberId: '', UserId: '', CreatedDate: 0, ModifiedDate: 0 }

  test('once accepted, its person has a place here and there, under the name and password of their own', async () => {
    const [here, there] = [await world.newAccount(), await world.newAccount()]
    const other = await there.signInAs('Employee')
    const one = draft({ Email: other.user.email, Name: 'Somebody Else' })
    const { acId } = await here.call(AddPropertyContact, { ...at(here), ...one })
    const Token = await invitationTo(world, other.user.email)
    expect(await nobody.call(OpenInvitation, { Token })).toEqual({
      AccountName: { en: here.group.name, es: here.group.name },
      Role: 'Employee',
      Email: other.user.email,
      NeedsPassword: false,
    })
    await nobody.call(AnswerInvitation, { Token, Accept: true })
    expect((await nobody.refuse(AnswerInvitation, { Token, Accept: true })).code).toBe('usr.lnk.exp')
    expect(await other.call(GetProfile, { gId: here.group.id })).toMatchObject({
      acId: other.user.id,
      UserPersonal: { FullName: 'Test Employee' },
      UserContext: { AccessBuildingIds: [here.building.id] },
    })
    expect((await other.call(GetProfile, { gId: there.group.id })).UserContext.CurrentGroupId).toBe(there.group.id)
    expect(await signIn(other.user.email, other.user.password)).not.toBeNull()
    const { Contacts } = await here.call(GetPropertyContacts, { filter: { gId: here.group.id } })
    expect(Contacts).toMatchObject([{ acId, UserId: other.user.id, Invitation: null, FullName: { en: 'Somebody Else' } }])
    await here.call(EditPropertyContact, { ...at(here), ContactId: acId, ...one, Contact: { ...one.Contact, Name: 'Yet Another' } })
    expect((await other.call(GetProfile, {})).UserPersonal.FullName).toBe('Test Employee')
  })

  test('declined, nobody signs in, and the row says so; asked again it waits again', async () => {
    const [here, there] = [await world.newAccount(), await world.newAccount()]
    const other = await there.signInAs('Employee')
    const one = draft({ Email: other.user.email })
    const { UserId } = await here.call(AddPropertyContact, { ...at(here), ...one })
    const Token = await invitationTo(world, other.user.email)
    await nobody.call(AnswerInvitation, { Token, Accept: false })
    const states = async () =>
      (await here.call(GetPropertyContacts, { filter: { gId: here.group.id } })).Contacts.map(({ Invitation }) => Invitation)
    expect(await states()).toEqual(['Declined'])
    expect((await nobody.refuse(OpenInvitation, { Token })).code).toBe('usr.lnk.exp')
    expect((await other.refuse(GetProfile, { gId: here.group.id })).code).toBe('sys.obj.nof')
    await here.call(NotifyOnboard, { ContactUserId: UserId ?? '', SendText: false, EmailTemplate: `<p>${linkPlaces.en}</p>` })
    expect(await states()).toEqual(['Waiting'])
  })

  test('put into an existing contact is the same case, and says no more; until accepted the old sign-in goes on', async () => {
    const [here, there] = [await world.newAccount(), await world.newAccount()]
    const other = await there.signInAs('Employee')
    const one = draft()
    const { acId, UserId } = await withPassword(here, one)
    const moved = { ...one, Contact: { ...one.Contact, Email: other.user.email } }
    expect(await here.call(EditPropertyContact, { ...at(here), ContactId: acId, ...moved })).toMatchObject({ UserId })
    expect(await signIn(one.Contact.Email)).not.toBeNull()
    await acceptAs(world, other.user.email)
    expect(await signIn(one.Contact.Email)).toBeNull()
    expect((await other.call(GetProfile, { gId: here.group.id })).UserContext.MemberRoleInGroup).toBe('Employee')
    const { Contacts } = await here.call(GetPropertyContacts, { filter: { gId: here.group.id } })
    expect(Contacts).toMatchObject([{ acId, UserId: other.user.id, Invitation: null }])
  })

  test('a link is for the e-mail that it was sent to: another one, or offboarding, ends it', async () => {
    const account = await world.newAccount()
    const one = draft()
    const { acId } = await account.call(AddPropertyContact, { ...at(account), ...one })
    const first = await invitationTo(world, one.Contact.Email)
    const moved = { ...one, Contact: { ...one.Contact, Email: `new.${one.Contact.Email}` } }
    await account.call(EditPropertyContact, { ...at(account), ContactId: acId, ...moved })
    const second = await invitationTo(world, moved.Contact.Email)
    await account.call(OffboardContact, { GroupId: account.group.id, ContactId: acId })
    for (const Token of [first, second])
      expect((await nobody.refuse(AnswerInvitation, { Token, Accept: true, Password: password })).code).toBe('usr.lnk.exp')
  })

  test('two accounts that ask the same new person are answered one by one', async () => {
    const [a, b] = [await world.newAccount(), await world.newAccount()]
    const one = draft()
    for (const account of [a, b]) await account.call(AddPropertyContact, { ...at(account), ...one })
    const without = { Token: await invitationTo(world, one.Contact.Email, a.group.id), Accept: true }
    expect((await nobody.refuse(AnswerInvitation, without)).fields).toEqual([{ Field: 'Password', Message: 'Required' }])
    await nobody.call(AnswerInvitation, { ...without, Password: password })
    const token = (await signIn(one.Contact.Email))?.UserToken ?? ''
    const me = callsAs(world.app, token)
    expect((await me.refuse(GetProfile, { gId: b.group.id })).code).toBe('sys.obj.nof')
    await acceptAs(world, one.Contact.Email, { GroupId: b.group.id })
    // Processes are told of a new place after its commit.
    await expect.poll(async () => (await send(world.app, GetProfile, { gId: b.group.id }, token)).code).toBeUndefined()
    for (const account of [a, b])
      expect((await me.call(GetProfile, { gId: account.group.id })).UserContext.AccessBuildingIds).toHaveLength(1)
  })
})

test('offboarding in one account ends what somebody may do there at once, and nothing elsewhere', async () => {
  const [here, there] = [await world.newAccount(), await world.newAccount()]
  const other = await there.signInAs('Employee')
  const one = draft({ Email: other.user.email })
  const { acId } = await here.call(AddPropertyContact, { ...at(here), ...one })
  await acceptAs(world, other.user.email)
  const mayHere = async () => (await send(world.app, GetProfile, { gId: here.group.id }, other.token)).code === undefined
  expect(await mayHere()).toBe(true)
  await here.call(OffboardContact, { GroupId: here.group.id, ContactId: acId })
  await expect.poll(mayHere).toBe(false)
  expect((await other.call(GetProfile, {})).UserContext.CurrentGroupId).toBe(there.group.id)
  expect(await signIn(other.user.email, other.user.password)).not.toBeNull()
})

test('one e-mail is one contact in a building; a second building makes the same person see both', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const [a = '', b = ''] = account.buildings.map(({ id }) => id)
  const one = draft()
  const { UserId, acId } = await withPassword(account, one)
  expect((await account.refuse(AddPropertyContact, { ...at(account), ...one })).fields).toMatchObject([{ Field: 'Contact.Email' }])
  const second = { GroupId: account.group.id, BuildingId: b, ...one }
  const another = { ...second, Contact: { ...one.Contact, Role: 'Manager' } }
  expect((await account.refuse(AddPropertyContact, another)).fields).toEqual([
    { Field: 'Contact.Role', Message: contactMessages.otherRole },
  ])
  expect((await account.call(AddPropertyContact, second)).UserId).toBe(UserId)
  expect((await signIn(one.Contact.Email))?.UserContext.AccessBuildingIds.toSorted()).toEqual([a, b].toSorted())
  await account.call(EditPropertyContact, { ...at(account), ContactId: acId, ...another, BuildingId: a })
  const { Contacts } = await account.call(GetPropertyContacts, { filter: { gId: account.group.id } })
  expect(Contacts.map(({ Role }) => Role)).toEqual(['Manager', 'Manager'])
  await account.call(OffboardContact, { GroupId: account.group.id, ContactId: acId })
  expect((await signIn(one.Contact.Email))?.UserContext.AccessBuildingIds).toEqual([b])
})

test('offboarding ends the sign-in and its sessions, keeps the row; reactivating gives both back', async () => {
  const account = await world.newAccount()
  const one = draft({ Role: 'ChiefEngineer' })
  const { acId, UserId } = await withPassword(account, one)
  const token = (await signIn(one.Contact.Email))?.UserToken ?? ''
  expect(await stillIn(token)).toBe(true)
  await account.call(OffboardContact, { GroupId: account.group.id, ContactId: acId })
  await expect.poll(() => stillIn(token)).toBe(false)
  expect(await signIn(one.Contact.Email)).toBeNull()
  await account.call(ReactivateContact, { GroupId: account.group.id, ContactId: acId })
  expect((await signIn(one.Contact.Email))?.UserContext).toMatchObject({
    MemberRoleInGroup: 'ChiefEngineer',
    AccessBuildingIds: [account.building.id],
  })
  const { Contacts } = await account.call(GetPropertyContacts, { filter: { gId: account.group.id } })
  expect(Contacts).toMatchObject([{ acId, UserId, Role: 'ChiefEngineer', OffboardedDate: null }])
})

test('a role without portal access takes the sign-in away', async () => {
  const account = await world.newAccount()
  const one = draft()
  const { acId } = await withPassword(account, one)
  const token = (await signIn(one.Contact.Email))?.UserToken ?? ''
  const guard = { ...one, Contact: { ...one.Contact, Role: 'Security' } }
  expect(await account.call(EditPropertyContact, { ...at(account), ContactId: acId, ...guard })).toMatchObject({
    UserId: null,
    MemberId: null,
  })
  await expect.poll(() => stillIn(token)).toBe(false)
  expect(await signIn(one.Contact.Email)).toBeNull()
  expect(await account.call(EditPropertyContact, { ...at(account), ContactId: acId, ...one })).toMatchObject({ UserId: expect.any(String) })
  expect(await signIn(one.Contact.Email)).not.toBeNull()
})

test('a new password is asked for only with ManagePassword, of who signs in, below the own role', async () => {
  const account = await world.newAccount({ role: 'Admin' })
  const one = draft({ Role: 'Executive' })
  const { UserId: ContactUserId } = await account.call(AddPropertyContact, { ...at(account), ...one })
  if (!ContactUserId) throw new Error('no user')
  expect((await account.refuse(SendPasswordReset, { ContactUserId })).fields).toEqual([
    { Field: 'ContactUserId', Message: contactMessages.noPassword },
  ])
  await acceptAs(world, one.Contact.Email, { Password: password })
  const gm = await account.signInAs('GM')
  expect(await gm.refuse(SendPasswordReset, { ContactUserId })).toMatchObject({ status: 403, code: 'usr.aut.npm' })
  const elsewhere = await world.newAccount({ role: 'Admin' })
  expect(await elsewhere.refuse(SendPasswordReset, { ContactUserId })).toMatchObject({ code: 'sys.obj.nof' })
  expect(await account.call(SendPasswordReset, { ContactUserId })).toEqual({})
})

test('the e-mail of a sign-in is changed only with ManagePassword, to one that nobody has', async () => {
  const account = await world.newAccount({ role: 'Admin' })
  const one = draft()
  const { acId } = await withPassword(account, one)
  const edit = (Email: string) => ({ ...at(account), ContactId: acId, ...one, Contact: { ...one.Contact, Email } })
  const gm = await account.signInAs('GM')
  const free = `free.${one.Contact.Email}`
  expect((await gm.refuse(EditPropertyContact, edit(free))).fields).toEqual([
    { Field: 'Contact.Email', Message: contactMessages.emailKept },
  ])
  expect(await account.refuse(EditPropertyContact, edit(gm.user.email))).toMatchObject({
    code: 'sys.obj.dup',
    fields: [{ Field: 'Contact.Email' }],
  })
  await account.call(EditPropertyContact, edit(free))
  expect(await signIn(free)).toBeNull()
  await acceptAs(world, free)
  expect(await signIn(one.Contact.Email)).toBeNull()
  expect(await signIn(free)).not.toBeNull()
  expect(
    (await callsAs(world.app, account.token).call(GetPropertyContacts, { filter: { gId: account.group.id } })).Contacts[0]?.Email,
  ).toBe(free)
})
