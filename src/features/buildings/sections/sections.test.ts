import { describe, expect, test } from 'vitest'
import { type PermissionsHash, permissionsOf } from '../../../core/permissions.ts'
import { words } from '../words.ts'
import { mayEdit, openedSection, type SectionKey, sections, shownSections } from './sections.ts'

const built = sections.map(({ key }) => key)
const all = permissionsOf('AcAdmin')
const shown = (page: Partial<Parameters<typeof shownSections>[0]>) =>
  shownSections({ mode: 'edit', permissions: all, BuildingType: 'Industrial', built, ...page }).map(({ index }) => index)

test('the fourteen sections have the indexes 0 to 13, in the order of the page [A-RULE-001]', () => {
  expect(sections.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  expect(built.map(key => words.en.sections[key])).toEqual([
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

describe('each section shows only with its flag [A-PERM-004]', () => {
  test.each<[SectionKey, string]>([
    ['BasicInfo', 'BasicInfo'],
    ['BuildingPIN', 'BuildingPIN'],
    ['AccountingSection', 'MaterialAndCost'],
    ['COIInformation', 'COIInformation'],
  ])('%s needs %s', (key, flag) => {
    const index = built.indexOf(key)
    expect(shown({ permissions: { [flag]: true } })).toContain(index)
    expect(shown({ permissions: { ...all, [flag]: false } })).not.toContain(index)
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
  test.each<[SectionKey, PermissionsHash, boolean]>([
    ['BasicInfo', { BasicInfo: true, GlobalManageEntities: true }, true],
    ['BasicInfo', { BasicInfo: true, ManageEntities: true }, false],
    ['BuildingPIN', { ManagePin: true }, true],
    ['Content', { GlobalManageEntities: true }, false],
    ['Content', { ViewSuppress: true }, true],
    ['AccountingSection', { MaterialAndCost: true }, true],
  ])('%s with %o: %s [A-PERM-024]', (key, permissions, may) => expect(mayEdit(key, permissions)).toBe(may))
})

test('the address names the section that stands open; else it is the first [A-BEHAV-029]', () => {
  const page = shownSections({ mode: 'edit', permissions: all, built })
  expect(openedSection(page, '7')).toBe(7)
  expect(openedSection(page, undefined)).toBe(0)
  expect(openedSection(page, '4')).toBe(0)
  expect(openedSection([], '7')).toBeUndefined()
})
