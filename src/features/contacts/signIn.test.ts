import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Account, callsAs, openWorld, send } from '../../../test/world.ts'
import { GetPropertyList } from '../buildings/contract.ts'
import { GetProfile, SignIn } from '../session/contract.ts'
import {
  AddPortfolioContact,
  AddPropertyContact,
  EditPortfolioContact,
  EditPropertyContact,
  GetPropertyContacts,
  OffboardContact,
  ReactivateContact,
} from './contract.ts'
import type { ContactDraft } from './model.ts'
import { contactMessages, newContact } from './rules.ts'

const world = await openWorld()
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
/** A contact who has a password. */
const withPassword = async (account: Account, one: ContactDraft) => {
  const made = await account.call(AddPropertyContact, { ...at(account), ...one })
  await account.call(EditPropertyContact, { ...at(account), ContactId: made.acId, ...one, Password: password })
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
  await account.call(EditPortfolioContact, { GroupId: account.group.id, ContactId: acId, ...one, Password: password })
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

test('the e-mail of somebody with a higher role, or of a global user, does not lend their sign-in to a contact', async () => {
  const account = await world.newAccount({ role: 'Admin' })
  const gm = await account.signInAs('GM')
  const executive = await account.signInAs('Executive')
  const global = await world.newAccount({ role: 'AcAdmin', global: true })
  for (const Email of [executive.user.email, global.user.email])
    expect((await gm.refuse(AddPropertyContact, { ...at(account), ...draft({ Email }) })).fields).toMatchObject([{ Field: 'Contact.Role' }])
  expect((await account.call(GetPropertyContacts, { filter: { gId: account.group.id } })).Total).toBe(0)
})

test('a user of another account becomes a member here, keeps the place there, and their password is not for us to set', async () => {
  const [here, there] = [await world.newAccount(), await world.newAccount()]
  const other = await there.signInAs('Employee')
  const one = draft({ Email: other.user.email.toUpperCase() })
  const { acId, UserId } = await here.call(AddPropertyContact, { ...at(here), ...one })
  expect(UserId).toBe(other.user.id)
  expect((await other.call(GetProfile, { gId: here.group.id })).UserContext.AccessBuildingIds).toEqual([here.building.id])
  expect((await other.call(GetProfile, { gId: there.group.id })).UserContext.CurrentGroupId).toBe(there.group.id)
  const edit = { ...at(here), ContactId: acId, ...one }
  expect((await here.refuse(EditPropertyContact, { ...edit, Password: password })).fields).toEqual([
    { Field: 'Password', Message: contactMessages.elsewhere },
  ])
  const moved = { ...edit, Contact: { ...one.Contact, Email: `new.${one.Contact.Email}` } }
  expect((await here.refuse(EditPropertyContact, moved)).fields).toEqual([{ Field: 'Contact.Email', Message: contactMessages.elsewhere }])
  await here.call(OffboardContact, { GroupId: here.group.id, ContactId: acId })
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

test('the password is reset only with ManagePassword, by its policy, and ends the sessions [A-RULE-030]', async () => {
  const account = await world.newAccount({ role: 'Admin' })
  const one = draft()
  const { acId } = await withPassword(account, one)
  const token = (await signIn(one.Contact.Email))?.UserToken ?? ''
  const edit = { ...at(account), ContactId: acId, ...one }
  const gm = await account.signInAs('GM')
  expect(await gm.refuse(EditPropertyContact, { ...edit, Password: 'Another-Harbour-1' })).toMatchObject({
    status: 403,
    code: 'usr.aut.npm',
  })
  expect((await account.refuse(EditPropertyContact, { ...edit, Password: 'Short-1' })).fields).toEqual([
    { Field: 'Password', Message: 'The password must have 10 to 100 characters.' },
  ])
  const guard = await account.call(AddPropertyContact, { ...at(account), ...draft({ Role: 'Security' }) })
  const guarded = { ...at(account), ContactId: guard.acId, ...draft({ Role: 'Security' }), Password: password }
  expect((await account.refuse(EditPropertyContact, guarded)).fields).toEqual([{ Field: 'Password', Message: contactMessages.noPassword }])
  expect(await stillIn(token)).toBe(true)
  await account.call(EditPropertyContact, { ...edit, Password: 'Another-Harbour-1' })
  await expect.poll(() => stillIn(token)).toBe(false)
  expect(await signIn(one.Contact.Email)).toBeNull()
  expect(await signIn(one.Contact.Email, 'Another-Harbour-1')).not.toBeNull()
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
  expect(await signIn(one.Contact.Email)).toBeNull()
  expect(await signIn(free)).not.toBeNull()
  expect(
    (await callsAs(world.app, account.token).call(GetPropertyContacts, { filter: { gId: account.group.id } })).Contacts[0]?.Email,
  ).toBe(free)
})
