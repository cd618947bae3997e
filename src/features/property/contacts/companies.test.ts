import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Account, openWorld, send } from '../../../../test/world.ts'
import { sampleBasicInfo } from '../buildings/sections/BasicInfo/sample.ts'
import { CreateProperty, EditProperty } from '../propertyPage/contract.ts'
import {
  AddPropertyContact,
  AddTenant,
  AddTenantContact,
  AddVendor,
  EditTenant,
  EditTenantContact,
  EditVendor,
  GetPinHolders,
  GetPropertyContacts,
  GetPropertyVendors,
  GetTenantContacts,
  GetTenantList,
} from './contract.ts'
import type { ContactDraft } from './model.ts'
import { newContact } from './rules.ts'

const world = await openWorld()
const at = ({ group, building }: Account) => ({ GroupId: group.id, BuildingId: building.id })
const place = ({ group, building }: Account) => ({ gId: group.id, bId: building.id })
const draft = (fields: Partial<ContactDraft['Contact']> = {}): ContactDraft => {
  const empty = newContact()
  const Contact = {
    ...empty.Contact,
    Name: 'Ida Moreau',
    Role: 'Security',
    Phone: '16175550117',
    Email: `ida.${randomUUID()}@harbor.example`,
  }
  return { ...empty, Contact: { ...Contact, Team: 'Security', ...fields } }
}

test('of two people who add the same vendor or tenant in the same moment one makes it, the other is told at the field', async () => {
  const account = await world.newAccount()
  const vendors = ['Race Electric', 'race electric'].map(VendorName => ({ GroupId: account.group.id, VendorName }))
  const tenants = ['Race & Co', 'RACE & CO'].map(Name => ({ ...at(account), Name, Floor: '1', Unit: '1' }))
  for (const [call, inputs, Field] of [
    [AddVendor, vendors, 'VendorName'],
    [AddTenant, tenants, 'Name'],
  ] as const) {
    const replies = await Promise.all(inputs.map(input => send(world.app, call, input, account.token)))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.body).toContain(`"Field":"${Field}"`)
  }
})

test('one vendor, tenant or person alone is read by its id, whatever its state, and never another account’s', async () => {
  const account = await world.newAccount()
  const other = await world.newAccount()
  const GroupId = account.group.id
  const gone = { Disabled: true, Version: 1 }
  const { acId: VendorId } = await account.call(AddVendor, { GroupId, VendorName: 'Casco Glass', Buildings: [account.building.id] })
  await account.call(EditVendor, { GroupId, VendorId, VendorName: 'Casco Glass', Buildings: [account.building.id], ...gone })
  const { acId: TenantId } = await account.call(AddTenant, { ...at(account), Name: 'Aldine Press', Floor: '1', Unit: '2' })
  await account.call(EditTenant, { ...at(account), TenantId, Name: 'Aldine Press', Floor: '1', Unit: '2', ...gone })
  const person = { Name: 'Zora Quill', TenantId, PhoneNumber: '16175550144', Email: 'zora@aldine.example' }
  const { acId: ContactId } = await account.call(AddTenantContact, { ...at(account), ...person })
  await account.call(AddTenantContact, { ...at(account), ...person, Email: 'other@aldine.example' })
  const read = async ({ call, group }: Pick<Account, 'call' | 'group'>) => [
    (await call(GetPropertyVendors, { filter: { gId: group.id, VendorId } })).Vendors.map(row => row.acId),
    (await call(GetTenantList, { filter: { gId: group.id, TenantId } })).Tenants.map(row => row.acId),
    (await call(GetTenantContacts, { filter: { gId: group.id, ContactId } })).Contacts.map(row => row.acId),
  ]
  expect(await read(account)).toEqual([[VendorId], [TenantId], [ContactId]])
  expect(await read(other)).toEqual([[], [], []])
})

