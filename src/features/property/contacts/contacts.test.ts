import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Account, openWorld, send } from '../../../../test/world.ts'
import {
  AddPortfolioContact,
  AddPropertyContact,
  EditPortfolioContact,
  EditPropertyContact,
  GetPortfolioContacts,
  GetPropertyContacts,
  GetPropertyVendors,
  GetRoles,
  OffboardContact,
  ReactivateContact,
} from './contract.ts'
import type { ContactDraft } from './model.ts'
import { changeRole, newContact } from './rules.ts'

const world = await openWorld()
const draft = (fields: Partial<ContactDraft['Contact']> = {}, rest: Partial<ContactDraft> = {}): ContactDraft => {
  const empty = newContact()
  const Contact = {
    ...empty.Contact,
    Name: 'Kofi Mensah',
    Role: 'Cleaning',
    Phone: '16175550113',
    Email: `kofi.${randomUUID()}@harbor.example`,
  }
  return { ...empty, ...rest, Contact: { ...Contact, Team: 'Engineering', ...fields } }
}
const at = ({ group, building }: Account) => ({ GroupId: group.id, BuildingId: building.id })
const listOf = async (account: Pick<Account, 'call'> & { group: Account['group'] }, bId: string, more: object = {}) =>
  (await account.call(GetPropertyContacts, { filter: { gId: account.group.id, bId, ...more } })).Contacts

test('a contact is added with every field and read back; Name is FullName.en, Title is Title.en [A-CALL-009] [A-CALL-013] [A-FIELD-023] [A-FIELD-025] [A-FIELD-026] [B-CALL-007]', async () => {
  const account = await world.newAccount()
  const one = draft(
    {
      Role: 'MobileEngineer',
      Title: 'Mobile Engineer, Days',
      Ownership: 'OutSourced',
      ShiftType: 'StartEnd',
      ShiftStart: '07:00',
      ShiftEnd: '15:30',
    },
    { Actions: ['COI', 'Meters'] },
  )
  const reply = await account.call(AddPropertyContact, { ...at(account), ContactMemberId: null, ContactUserId: null, ...one })
  expect(reply).toEqual({ acId: expect.any(String), MemberId: null, UserId: null, Version: 1 })
  const { Contacts, Total } = await account.call(GetPropertyContacts, {
    filter: { gId: account.group.id, bId: account.building.id },
    pagination: { page: 0, perPage: 10_000 },
  })
  expect(Total).toBe(1)
  expect(Contacts[0]).toMatchObject({
    acId: reply.acId,
    BuildingId: account.building.id,
    FullName: { en: 'Kofi Mensah' },
    Title: { en: 'Mobile Engineer, Days' },
    Role: 'MobileEngineer',
    Phone: '16175550113',
    Email: one.Contact.Email,
    Ownership: 'OutSourced',
    ShiftType: 'StartEnd',
    ShiftHour: null,
    ShiftStart: '07:00',
    ShiftEnd: '15:30',
    Team: 'Engineering',
    PermissionSet: { Contacts: false, Marketing: false, Reporting: false },
    Actions: ['COI', 'Meters'],
    AssignedBuildings: null,
    VendorId: null,
    VendorName: null,
  })
})

test('an edit names the contact by its id, or by its member; it tells the new version and refuses an old one [A-CALL-010] [A-BEHAV-057]', async () => {
  const account = await world.newAccount()
  const one = draft({ Role: 'Employee' })
  const { acId, MemberId, UserId } = await account.call(AddPropertyContact, { ...at(account), ...one })
  const named = { ...one, Contact: { ...one.Contact, Name: 'Kofi A. Mensah' } }
  const first = await account.call(EditPropertyContact, { ...at(account), ContactId: acId, Version: 1, ...named })
  expect(first).toEqual({ acId, MemberId, UserId, Version: 2 })
  expect(await account.refuse(EditPropertyContact, { ...at(account), ContactId: acId, Version: 1, ...one })).toMatchObject({
    code: 'sys.obj.cfl',
  })
  expect(
    await account.call(EditPropertyContact, { ...at(account), ContactMemberId: MemberId, ContactUserId: UserId, ...one }),
  ).toMatchObject({
    acId,
    Version: 3,
  })
  expect(await account.refuse(EditPropertyContact, { ...at(account), ...one })).toMatchObject({
    fields: [{ Field: 'ContactId', Message: 'Required' }],
  })
  expect((await listOf(account, account.building.id))[0]?.FullName.en).toBe('Kofi Mensah')
})

