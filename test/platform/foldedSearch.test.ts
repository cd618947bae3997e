import { expect, test } from 'vitest'
import { GetAnswers } from '../../src/features/codes/feedbackInbox/contract.ts'
import { GetRequests } from '../../src/features/codes/inbox/contract.ts'
import { GetQrCodes } from '../../src/features/codes/qr/contract.ts'
import { AddMechanicalSpace, GetEquipments, GetMechanicalSpaces } from '../../src/features/field/equipment/contract.ts'
import { addEquipment } from '../../src/features/field/equipment/testing.ts'
import { GetEntityComments } from '../../src/features/insight/feedback/contract.ts'
import { AddPropertyTag, GetPropertyList, GetPropertyTags } from '../../src/features/property/buildings/contract.ts'
import {
  AddTenant,
  AddVendor,
  GetPropertyContacts,
  GetPropertyVendors,
  GetTenantList,
} from '../../src/features/property/contacts/contract.ts'
import { contact } from '../../src/features/property/contacts/tables.ts'
import { newAnswer } from '../support/newAnswer.ts'
import { newRequest } from '../support/requests.ts'
import { placeOf } from '../support/write.ts'
import { openWorld } from '../world.ts'

const world = await openWorld()
const account = await world.newAccount()
const { group, building, call } = account
const place = placeOf(account)
const written = 'Café Montréal – O’Hara ﬁtness Łódź'
const at = { gId: group.id }

await world.services.db.system.query(`update building set name = jsonb_build_object('en', $1::text) where id = $2`, [written, building.id])
await call(AddPropertyTag, { GroupId: group.id, Name: written })
await call(AddVendor, {
  GroupId: group.id,
  VendorName: written,
  Trade: '',
  Categories: [],
  ContactName: null,
  Phone: null,
  Email: null,
  Buildings: [],
})
await call(AddTenant, { ...place, Name: written, Floor: '', Unit: '', Phone: null, Email: null })
await addEquipment(account, written)
await call(AddMechanicalSpace, { ...place, SpaceName: written })
await world.services.db.asSystem('test', async tx => {
  const person = { GroupId: group.id, BuildingId: building.id, FullName: { en: written }, Role: 'Employee', Phone: '16175551000' }
  await tx
    .insert(contact)
    .values({ ...person, Email: 'jo@plain.example', PermissionSet: { Contacts: false, Marketing: false, Reporting: false } })
})
await newAnswer(world, account, { Text: written })
const { RequestId } = await newRequest(world, account)
await world.services.db.system.query('update visitor_request set detail = $1 where id = $2', [written, RequestId])

const lists: Record<string, (text: string) => Promise<number>> = {
  buildings: async text => (await call(GetPropertyList, { filter: { ...at, text } })).Total,
  tags: async text => (await call(GetPropertyTags, { filter: { ...at, text } })).Total,
  vendors: async text => (await call(GetPropertyVendors, { filter: { ...at, text } })).Total,
  tenants: async text => (await call(GetTenantList, { filter: { ...at, text } })).Total,
  contacts: async text => (await call(GetPropertyContacts, { filter: { ...at, text } })).Total,
  codes: async text => (await call(GetQrCodes, { filter: { ...at, text } })).Total,
  spaces: async text => (await call(GetMechanicalSpaces, { filter: { ...at, text } })).Spaces.length,
  equipment: async text => (await call(GetEquipments, { filter: { ...at, text } })).Total,
  answers: async text => (await call(GetAnswers, { filter: { ...at, text } })).Total,
  requests: async text => (await call(GetRequests, { filter: { ...at, text } })).Total,
  comments: async text => (await call(GetEntityComments, { gId: group.id, bId: building.id, text })).Comments.length,
}

test.each(Object.keys(lists))('a search in the list of %s finds a name however it is written', async name => {
  const search = lists[name] ?? (() => Promise.resolve(-1))
  for (const text of ['montreal', 'CAFÉ', "o'hara", 'O’HARA', 'fitness', 'lodz', 'montre\u0301al', '– o', '- O', 'cafe  montreal'])
    expect(await search(text), text).toBe(1)
  for (const text of ['montreux', '100%', 'o_hara']) expect(await search(text), text).toBe(0)
})
