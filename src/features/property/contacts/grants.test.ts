import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Account, openWorld } from '../../../../test/world.ts'
import { flagsOf, permissionsOf } from '../../../core/permissions.ts'
import { GetProfile } from '../../base/people/contract.ts'
import { grantMessages } from '../../base/permissions/rules.ts'
import { contactRoles, noPermissions } from './contactRoles.ts'
import {
  AddPortfolioContact,
  AddPropertyContact,
  EditPropertyContact,
  GetPropertyContacts,
  OffboardContact,
  ReactivateContact,
} from './contract.ts'
import type { ContactDraft } from './model.ts'
import { changeRole, grantable, heldBack, newContact } from './rules.ts'

const world = await openWorld()
const draft = (Role: string, set: Partial<ContactDraft['PermissionSet']> = {}): ContactDraft => {
  const empty = newContact()
  const Contact = { ...empty.Contact, Name: 'Mei Chau', Role, Phone: '16175550115', Email: `mei.${randomUUID()}@harbor.example` }
  return { ...empty, Contact: { ...Contact, Team: 'Property Team' }, PermissionSet: { ...noPermissions, ...set } }
}
const at = ({ group, building }: Account) => ({ GroupId: group.id, BuildingId: building.id })
const held = (Toggle: string) => [{ Field: `PermissionSet.${Toggle}`, Message: grantMessages.held }]

test('nobody turns on a toggle that opens more than they hold; who holds it does; taking away is free', async () => {
  const account = await world.newAccount({ role: 'Admin' })
  const manager = await account.signInAs('Manager') // without ManageMarketing
  const one = draft('Employee', { Marketing: true })
  expect((await manager.refuse(AddPropertyContact, { ...at(account), ...one })).fields).toEqual(held('Marketing'))
  const portfolio = { GroupId: account.group.id, ...one, AssignedBuildings: [account.building.id] }
  expect((await manager.refuse(AddPortfolioContact, portfolio)).fields).toEqual(held('Marketing'))
  const plain = draft('Employee', { Contacts: true, Reporting: true })
  const { acId } = await manager.call(AddPropertyContact, { ...at(account), ...plain })
  const wider = { ...at(account), ContactId: acId, ...plain, PermissionSet: { Contacts: true, Marketing: true, Reporting: true } }
  expect((await manager.refuse(EditPropertyContact, wider)).fields).toEqual(held('Marketing'))
  await account.call(EditPropertyContact, wider)
  await manager.call(EditPropertyContact, { ...wider, Contact: { ...wider.Contact, Title: 'Concierge' } })
  await manager.call(EditPropertyContact, { ...wider, PermissionSet: noPermissions })
  const { Contacts } = await account.call(GetPropertyContacts, { filter: { gId: account.group.id } })
  expect(Contacts).toMatchObject([{ acId, PermissionSet: noPermissions }])
  expect((await manager.refuse(EditPropertyContact, wider)).fields).toEqual(held('Marketing'))
})

test('taking somebody back grants again what they had', async () => {
  const account = await world.newAccount({ role: 'Admin' })
  const manager = await account.signInAs('Manager')
  const { acId } = await account.call(AddPropertyContact, { ...at(account), ...draft('Employee', { Marketing: true }) })
  const which = { GroupId: account.group.id, ContactId: acId }
  await manager.call(OffboardContact, which)
  expect((await manager.refuse(ReactivateContact, which)).fields).toEqual(held('Marketing'))
  await account.call(ReactivateContact, which)
})

test('a role without toggles has the flags of the role, one with toggles those of its set', async () => {
  const account = await world.newAccount({ role: 'Admin' })
  const flags = async (UserId: string | null) => {
    const { rows } = await world.services.db.system.query('select permission_set, member_role_in_group from member where user_id = $1', [
      UserId,
    ])
    return flagsOf(rows[0].member_role_in_group, {}, rows[0].permission_set)
  }
  const manager = await account.call(AddPropertyContact, { ...at(account), ...draft('Manager') })
  expect(await flags(manager.UserId)).toEqual(permissionsOf('Manager'))
  const gm = await account.call(AddPropertyContact, { ...at(account), ...draft('GM', { Reporting: true }) })
  expect((await flags(gm.UserId)).ManageContacts).toBeUndefined()
  const { UserContext } = await account.call(GetProfile, { gId: account.group.id })
  expect(UserContext.PermissionsHash.ManageMarketing).toBe(true)
})

test('a role has by itself the flags that its contacts begin with', () => {
  const preset = contactRoles.flatMap(({ as, PermissionSet }) => (as && PermissionSet ? [{ as, PermissionSet }] : []))
  expect(preset.map(({ as }) => as)).toEqual(['GM', 'GM', 'PM', 'ChiefEngineer', 'Employee', 'Marketing', 'Executive'])
  for (const { as, PermissionSet } of preset) expect(flagsOf(as, {}, PermissionSet), as).toEqual(permissionsOf(as))
})

test('a role begins with those of its toggles that the user may grant', () => {
  const back = heldBack(permissionsOf('Manager'))
  expect(back).toEqual(['Marketing'])
  for (const role of ['Admin', 'Executive', 'GM', 'PM'] as const) expect(heldBack(permissionsOf(role)), role).toEqual([])
  const preset = { PermissionSet: { Contacts: true, Marketing: true, Reporting: false }, Actions: [] }
  expect(changeRole(newContact(), 'Marketing', grantable(preset, back)).PermissionSet).toEqual({ ...noPermissions, Contacts: true })
  expect(grantable({ PermissionSet: null, Actions: [] }, back).PermissionSet).toBeNull()
})