test('the rules of the dialog are the rules of the call: each field says what is wrong', async () => {
  const account = await world.newAccount()
  const bad = draft({ Name: '', Phone: '617', Email: 'kofi', Role: 'Vendor' })
  const { status, fields } = await account.refuse(AddPropertyContact, { ...at(account), ...bad })
  expect(status).toBe(400)
  expect(fields).toEqual([
    { Field: 'Contact.Name', Message: 'Required' },
    { Field: 'Contact.Phone', Message: 'Format error', Hint: expect.any(String) },
    { Field: 'Contact.Email', Message: 'Format error', Hint: expect.any(String) },
    { Field: 'Contact.VendorName', Message: 'Required' },
  ])
})

test('a third-party vendor brings the vendor along; another role leaves it', async () => {
  const account = await world.newAccount()
  const one = draft({ Role: 'Vendor', VendorName: 'Tidewater Elevator' })
  const { acId } = await account.call(AddPropertyContact, { ...at(account), ...one })
  const vendors = () => account.call(GetPropertyVendors, { filter: { gId: account.group.id, bId: account.building.id } })
  const { Vendors } = await vendors()
  expect(Vendors).toMatchObject([{ VendorName: 'Tidewater Elevator', Buildings: [account.building.id] }])
  await account.call(AddPropertyContact, { ...at(account), ...draft({ Role: 'Vendor', VendorName: 'tidewater elevator' }) })
  expect((await vendors()).Total).toBe(1)
  expect((await listOf(account, account.building.id)).map(({ VendorName }) => VendorName)).toEqual([
    'Tidewater Elevator',
    'Tidewater Elevator',
  ])
  await account.call(EditPropertyContact, { ...at(account), ContactId: acId, ...one, Contact: { ...one.Contact, Role: 'Security' } })
  const after = (await listOf(account, account.building.id)).find(row => row.acId === acId)
  expect(after).toMatchObject({ VendorId: null, VendorName: null })
})

test('portfolio contacts have their buildings, are listed by themselves, and need not name an area of their own [A-CALL-011] [A-CALL-012] [A-CALL-014] [A-BEHAV-058] [A-BEHAV-059]', async () => {
  const account = await world.newAccount({ buildings: 3 })
  const [a, b, c] = account.buildings.map(({ id }) => id)
  const AssignedBuildings = [a ?? '', b ?? '']
  const one = draft({ Role: 'Executive' }, { AssignedBuildings, PermissionSet: { Contacts: true, Marketing: true, Reporting: true } })
  const { acId } = await account.call(AddPortfolioContact, { GroupId: account.group.id, ...one })
  expect(AddPortfolioContact.path).toBe('UserAdmin/AddPortfolioContact')
  expect(EditPortfolioContact.path).toBe('UserAdmin/EditPortfolioContact')
  const list = async () => (await account.call(GetPortfolioContacts, { filter: { gId: account.group.id } })).Contacts
  expect(await list()).toMatchObject([{ acId, BuildingId: null, AssignedBuildings }])
  expect(await listOf(account, a ?? '')).toEqual([])
  await account.call(EditPortfolioContact, { GroupId: account.group.id, ContactId: acId, ...one, AssignedBuildings: [c ?? ''] })
  expect((await list())[0]?.AssignedBuildings).toEqual([c])
})

test('the list of several buildings takes gId, cmsRoles and bIds [B-CALL-008]', async () => {
  const account = await world.newAccount({ buildings: 3 })
  const [a, b, c] = account.buildings.map(({ id }) => id)
  for (const [BuildingId, Role] of [
    [a, 'Security'],
    [b, 'Cleaning'],
    [c, 'Security'],
  ] as const)
    await account.call(AddPropertyContact, { GroupId: account.group.id, BuildingId: BuildingId ?? '', ...draft({ Role }) })
  const found = async (filter: object) => {
    const { Contacts } = await account.call(GetPropertyContacts, { filter: { gId: account.group.id, ...filter } })
    return Contacts.map(({ BuildingId }) => String(BuildingId)).toSorted()
  }
  expect(await found({})).toEqual([a, b, c].map(String).toSorted())
  expect(await found({ bIds: [a ?? '', b ?? ''] })).toEqual([a, b].map(String).toSorted())
  expect(await found({ cmsRoles: ['Security'] })).toEqual([a, c].map(String).toSorted())
  expect(await found({ cmsRoles: ['Security'], bIds: [b ?? '', c ?? ''] })).toEqual([c])
})

