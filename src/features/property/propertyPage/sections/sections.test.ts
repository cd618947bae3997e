import { describe, expect, test } from 'vitest'
import { type Permission, permissions, permissionsOf } from '../../../../core/permissions.ts'
import { mayEdit, openedSection, type SectionKey, sections, shownSections } from './sections.ts'

const built = sections.map(({ key }) => key)
const all = permissionsOf('AcAdmin')
const shown = (page: Partial<Parameters<typeof shownSections>[0]>) =>
  shownSections({ mode: 'edit', permissions: all, BuildingType: 'Industrial', built, ...page }).map(({ index }) => index)

test('the fourteen sections have the indexes 0 to 13, in the order of the page [A-RULE-001]', () => {
  expect(sections.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  expect(sections.map(({ title }) => title.en)).toEqual([
    'Basic Info',
    'Building PIN',
    'Branding',
    'Content',
    'Building Contacts',
    'Product Add-Ons',
    'Customer Survey Links',
    'Building Terms & Conditions',
    'COI Information',
    'Upsells',
    'Property Characteristics',
    'Resident Index',
    'White Label',
    'Accounting Section',
  ])
  expect(shown({ built: [...built].reverse() })).toEqual([0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13])
})

test('a page while adding has Building Contacts, and not what needs a building', () => {
  expect(shown({ mode: 'add', BuildingType: null })).toEqual([0, 1, 2, 3, 4, 5, 7, 8, 11, 12, 13])
})

test('Property Characteristics is there for Industrial buildings only [A-RULE-008]', () => {
  expect(shown({ BuildingType: 'Office' })).not.toContain(10)
  expect(shown({ BuildingType: 'Industrial' })).toContain(10)
})

test('a section without a page is not shown', () => expect(shown({ built: ['BasicInfo', 'Upsells'] })).toEqual([0, 9]))

describe('each section shows only with its flag, and is not changed without it [A-PERM-004]', () => {
  test.each<[SectionKey, Permission, string]>([
    ['BasicInfo', 'BasicInfo', '[A-PERM-030]'],
    ['BuildingPIN', 'BuildingPIN', '[A-PERM-031]'],
    ['Branding', 'Branding', '[A-PERM-032]'],
    ['Content', 'Content', '[A-PERM-033]'],
    ['ProductAddOns', 'ProductAddOns', '[A-PERM-034]'],
    ['CustomerSurveyLinks', 'CustomerSurveyLinks', '[A-PERM-035]'],
    ['BuildingTermsAndConditions', 'BuildingTermsAndConditions', '[A-PERM-036]'],
    ['COIInformation', 'COIInformation', '[A-PERM-037]'],
    ['Upsells', 'Upsells', '[A-PERM-038]'],
    ['ResidentIndex', 'ResidentIndex', '[A-PERM-039]'],
    ['WhiteLabel', 'WhiteLabel', '[A-PERM-040]'],
    ['AccountingSection', 'MaterialAndCost', '[A-PERM-041]'],
  ])('%s needs %s %s', (key, flag) => {
    const index = built.indexOf(key)
    expect(shown({ permissions: { [flag]: true } })).toContain(index)
    expect(shown({ permissions: { ...all, [flag]: false } })).not.toContain(index)
    expect(mayEdit(key, all)).toBe(true)
    expect(mayEdit(key, { ...all, [flag]: false })).toBe(false)
  })

  test('Building Contacts follows ManageContacts; Property Characteristics is there for whoever sees the page [A-BEHAV-051]', () => {
    expect(shown({ mode: 'add', permissions: { ManageContacts: true } })).toEqual([4])
    expect(shown({ mode: 'add', permissions: { ...all, ManageContacts: false } })).not.toContain(4)
    expect(shown({ permissions: {} })).toEqual([10])
  })
})

test('each visibility flag by itself shows its own section and no other [A-PERM-030, A-PERM-031, A-PERM-032, A-PERM-033, A-PERM-034, A-PERM-035, A-PERM-036, A-PERM-037, A-PERM-038, A-PERM-039, A-PERM-040]', () => {
  const flags = [
    'BasicInfo',
    'BuildingPIN',
    'Branding',
    'Content',
    'ProductAddOns',
    'CustomerSurveyLinks',
    'BuildingTermsAndConditions',
    'COIInformation',
    'Upsells',
    'ResidentIndex',
    'WhiteLabel',
  ] as const
  for (const flag of flags) expect(shown({ permissions: { [flag]: true }, BuildingType: 'Office' }), flag).toEqual([built.indexOf(flag)])
})

describe('what may be changed', () => {
  test.each<[SectionKey, readonly Permission[], string]>([
    ['BasicInfo', ['GlobalManageEntities'], '[A-PERM-024]'],
    ['Branding', ['GlobalManageEntities'], '[A-PERM-025]'],
    ['BuildingTermsAndConditions', ['GlobalManageEntities'], '[A-PERM-026]'],
    ['COIInformation', ['GlobalManageEntities'], '[A-PERM-027]'],
    ['BuildingPIN', ['GlobalManageEntities', 'ManagePin'], '[A-PERM-028]'],
    ['Content', ['ViewSuppress'], '[A-PERM-029]'],
    ['ProductAddOns', ['ViewSuppress'], '[A-PERM-029]'],
  ])('%s with one of %j %s', (key, flags) => {
    const without = Object.fromEntries(permissions.map(flag => [flag, !flags.includes(flag)]))
    expect(mayEdit(key, without)).toBe(false)
    for (const flag of flags) expect(mayEdit(key, { ...without, [flag]: true }), flag).toBe(true)
  })
  test('a section without flags of its own: whoever sees it', () => {
    expect(mayEdit('AccountingSection', { MaterialAndCost: true })).toBe(true)
    expect(mayEdit('PropertyCharacteristics', {})).toBe(true)
  })
})

test('the address names the section that stands open; else it is the first [A-BEHAV-029]', () => {
  const page = shownSections({ mode: 'edit', permissions: all, built })
  expect(openedSection(page, '7')).toBe(7)
  expect(openedSection(page, undefined)).toBe(0)
  expect(openedSection(page, '4')).toBe(0)
  expect(openedSection([], '7')).toBeUndefined()
})
