import { expect, test } from 'vitest'
import type { Call } from '../../src/core/call.ts'
import { type Permission, type PermissionsHash, permissions } from '../../src/core/permissions.ts'
import { PRODUCT } from '../../src/core/product.ts'
import { rolePermission } from '../../src/features/base/people/tables.ts'
import * as accounting from '../../src/features/property/accounting/contract.ts'
import * as adoption from '../../src/features/property/adoption/contract.ts'
import * as contacts from '../../src/features/property/contacts/contract.ts'
import * as propertyPage from '../../src/features/property/propertyPage/contract.ts'
import { payloadKeys } from '../../src/features/property/propertyPage/sections/payloads.ts'
import { type Section, type SectionKey, sections, shownSections } from '../../src/features/property/propertyPage/sections/sections.ts'
import { behindItem, openedBy } from '../support/menuFlags.ts'
import { openWorld } from '../world.ts'

const world = await openWorld()

/** The calls behind each section; EditProperty stands for those whose payload it saves. */
const behindSection: Record<SectionKey, readonly Call[]> = {
  BasicInfo: [],
  BuildingPIN: [propertyPage.GetPinCodes],
  Branding: [],
  Content: [],
  BuildingContacts: [contacts.GetPropertyContacts, contacts.AddPropertyContact],
  ProductAddOns: [], // its default tenant comes from the contacts' list of tenants
  CustomerSurveyLinks: [], // links, nothing to read or save
  BuildingTermsAndConditions: [],
  COIInformation: [],
  Upsells: [adoption.GetProductCategories, adoption.SaveProductState],
  PropertyCharacteristics: [],
  ResidentIndex: [propertyPage.GetResidentIndexTemplate, propertyPage.SaveResidentIndex],
  WhiteLabel: [],
  AccountingSection: [accounting.GetAccountingConfig, accounting.SaveAccountingConfig, accounting.SaveDropDownOption],
}
const everything: PermissionsHash = Object.fromEntries(permissions.map(key => [key, true]))
const without = (flags: readonly Permission[]): PermissionsHash => Object.fromEntries(permissions.map(key => [key, !flags.includes(key)]))

/** An account whose GMs hold every flag but these. */
const accountWithout = async (flags: readonly Permission[]) => {
  const own = await world.newAccount({ role: 'GM' })
  const rows = permissions.map(Permission => ({ GroupId: own.group.id, Role: 'GM', Permission, Granted: !flags.includes(Permission) }))
  await world.services.db.asSystem('test flags', tx => tx.insert(rolePermission).values(rows))
  return own
}
const refusesAll = async (calls: readonly Call[], flags: readonly Permission[]) => {
  for (const call of calls) {
    // A call that serves two items (the names of contacts) refuses whoever has neither.
    const needed = [call.may ?? []].flat()
    expect(
      needed.some(flag => flags.includes(flag)),
      `${call.path} asks for one of ${flags.join()}`,
    ).toBe(true)
    const own = await accountWithout([...flags, ...needed])
    const place = { gId: own.group.id, bId: own.building.id }
    const input = call.rows ? { filter: place } : call.method === 'GET' ? place : { GroupId: place.gId, BuildingId: place.bId }
    expect(await own.refuse(call, input), call.path).toMatchObject({ status: 403, code: 'usr.aut.npm' })
  }
}

const flagged = (sections as readonly Section[]).flatMap(({ key, shown }) => (shown ? [[key, shown] as const] : []))
test('every section has its flag but Property Characteristics, which is of industrial buildings', () => {
  expect(sections.map(({ key }) => key).filter(key => !flagged.some(([one]) => one === key))).toEqual(['PropertyCharacteristics'])
})

test.each(flagged)('without the flag of the section %s (%s) nobody gets it, and its calls refuse [A-PERM-004]', async (key, flag) => {
  const keys = (hash: PermissionsHash, mode: 'add' | 'edit') =>
    shownSections({ mode, permissions: hash, BuildingType: 'Industrial', built: sections.map(one => one.key) }).map(one => one.key)
  const mode = key === 'BuildingContacts' ? 'add' : 'edit'
  expect(keys(everything, mode)).toContain(key)
  expect(keys(without([flag]), mode)).toEqual(keys(everything, mode).filter(one => one !== key))
  await refusesAll(behindSection[key], [flag])
  // What EditProperty saves and GetProperty tells of a section: enforced.test.ts.
  expect(behindSection[key].length > 0 || payloadKeys.some(one => one === key) || key === 'CustomerSurveyLinks', key).toBe(true)
})

// That the menu has exactly these items, each by exactly these flags: src/app/browser/menu.test.ts.
// What has no flag of its own has its group's.
const inGroup = new Set(['Customer Survey', 'Surveys', 'Scan statistics', 'Customer Feedback'])
const flagsOf = (label: string, own: readonly Permission[]) => (inGroup.has(label) ? ([`${PRODUCT}CustomerFeedback`] as const) : own)
// What everybody does who works in a building: a walk of a round asks for no flag (decision 095).
const forEverybody = new Set(['Home', 'Rounds to walk'])
const items = Object.entries(openedBy)
  .filter(([label]) => !forEverybody.has(label))
  .map(([label, own]) => [label, flagsOf(label, own)] as const)
test('every item of the menu has a flag, but those of everybody', () => {
  expect(items.length).toBeGreaterThan(20)
  for (const [label, flags] of items) expect(flags.length, label).toBeGreaterThan(0)
  for (const label of forEverybody) expect(openedBy[label], label).toEqual([])
})

test.each(items)('without the flags of the menu item %s (%s) its calls refuse [A-PERM-001] [A-BEHAV-024]', async (label, flags) => {
  expect(behindItem, label).toHaveProperty([label])
  await refusesAll(behindItem[label] ?? [], flags)
})

test('a whole building is told to those who see Basic Info; the others get what lists and pickers show', async () => {
  const [blind, seeing] = [await accountWithout(['BasicInfo']), await accountWithout([])]
  const read = async (own: typeof blind) => own.call(propertyPage.GetProperty, { gId: own.group.id, eId: own.building.id })
  const details = ['AccountName', 'ContactEmail', 'ContactPhoneNumber', 'PlannedEngineeringHours', 'Shifts', 'TotalSquareFeet', 'Website']
  for (const name of details) {
    expect(await read(seeing)).toHaveProperty(name)
    expect(await read(blind)).not.toHaveProperty(name)
  }
  expect(await read(blind)).toMatchObject({ id: blind.building.id, City: expect.any(String), Version: 1 })
})