test('vendors of a building: added, edited, put out of use, unique by name [A-CALL-016]', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const [a = '', b = ''] = account.buildings.map(({ id }) => id)
  const GroupId = account.group.id
  const fields = {
    VendorName: 'Casco Electric',
    Trade: 'Electrical',
    Categories: ['Electrical' as const],
    Phone: '12075550101',
    Email: 'jobs@casco.example',
  }
  const { acId } = await account.call(AddVendor, { GroupId, ...fields, Buildings: [a] })
  const of = async (bId: string, more: object = {}) =>
    (await account.call(GetPropertyVendors, { filter: { gId: GroupId, bId, ...more }, pagination: { page: 0, perPage: 10_000 } })).Vendors
  expect(await of(a)).toMatchObject([{ acId, ...fields, Buildings: [a], Disabled: false, Version: 1 }])
  expect(await of(a, { Category: 'HVAC' })).toEqual([])
  expect(await of(b)).toEqual([])
  expect(await account.refuse(AddVendor, { GroupId, VendorName: 'casco electric' })).toMatchObject({
    code: 'sys.obj.dup',
    fields: [{ Field: 'VendorName' }],
  })
  expect((await account.refuse(AddVendor, { GroupId, VendorName: ' ', Phone: '1', Email: 'x' })).fields).toEqual([
    { Field: 'VendorName', Message: 'Required' },
    { Field: 'Phone', Message: 'Format error', Hint: expect.any(String) },
    { Field: 'Email', Message: 'Format error', Hint: expect.any(String) },
  ])
  await account.call(EditVendor, { GroupId, VendorId: acId, Version: 1, ...fields, Buildings: [b] })
  expect(await of(a)).toEqual([])
  expect(await account.refuse(EditVendor, { GroupId, VendorId: acId, Version: 1, ...fields, Buildings: [b] })).toMatchObject({
    code: 'sys.obj.cfl',
  })
  await account.call(EditVendor, { GroupId, VendorId: acId, Version: 2, ...fields, Buildings: [b], Disabled: true })
  expect(await of(b)).toEqual([])
  expect(await of(b, { State: 'Inactive' })).toMatchObject([{ acId, Disabled: true }])
})

test('who sees some buildings only keeps the others of a vendor, and does not see vendors of others', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const [a = '', b = ''] = account.buildings.map(({ id }) => id)
  const GroupId = account.group.id
  const gm = await account.signInAs('GM', [a])
  const both = await account.call(AddVendor, { GroupId, VendorName: 'Both', Buildings: [a, b] })
  const other = await account.call(AddVendor, { GroupId, VendorName: 'Other', Buildings: [b] })
  const { Vendors } = await gm.call(GetPropertyVendors, { filter: { gId: GroupId } })
  expect(Vendors).toMatchObject([{ acId: both.acId, Buildings: [a] }])
  expect(await gm.refuse(EditVendor, { GroupId, VendorId: other.acId, Version: 1, VendorName: 'Mine', Buildings: [a] })).toMatchObject({
    status: 404,
  })
  expect(await gm.refuse(AddVendor, { GroupId, VendorName: 'Third', Buildings: [b] })).toMatchObject({ status: 404 })
  await gm.call(EditVendor, { GroupId, VendorId: both.acId, Version: 1, VendorName: 'Both', Buildings: [] })
  const { Vendors: left } = await account.call(GetPropertyVendors, { filter: { gId: GroupId, bId: b, text: 'Both' } })
  expect(left).toMatchObject([{ Buildings: [b] }])
})

test('tenants and their people, by account and building; 25 a page, the newest first [A-CALL-021] [A-CALL-022] [C-CALL-105] [C-FIELD-029] [C-RULE-018] [C-CONST-010]', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const { acId: TenantId } = await account.call(AddTenant, { ...at(account), Name: 'Aldine Press', Floor: '4', Unit: '410' })
  expect(await account.refuse(AddTenant, { ...at(account), Name: 'aldine press' })).toMatchObject({ code: 'sys.obj.dup' })
  const person = (n: number) => ({ Name: `Person ${n}`, TenantId, PhoneNumber: '16175550118', Email: `p${n}@aldine.example` })
  for (let n = 1; n <= 26; n++) await account.call(AddTenantContact, { ...at(account), ...person(n) })
  const { Contacts, Total } = await account.call(GetTenantContacts, { filter: place(account) })
  expect(Total).toBe(26)
  expect(Contacts).toHaveLength(25)
  expect(Contacts[0]).toMatchObject({
    acId: expect.any(String),
    Name: 'Person 26',
    TenantName: 'Aldine Press',
    Role: 'Tenant',
    PhoneNumber: '16175550118',
    Email: 'p26@aldine.example',
    CreatedDate: expect.any(Number),
  })
  const all = { pagination: { page: 0, perPage: 10_000 } }
  expect((await account.call(GetTenantContacts, { filter: place(account), ...all })).Contacts).toHaveLength(26)
  expect((await account.call(GetTenantList, { filter: place(account), ...all })).Tenants).toMatchObject([
    { acId: TenantId, Name: 'Aldine Press', Contacts: 26 },
  ])
  const elsewhere = { gId: account.group.id, bId: account.buildings[1]?.id ?? '' }
  expect((await account.call(GetTenantContacts, { filter: elsewhere })).Total).toBe(0)
  expect((await account.call(GetTenantList, { filter: elsewhere })).Total).toBe(0)
  expect((await account.call(GetPropertyContacts, { filter: place(account) })).Total).toBe(0)
})