test('who sees some buildings only sees and changes their contacts only; what they do not see of a portfolio contact stays', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const [a = '', b = ''] = account.buildings.map(({ id }) => id)
  const gm = { ...(await account.signInAs('GM', [a])), group: account.group }
  const one = draft()
  const { acId } = await account.call(AddPropertyContact, { GroupId: account.group.id, BuildingId: b, ...one })
  expect(await listOf({ ...gm }, a)).toEqual([])
  expect((await gm.call(GetPropertyContacts, { filter: { gId: account.group.id, bIds: [b] } })).Contacts).toEqual([])
  expect(await gm.refuse(EditPropertyContact, { GroupId: account.group.id, BuildingId: a, ContactId: acId, ...one })).toMatchObject({
    status: 404,
  })
  expect(await gm.refuse(OffboardContact, { GroupId: account.group.id, ContactId: acId })).toMatchObject({ status: 404 })
  const wide = draft({ Role: 'Engineering' }, { AssignedBuildings: [a, b] })
  const made = await account.call(AddPortfolioContact, { GroupId: account.group.id, ...wide })
  const seen = async () => (await gm.call(GetPortfolioContacts, { filter: { gId: account.group.id } })).Contacts
  expect(await seen()).toMatchObject([{ acId: made.acId, AssignedBuildings: [a] }])
  expect(await gm.refuse(EditPortfolioContact, { GroupId: account.group.id, ContactId: made.acId, ...wide })).toMatchObject({ status: 404 })
  await gm.call(EditPortfolioContact, { GroupId: account.group.id, ContactId: made.acId, ...wide, AssignedBuildings: [a] })
  const [kept] = (await account.call(GetPortfolioContacts, { filter: { gId: account.group.id } })).Contacts
  expect(kept?.AssignedBuildings?.toSorted()).toEqual([a, b].toSorted())
})

test('the list searches name, title, e-mail and phone, filters by team and role, sorts by name', async () => {
  const account = await world.newAccount()
  const people = [
    draft({ Name: 'Élodie Baptiste', Title: 'Concierge', Phone: '12125550101' }),
    draft({ Name: 'Ana Ruiz', Team: 'Security', Role: 'Security' }),
    draft({ Name: 'Zed Park', Role: 'Engineering' }),
  ]
  for (const one of people) await account.call(AddPropertyContact, { ...at(account), ...one })
  const names = async (more: object) => (await listOf(account, account.building.id, more)).map(({ FullName }) => FullName.en)
  expect(await names({})).toEqual(['Ana Ruiz', 'Élodie Baptiste', 'Zed Park'])
  expect(await names({ text: 'concierge' })).toEqual(['Élodie Baptiste'])
  expect(await names({ text: '(212) 555' })).toEqual(['Élodie Baptiste'])
  expect(await names({ text: people[2]?.Contact.Email ?? '' })).toEqual(['Zed Park'])
  expect(await names({ Team: 'Security' })).toEqual(['Ana Ruiz'])
  expect(await names({ cmsRoles: ['Engineering', 'Security'] })).toEqual(['Ana Ruiz', 'Zed Park'])
})

test('offboarding keeps the contact under its own filter; it can come back', async () => {
  const account = await world.newAccount()
  const { acId } = await account.call(AddPropertyContact, { ...at(account), ...draft() })
  await account.call(OffboardContact, { GroupId: account.group.id, ContactId: acId })
  expect(await listOf(account, account.building.id)).toEqual([])
  expect(await listOf(account, account.building.id, { State: 'Offboarded' })).toMatchObject([{ acId, OffboardedDate: expect.any(Number) }])
  expect(await account.refuse(OffboardContact, { GroupId: account.group.id, ContactId: acId })).toMatchObject({ status: 404 })
  await account.call(ReactivateContact, { GroupId: account.group.id, ContactId: acId })
  expect(await listOf(account, account.building.id)).toMatchObject([{ acId, OffboardedDate: null }])
})

test('the roles come from the server with weight, presets and buttons, and whether the caller may give them [A-CALL-015] [A-BEHAV-049] [A-BEHAV-060]', async () => {
  const account = await world.newAccount({ role: 'GM' })
  const { Roles } = await account.call(GetRoles, { gId: account.group.id })
  const one = (code: string) => Roles.find(({ Role }) => Role === code)
  expect(one('Vendor')).toMatchObject({
    Name: '3rd party vendor',
    Weight: 1,
    PermissionSet: null,
    SignsIn: false,
    Portfolio: false,
    Grantable: true,
  })
  expect(one('GMPM')).toMatchObject({ Name: 'GM/PM', Weight: 20, SignsIn: true, Grantable: false })
  expect(one('Employee')).toMatchObject({ Weight: 10, Grantable: true })
  const changed = changeRole(draft(), 'Security', one('Security'))
  await account.call(AddPropertyContact, { ...at(account), ...changed })
  expect((await listOf(account, account.building.id))[0]?.Actions).toEqual(one('Security')?.Actions)
})

test('a read of contacts needs ManageContacts or ManageLibraries', async () => {
  const account = await world.newAccount()
  const employee = await account.signInAs('Employee')
  const input = { filter: { gId: account.group.id } }
  expect((await send(world.app, GetPropertyContacts, input, employee.token)).code).toBe('usr.aut.npm')
})
