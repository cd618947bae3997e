import { expect, test } from 'vitest'
import { messages } from '../../../core/problem.ts'
import { partsOf } from './parts.ts'
import { collectProblems, sectionProblems, tidyPayload } from './rules.ts'
import { Connectivity } from './sections/Connectivities/model.ts'
import { Employee } from './sections/Employees/model.ts'
import { floorsFrom, mostFloors, splitNames } from './sections/FloorsUnits/floors.ts'
import { Inspection } from './sections/Inspections/model.ts'
import { leastOneSpace } from './sections/PhysicalSpaces/rules.ts'
import { allSpaces, ownSpace, readySpaces } from './sections/PhysicalSpaces/spaces.ts'
import { emptyPayload, neededProblems, plainFields } from './sections/sections.ts'

const id = '00000000-0000-4000-8000-000000000001'

const one = (shape: { safeParse(value: unknown): { success: boolean } }) => (value: string) => shape.safeParse(value).success

test.each<[string, string, (value: string) => boolean]>([
  [
    'property types [C-CONST-058]',
    'Manufacturing,Warehouse & Distribution,Industrial Park,R&D,Data Center,Cold Storage,Flex Space',
    one(plainFields.BuildingInfo.shape.PropertyType),
  ],
  [
    'workflow systems [C-CONST-059]',
    'MRI (Angus),Building Engines,Impaq,Yardi,Cove,Other,None',
    one(plainFields.ManagementInfo.shape.Workflow),
  ],
  ['app platforms [C-CONST-060]', 'RISE,HQO,Host,Cove,Customer,Other', one(plainFields.ManagementInfo.shape.AppPlatform)],
  ['network types [C-CONST-061]', 'WPA,WPA2,Unsecured', one(Connectivity.shape.NetworkType)],
  ['types of employees [C-CONST-062]', 'Onsite,Remote', one(Employee.shape.Type)],
  [
    'inspection types [C-CONST-063]',
    'Fire Pump,Exterior,HVAC,Roof,Lot,Storm Drain',
    value => plainFields.InspectionTypes.safeParse([value]).success,
  ],
  ['frequencies of inspections [C-CONST-064]', 'Weekly,Monthly,Quarterly', one(Inspection.shape.Frequency)],
])('a survey takes the %s of the documents, and nothing else', (_title, sentence, takes) => {
  for (const value of sentence.split(',')) {
    expect(takes(value), value).toBe(true)
    for (const other of [value.toUpperCase() === value ? value.toLowerCase() : value.toUpperCase(), `${value}s`])
      expect(takes(other), other).toBe(false)
  }
  expect(takes('')).toBe(false)
})

test('a phone number of a survey has 11 digits, the leading 1 among them [C-CONST-067]', () => {
  const asked = (PhoneNumber: string) => collectProblems({ PhoneNumber, Locations: ['Lobby'] }).map(({ Field }) => Field)
  expect(asked('12065550142')).toEqual([])
  for (const number of ['2065550142', '120655501423', '1206555014x']) expect(asked(number), number).toEqual(['PhoneNumber'])
  const employee = { Name: 'Ann', UserRole: '', Type: null, EmailAddress: '', JobTitle: '', VendorName: '' }
  const problems = (Mobile: string) => sectionProblems('Employees', { Employees: [{ ...employee, Mobile }], EmployeesFile: null })
  expect([problems('12065550142').length, problems('2065550142').length, problems('120655501423').length]).toEqual([0, 1, 1])
})

test.each([
  ['1-4', '1,2,3,4'],
  ['1-3, 5, PH', '1,2,3,5,PH'],
  ['P1-P3', 'P1,P2,P3'],
  ['b1-2', 'b1,b2'],
  ['08-10', '08,09,10'],
  ['2, 2, 1-2', '2,1'],
  ['Lobby level; 1', 'Lobby level,1'],
  ['', ''],
])('the pattern %s means the floors %s', (pattern, floors) => {
  expect(floorsFrom(pattern)?.join()).toBe(floors)
})

test.each(['4-1', 'P1-B3', '1-', '<b>', '1-9999', 'a name of a floor that is long'])('%s is no pattern of floors', pattern => {
  expect(floorsFrom(pattern)).toBeNull()
})

test(`a pattern names ${mostFloors} floors at most, in any number of parts`, () => {
  expect(floorsFrom(`1-${mostFloors}`)).toHaveLength(mostFloors)
  expect(floorsFrom(`1-${mostFloors}, PH`)).toBeNull()
  expect(splitNames(' 1,2 ,,2')).toEqual(['1', '2'])
})

test('moving on needs one physical space that counts; the words are the specification’s [C-RULE-046]', () => {
  const space = { ...ownSpace('Gym', 'Gym'), AvailableForRental: 'Yes' as const, Location: 'East', FloorNumbers: '2', QuantityPerFloor: 1 }
  const said = [{ Field: 'PhysicalSpaces', Message: 'You must select at lease one physical space to proceed' }]
  expect(leastOneSpace).toBe(said[0]?.Message)
  expect(neededProblems('PhysicalSpaces', null)).toEqual(said)
  expect(neededProblems('PhysicalSpaces', { PhysicalSpaces: [{ ...space, Selected: false }], OtherAmenities: 'x' })).toEqual(said)
  expect(neededProblems('PhysicalSpaces', { PhysicalSpaces: [{ ...space, Location: '' }], OtherAmenities: '' })).toEqual(said)
  expect(neededProblems('PhysicalSpaces', { PhysicalSpaces: [space], OtherAmenities: '' })).toEqual([])
})