test("a tenant and one of its people are edited; another account's tenant is none of ours", async () => {
  const [account, other] = [await world.newAccount(), await world.newAccount()]
  const { acId: TenantId } = await account.call(AddTenant, { ...at(account), Name: 'Aldine Press' })
  const { acId: theirs } = await other.call(AddTenant, { ...at(other), Name: 'Theirs' })
  const person = { Name: 'Ana', TenantId, PhoneNumber: '16175550118', Email: 'ana@aldine.example' }
  expect(await account.refuse(AddTenantContact, { ...at(account), ...person, TenantId: theirs })).toMatchObject({ status: 404 })
  const { acId } = await account.call(AddTenantContact, { ...at(account), ...person })
  await account.call(EditTenantContact, { ...at(account), ContactId: acId, Version: 1, ...person, Name: 'Ana Ruiz' })
  await account.call(EditTenant, { ...at(account), TenantId, Version: 1, Name: 'Aldine & Sons', Disabled: true })
  expect((await account.call(GetTenantContacts, { filter: place(account) })).Contacts).toMatchObject([
    { Name: 'Ana Ruiz', TenantName: 'Aldine & Sons' },
  ])
  expect((await account.call(GetTenantList, { filter: { ...place(account), State: 'Inactive' } })).Total).toBe(1)
})

test('PIN holders: a type with the contacts whose role goes with it', async () => {
  const account = await world.newAccount()
  await account.call(AddPropertyContact, { ...at(account), ...draft() })
  const { Holders } = await account.call(GetPinHolders, place(account))
  expect(Holders.map(({ Type }) => Type)).toEqual(['ChiefEngineer', 'GM', 'Cleaning', 'Security', 'Supplier', 'MobileEngineer'])
  expect(Holders.find(({ Type }) => Type === 'Security')).toMatchObject({
    HasCode: false,
    Total: 1,
    SignIns: 0,
    LastDate: null,
    Contacts: [{ FullName: { en: 'Ida Moreau' } }],
  })
})

test('contacts are added together with a building; a refused one names its field, and nothing is left [A-SCREEN-015]', async () => {
  const account = await world.newAccount()
  const input = (...Contacts: ContactDraft[]) => ({ GroupId: account.group.id, BasicInfo: sampleBasicInfo, BuildingContacts: { Contacts } })
  expect((await account.refuse(CreateProperty, input(draft(), draft({ Name: '' })))).fields).toEqual([
    { Field: 'BuildingContacts.Contacts.1.Contact.Name', Message: 'Required' },
  ])
  expect((await account.refuse(CreateProperty, input(draft(), draft({ Role: 'Admin' })))).fields).toMatchObject([
    { Field: 'BuildingContacts.Contacts.1.Contact.Role' },
  ])
  const { acId } = await account.call(CreateProperty, input(draft(), draft({ Role: 'Employee' })))
  const { Contacts } = await account.call(GetPropertyContacts, { filter: { gId: account.group.id } })
  expect(Contacts.map(({ BuildingId }) => BuildingId)).toEqual([acId, acId])
})

test('a building that exists gets contacts by their own call alone; EditProperty knows no other field', async () => {
  const account = await world.newAccount()
  const place = { GroupId: account.group.id, EntityId: account.building.id, BuildingId: account.building.id, Version: 1 }
  const more = { BuildingContacts: { Contacts: [draft()] } }
  expect(await account.refuse(EditProperty, { ...place, ...more })).toMatchObject({ status: 400, code: 'req.val.inv' })
})
