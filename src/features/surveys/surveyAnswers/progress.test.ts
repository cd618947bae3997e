import { describe, expect, test } from 'vitest'
import { progressOf } from './progress.ts'
import { questionProgress } from './questions.ts'
import type { BasicPropertyInfo } from './sections/BasicPropertyInfo/model.ts'
import type { Connectivity } from './sections/Connectivities/model.ts'
import type { SurveyContact } from './sections/Contacts/model.ts'
import type { PhysicalSpace } from './sections/PhysicalSpaces/model.ts'
import { ownSpace } from './sections/PhysicalSpaces/spaces.ts'
import { emptyPayload } from './sections/sections.ts'

const id = '00000000-0000-4000-8000-000000000001'
const text = ({ Numerator, Denominator }: { Numerator: number; Denominator: number }) => `${Numerator}/${Denominator}`

describe('Wi-Fi counts when a network has type and SSID and a password, or is unsecured [C-RULE-050]', () => {
  const rows: [string, Partial<Connectivity>, string][] = [
    ['nothing', {}, '0/1'],
    ['type and SSID without a password', { NetworkType: 'WPA2', SSID: 'Guest' }, '0/1'],
    ['type and password without SSID', { NetworkType: 'WPA', Password: 'welcome' }, '0/1'],
    ['SSID and password without a type', { SSID: 'Guest', Password: 'welcome' }, '0/1'],
    ['all three', { NetworkType: 'WPA', SSID: 'Guest', Password: 'welcome' }, '1/1'],
    ['a password that was set before', { NetworkType: 'WPA', SSID: 'Guest', PasswordSet: true }, '1/1'],
    ['a password that is taken away', { NetworkType: 'WPA', SSID: 'Guest', Password: '', PasswordSet: true }, '0/1'],
    ['unsecured', { NetworkType: 'Unsecured', SSID: 'Lobby' }, '1/1'],
    ['unsecured without SSID', { NetworkType: 'Unsecured' }, '0/1'],
  ]
  test.each(rows)('%s', (_, network, expected) => {
    const blank = { id, SSID: '', NetworkType: null }
    expect(text(progressOf('Connectivities', { Connectivities: [blank, { ...blank, ...network }] }))).toBe(expected)
  })
})

describe('a selected space counts with rental, location, floor numbers and quantity per floor [C-RULE-051]', () => {
  const full: PhysicalSpace = {
    ...ownSpace('Gym', 'Gym'),
    AvailableForRental: 'No',
    Location: 'East wing',
    FloorNumbers: '2, 3',
    QuantityPerFloor: 1,
  }
  const rows: [string, Partial<PhysicalSpace>, string][] = [
    ['everything', {}, '1/1'],
    ['not selected', { Selected: false }, '0/1'],
    ['no answer about rental', { AvailableForRental: null }, '0/1'],
    ['no location', { Location: ' ' }, '0/1'],
    ['no floor', { FloorNumbers: ' , ' }, '0/1'],
    ['a floor below ground only', { FloorNumbers: '', SubFloorNumbers: 'P1' }, '1/1'],
    ['no quantity', { QuantityPerFloor: null }, '0/1'],
    ['a quantity of none', { QuantityPerFloor: 0 }, '0/1'],
  ]
  test.each(rows)('%s', (_, change, expected) => {
    expect(text(progressOf('PhysicalSpaces', { PhysicalSpaces: [{ ...full, ...change }], OtherAmenities: 'A garden' }))).toBe(expected)
  })
  test('of the selected ones', () => {
    const PhysicalSpaces = [full, { ...full, Code: 'Pool', Location: '' }, { ...full, Code: 'Spa', Selected: false }]
    expect(text(progressOf('PhysicalSpaces', { PhysicalSpaces, OtherAmenities: '' }))).toBe('1/2')
    expect(text(progressOf('PhysicalSpaces', emptyPayload('PhysicalSpaces')))).toBe('0/1')
  })
})

describe('property info counts filled fields but the shifts; Single adds one, for the tag that is not asked [C-RULE-052]', () => {
  const blank: BasicPropertyInfo = { ...emptyPayload('BasicPropertyInfo').BasicPropertyInfo, Country: '' }
  const optional = { SpanishName: 'Torre', AddressLine2: 'Floor 2', Region: 'Northeast', Market: 'Boston', PlannedEngineeringHours: 640 }
  const rows: [string, Partial<BasicPropertyInfo>, string][] = [
    ['nothing', {}, '0/13'],
    ['a name', { Name: 'Harbour Tower' }, '1/13'],
    ['shifts do not count', { Shifts: [{ Start: '07:00', End: '19:00' }] }, '0/13'],
    ['Multiple', { PropertyType: 'Multiple' }, '1/13'],
    ['Multiple with its tag', { PropertyType: 'Multiple', PropertyTag: 'North campus' }, '2/13'],
    ['Single', { PropertyType: 'Single' }, '2/13'],
    ['Single counts its one once', { PropertyType: 'Single', PropertyTag: 'left over' }, '2/13'],
    ['what the building’s form does not require', optional, '0/13'],
    ['a size of nothing is a value', { TotalSquareFeet: 0 }, '1/13'],
  ]
  test.each(rows)('%s', (_, change, expected) => {
    expect(text(progressOf('BasicPropertyInfo', { BasicPropertyInfo: { ...blank, ...change } }))).toBe(expected)
  })
})