test.each([
  ['', ['Lobby'], ['PhoneNumber: Required']],
  ['2065550142', ['Lobby'], ['PhoneNumber: Format error']],
  ['120655501421', ['Lobby'], ['PhoneNumber: Format error']],
  ['1206555014a', ['Lobby'], ['PhoneNumber: Format error']],
  ['12065550142', [], ['Locations: Required']],
  ['12065550142', ['Lobby'], []],
])('Collect Content to %s for %o: %o [C-RULE-047]', (PhoneNumber, Locations, expected) => {
  expect(collectProblems({ PhoneNumber, Locations }).map(({ Field, Message }) => `${Field}: ${Message}`)).toEqual(expected)
})

test('an unsecured network keeps no password; blank networks go [C-RULE-048]', () => {
  const network = { id, SSID: 'Lobby', Password: 'secret', PasswordSet: true }
  const { Connectivities } = tidyPayload('Connectivities', {
    Connectivities: [
      { ...network, NetworkType: 'Unsecured' },
      { ...network, NetworkType: 'WPA2' },
      { id, SSID: '', NetworkType: null, PasswordSet: false },
    ],
  })
  expect(Connectivities.map(({ NetworkType, Password }) => [NetworkType, Password])).toEqual([
    ['Unsecured', ''],
    ['WPA2', 'secret'],
  ])
})

test('the app platform is kept only while there is an app [C-RULE-054]', () => {
  const info = { Workflow: null, AppPlatform: 'HQO', Additional: '' } as const
  const kept = (HaveApp: 'Yes' | 'No' | null) =>
    tidyPayload('ManagementInfo', { ManagementInfo: { ...info, HaveApp } }).ManagementInfo.AppPlatform
  expect([kept('Yes'), kept('No'), kept(null)]).toEqual(['HQO', null, null])
})

test('what is wrong is told at its field; what is empty is not wrong', () => {
  const employee = { Name: '', UserRole: '', Type: null, Mobile: '', EmailAddress: '', JobTitle: '', VendorName: '' }
  const Employees = [employee, { ...employee, JobTitle: 'Porter' }, { ...employee, Name: 'Ann', Mobile: '123', EmailAddress: 'ann@' }]
  expect(sectionProblems('Employees', { Employees, EmployeesFile: null })).toEqual([
    { Field: 'Employees.1.Name', Message: messages.required },
    { Field: 'Employees.2.Mobile', Message: messages.format, Hint: expect.any(String) },
    { Field: 'Employees.2.EmailAddress', Message: messages.format, Hint: expect.any(String) },
  ])
  expect(tidyPayload('Employees', { Employees, EmployeesFile: null }).Employees).toHaveLength(2)
  const { BuildingInfo } = emptyPayload('BuildingInfo')
  expect(
    sectionProblems('BuildingInfo', { BuildingInfo: { ...BuildingInfo, SquareFt: -1, TenantsNum: 2.5 } }).map(({ Field }) => Field),
  ).toEqual(['BuildingInfo.SquareFt', 'BuildingInfo.TenantsNum'])
  expect(sectionProblems('FloorsUnits', { FloorsUnits: { FloorNumPattern: '9-1', SubFloorPattern: '', UnitNumPattern: '' } })).toEqual([
    { Field: 'FloorsUnits.FloorNumPattern', Message: messages.format, Hint: expect.any(String) },
  ])
  const Branding = { LogoFile: null, PrimaryColor: 'blue', SecondaryColor: '#0a7E6b', Note: '' }
  expect(sectionProblems('Branding', { Branding }).map(({ Field }) => Field)).toEqual(['Branding.PrimaryColor'])
  const Inspections = [{ Name: 'Roof', Frequency: null, LastInspectionDate: '2026-13-01' }]
  expect(sectionProblems('Inspections', { InspectionTypes: [], Inspections, InspectionsFile: null })).toHaveLength(1)
})

test('a survey asks for its checked parts, the forms of its products once, and their questions', () => {
  const off = {
    EnableBasicPropertyInfo: false,
    EnablePortfolioAccount: false,
    EnableBranding: false,
    EnableContacts: false,
    EnableManagementInfo: false,
    EnableConnectivities: false,
    EnableFloorsUnits: false,
    EnablePhysicalSpaces: false,
  }
  const question = {
    Code: 'q',
    ProductName: 'QR Engineering',
    ProductType: 'Questions' as const,
    SectionTitle: { en: 'QR' },
    SurveyQuestion: { en: '?' },
    Fields: [],
  }
  const Products = [
    { Type: 'Inspections' as const, ProductName: 'Inspections' },
    { Type: 'BuildingInfo' as const, ProductName: 'Building Information' },
    { Type: 'Inspections' as const, ProductName: 'Roof care' },
  ]
  const parts = partsOf({ ...off, EnablePhysicalSpaces: true, EnableContacts: true, Products, ProductQuestions: [question] })
  expect(parts.map(part => (part.is === 'section' ? part.key : part.question.Code))).toEqual([
    'Contacts',
    'PhysicalSpaces',
    'BuildingInfo',
    'Inspections',
    'q',
  ])
})

test('the ready spaces follow those that were saved, and none comes twice', () => {
  const saved = [{ ...ownSpace('Lobby', 'Main lobby'), Note: 'Marble' }]
  const all = allSpaces(saved)
  expect(all).toHaveLength(readySpaces.length)
  expect(all[0]).toMatchObject({ Code: 'Lobby', Note: 'Marble', Selected: true })
  expect(all.slice(1).every(({ Selected }) => !Selected)).toBe(true)
})