test.each([
  [{ Workflow: null, HaveApp: null }, '0/2'],
  [{ Workflow: 'Yardi', HaveApp: null }, '1/2'],
  [{ Workflow: null, HaveApp: 'No' }, '1/2'],
  [{ Workflow: 'None', HaveApp: 'Yes' }, '2/2'],
] as const)('management info counts Workflow and HaveApp: %o is %s [C-RULE-053]', (given, expected) => {
  const ManagementInfo = {
    ...emptyPayload('ManagementInfo').ManagementInfo,
    AppPlatform: 'RISE' as const,
    Additional: 'Call first',
    ...given,
  }
  expect(text(progressOf('ManagementInfo', { ManagementInfo }))).toBe(expected)
})

describe('contacts have two to answer: a contact who can be reached, a tenant with name, floor and square footage [C-RULE-055]', () => {
  const contact: SurveyContact = { Name: 'Maria Lopez', UserRole: 'GM', PhoneNumber: '', Email: 'maria@harbour.example' }
  const tenant = { Name: 'Baker & Lane', Floor: '12', SquareFootage: 8200 }
  test.each([
    ['nobody', [], [], '0/2'],
    ['a contact whom nobody can reach', [{ ...contact, Email: '' }], [], '0/2'],
    ['a contact with an email', [{ ...contact, Email: '' }, contact], [], '1/2'],
    ['a contact with a phone number', [{ ...contact, Email: '', PhoneNumber: '12065550142' }], [], '1/2'],
    ['a contact who is one of the building since', [{ ...contact, Email: '', MemberId: id }], [], '1/2'],
    ['two of one kind count once', [contact, contact], [], '1/2'],
    ['a tenant without floor', [], [{ ...tenant, Floor: '' }], '0/2'],
    ['a tenant without a size', [], [{ ...tenant, SquareFootage: null }], '0/2'],
    ['both', [contact], [{ ...tenant, Name: '' }, tenant], '2/2'],
  ] as [string, SurveyContact[], (typeof tenant)[], string][])('%s', (_, Contacts, ArchorTenants, expected) => {
    expect(text(progressOf('Contacts', { Contacts, TenantInfo: { ArchorTenants } }))).toBe(expected)
  })
})

test.each([
  [['', '', ''], '0/3'],
  [['1-12', '', ''], '1/3'],
  [['1-12', 'P1-P3', ''], '2/3'],
  [['1-12', 'P1-P3', '101-120'], '3/3'],
  [['12-1', ' , ', '101-120'], '1/3'],
])('floors have three patterns: %o is %s [C-RULE-056]', ([FloorNumPattern = '', SubFloorPattern = '', UnitNumPattern = ''], expected) => {
  expect(text(progressOf('FloorsUnits', { FloorsUnits: { FloorNumPattern, SubFloorPattern, UnitNumPattern } }))).toBe(expected)
})

test('every section begins with nothing answered and something to answer', () => {
  expect(text(progressOf('Employees', emptyPayload('Employees')))).toBe('0/1')
  expect(text(progressOf('Inspections', emptyPayload('Inspections')))).toBe('0/2')
  expect(text(progressOf('BuildingInfo', emptyPayload('BuildingInfo')))).toBe('0/7')
  expect(text(progressOf('Branding', emptyPayload('Branding')))).toBe('0/2')
  expect(text(progressOf('PortfolioAccount', emptyPayload('PortfolioAccount')))).toBe('0/5')
})

test('a question counts the fields that are filled in; a download asks for nothing', () => {
  const field = { Label: { en: 'x' }, Required: false, Options: [], File: null }
  const Fields = [
    { ...field, Code: 'a', FieldType: 'Text Field' as const },
    { ...field, Code: 'b', FieldType: 'Checkbox' as const },
    { ...field, Code: 'c', FieldType: 'Upload' as const },
    { ...field, Code: 'd', FieldType: 'DownLoad' as const },
  ]
  expect(text(questionProgress({ Fields }, []))).toBe('0/3')
  expect(
    text(
      questionProgress({ Fields }, [
        { Code: 'a', Value: ' ' },
        { Code: 'b', Values: [] },
        { Code: 'd', Value: 'x' },
      ]),
    ),
  ).toBe('0/3')
  expect(
    text(
      questionProgress({ Fields }, [
        { Code: 'a', Value: 'Yes' },
        { Code: 'b', Values: ['x'] },
        { Code: 'c', File: { FileId: id, Name: 'a.pdf' } },
      ]),
    ),
  ).toBe('3/3')
})
