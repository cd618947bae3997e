import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { pdf, png } from '../../../../test/support/hostile.ts'
import { customerOf } from '../../../../test/support/surveyCustomer.ts'
import { generatedSurvey } from '../../../../test/support/surveys.ts'
import { openWorld } from '../../../../test/world.ts'
import { rangeHint } from '../../../core/hints.ts'
import { sampleBasicInfo } from '../../property/buildings/sections/BasicInfo/sample.ts'
import { EditProperty, GetProperty } from '../../property/propertyPage/contract.ts'
import { AcceptSurvey, ReopenSurvey } from '../surveys/contract.ts'
import type { ProductQuestion } from '../surveys/model.ts'
import {
  GetCustomerSurveys,
  GetSurvey,
  GetSurveyRoles,
  SaveSurveyProperty,
  SaveSurveyQuestion,
  SaveSurveySection,
  SubmitSurvey,
  UploadSurveyFile,
} from './contract.ts'
import { ownSpace } from './sections/PhysicalSpaces/spaces.ts'
import { emptyPayload } from './sections/sections.ts'

const world = await openWorld()

const question: ProductQuestion = {
  Code: 'visitors',
  ProductName: 'Visitor Registration',
  ProductType: 'Questions',
  SectionTitle: { en: 'Visitors' },
  SurveyQuestion: { en: 'How do visitors come in?' },
  Fields: [
    { Code: 'desk', FieldType: 'Yes/No', Label: { en: 'Is there a front desk?' }, Required: true, Options: [], File: null },
    {
      Code: 'doors',
      FieldType: 'Checkbox',
      Label: { en: 'Which doors?' },
      Required: false,
      Options: [
        { Value: 'main', Text: { en: 'Main' } },
        { Value: 'dock', Text: { en: 'Dock' } },
      ],
      File: null,
    },
    { Code: 'since', FieldType: 'Date', Label: { en: 'Since' }, Required: false, Options: [], File: null },
  ],
}
const space = {
  ...ownSpace('Gym', 'Gym'),
  AvailableForRental: 'No' as const,
  Location: 'East wing',
  FloorNumbers: '2, 3',
  QuantityPerFloor: 1,
}

/** An account with a survey and a customer who has opened it. */
const opened = async (asked: Parameters<typeof generatedSurvey>[1] = { questions: [question] }) => {
  const account = await world.newAccount()
  const made = await generatedSurvey(account, asked)
  const customer = await customerOf(world, made)
  const place = { GroupId: made.GroupId, BuildingId: made.BuildingId, BuilderId: made.BuilderId }
  const load = { gId: made.GroupId, bId: made.BuildingId, builderId: made.BuilderId }
  return { account, made, customer, place, load, staff: account }
}

describe('a section', () => {
  test('is saved with its fields and its progress, and comes back as it was saved [C-CALL-099, C-CALL-100, C-FIELD-038, C-FIELD-039, C-FIELD-040, C-FIELD-044, C-FIELD-045, C-FIELD-047]', async () => {
    const { customer, place, load } = await opened()
    const BuildingInfo = {
      PropertyType: 'R&D' as const,
      Owner: 'Harbour Holdings',
      SquareFt: 120_000,
      TenantsNum: 14,
      WorkflowSystem: 'Yardi' as const,
      Username: 'facilities',
      CurrentWorkflow: 'Tenants call the desk',
      SuppliersFile: null,
    }
    const first = await customer.call(SaveSurveySection, {
      ...place,
      Version: 0,
      Progress: { Numerator: 99, Denominator: 1 },
      Section: 'BuildingInfo',
      BuildingInfo: { ...BuildingInfo, Password: 'open sesame' },
    })
    expect(first).toEqual({ Version: 1, Progress: { Numerator: 6, Denominator: 7 } })
    const Employee = {
      Name: 'Ann Lee',
      UserRole: 'ChiefEngineer',
      Type: 'Onsite' as const,
      Mobile: '12065550142',
      EmailAddress: 'ann@harbour.example',
      JobTitle: 'Chief',
      VendorName: 'Harbour Care',
    }
    const list = { ...place, fileName: 'Staff.pdf', base64: Buffer.from(pdf()).toString('base64') }
    const EmployeesFile = await customer.call(UploadSurveyFile, list)
    await customer.call(SaveSurveySection, { ...place, Version: 0, Section: 'Employees', Employees: [Employee], EmployeesFile })
    const Inspection = { Name: 'Roof walk', Frequency: 'Quarterly' as const, LastInspectionDate: '2026-05-04' }
    await customer.call(SaveSurveySection, {
      ...place,
      Version: 0,
      Section: 'Inspections',
      InspectionTypes: ['Roof', 'Storm Drain'],
      Inspections: [Inspection],
      InspectionsFile: null,
    })
    await customer.call(SaveSurveySection, {
      ...place,
      Version: 0,
      Section: 'PhysicalSpaces',
      PhysicalSpaces: [space],
      OtherAmenities: 'A garden',
    })
    const tenant = { Name: 'Baker & Lane', Floor: '12', SquareFootage: 8200 }
    const reachable = { Name: 'Maria Lopez', UserRole: 'GM', PhoneNumber: '', Email: 'maria@harbour.example' }
    await customer.call(SaveSurveySection, {
      ...place,
      Version: 0,
      Section: 'Contacts',
      Contacts: [reachable, { ...reachable, Name: 'Nobody', Email: '' }],
      TenantInfo: { ArchorTenants: [tenant] },
    })
    const survey = await customer.call(GetSurvey, load)
    expect(survey).toMatchObject({
      BuildingInfo: { ...BuildingInfo, PasswordSet: true },
      Employees: [Employee],
      EmployeesFile: { FileId: EmployeesFile.FileId, Name: 'Staff.pdf', Link: expect.stringMatching(/^\/f\//) },
      InspectionTypes: ['Roof', 'Storm Drain'],
      Inspections: [Inspection],
      InspectionsFile: null,
      OtherAmenities: 'A garden',
      TenantInfo: { ArchorTenants: [tenant] },
      BuilderStatus: 'Completed',
      Vertical: 'Office',
      MayAnswer: true,
    })
    expect(survey.Progress).toEqual({
      BuildingInfo: { Numerator: 6, Denominator: 7 },
      Employees: { Numerator: 1, Denominator: 1 },
      Inspections: { Numerator: 2, Denominator: 2 },
      PhysicalSpaces: { Numerator: 1, Denominator: 1 },
      Contacts: { Numerator: 2, Denominator: 2 },
    })
  })

  test('of physical spaces keeps every field of a space with its photos, of contacts gives a member to whoever can be reached [C-FIELD-043]', async () => {
    const { customer, place, load } = await opened()
    const photo = await customer.call(UploadSurveyFile, { ...place, fileName: 'gym.png', base64: png(8, 8).toString('base64') })
    const full = { ...space, SubFloorNumbers: 'P1, P2', Note: 'Ask for the key', Files: [photo] }
    await customer.call(SaveSurveySection, { ...place, Version: 0, Section: 'PhysicalSpaces', PhysicalSpaces: [full] })
    const reachable = { Name: 'Maria Lopez', UserRole: 'GM', PhoneNumber: '12065550142', Email: '' }
    const Contacts = [
      reachable,
      { ...reachable, Name: 'Nobody', PhoneNumber: '' },
      { ...reachable, Name: '', UserRole: '', PhoneNumber: '' },
    ]
    await customer.call(SaveSurveySection, { ...place, Version: 0, Section: 'Contacts', Contacts })
    const survey = await customer.call(GetSurvey, load)
    expect(survey.PhysicalSpaces).toEqual([
      { ...full, Files: [{ ...photo, Link: expect.stringMatching(/^\/f\//), Thumbnail: expect.stringMatching(/^\/f\//) }] },
    ])
    expect(full).toMatchObject({
      Selected: true,
      DisplayText: { en: 'Gym' },
      FloorNumbers: '2, 3',
      QuantityPerFloor: 1,
      AvailableForRental: 'No',
    })
    expect(survey.Contacts?.map(({ Name, MemberId }) => [Name, MemberId])).toEqual([
      ['Maria Lopez', null],
      ['Nobody', null],
    ])
    expect(survey.Progress['Contacts']).toEqual({ Numerator: 1, Denominator: 2 })
    const again = { ...place, Version: 1, Section: 'Contacts' as const, Contacts: survey.Contacts ?? [] }
    await customer.call(SaveSurveySection, again)
    expect((await customer.call(GetSurvey, load)).Contacts).toEqual(survey.Contacts)
  })

  test('of floors answers with the floors of its patterns, which are loaded too [C-CALL-100, C-FIELD-041, C-FIELD-048]', async () => {
    const { customer, place, load } = await opened()
    const FloorsUnits = { FloorNumPattern: '1-3, PH', SubFloorPattern: 'P1-P2', UnitNumPattern: '101-120' }
    const floors = { FloorsFromPattern: ['1', '2', '3', 'PH'], SubFloorsFromPattern: ['P1', 'P2'] }
    expect(await customer.call(SaveSurveySection, { ...place, Version: 0, Section: 'FloorsUnits', FloorsUnits })).toEqual({
      Version: 1,
      Progress: { Numerator: 3, Denominator: 3 },
      ...floors,
    })
    expect(await customer.call(GetSurvey, load)).toMatchObject({ FloorsUnits, ...floors, BuilderStatus: 'Completed', Vertical: 'Office' })
    const bad = { ...place, Version: 1, Section: 'FloorsUnits', FloorsUnits: { ...FloorsUnits, FloorNumPattern: '9-1' } }
    expect((await customer.refuse(SaveSurveySection, bad)).fields).toEqual([
      { Field: 'FloorsUnits.FloorNumPattern', Message: 'Format error', Hint: expect.any(String) },
    ])
  })

  test('that somebody else has saved in between is refused, and loses nothing', async () => {
    const { made, customer, place, load } = await opened()
    const other = await customerOf(world, made)
    const mine = { ...emptyPayload('ManagementInfo').ManagementInfo, Workflow: 'Cove' as const }
    const save = { ...place, Section: 'ManagementInfo' as const, ManagementInfo: mine }
    expect(await customer.call(SaveSurveySection, { ...save, Version: 0 })).toMatchObject({ Version: 1 })
    const late = { ...save, Version: 0, ManagementInfo: { ...mine, Workflow: 'Yardi' as const } }
    expect((await other.refuse(SaveSurveySection, late)).code).toBe('sys.obj.cfl')
    expect((await other.call(GetSurvey, load)).ManagementInfo).toEqual(mine)
    expect(await other.call(SaveSurveySection, { ...late, Version: 1 })).toMatchObject({ Version: 2 })
    expect((await customer.call(GetSurvey, load)).Versions).toEqual({ ManagementInfo: 2 })
    expect(await customer.call(SaveSurveySection, { ...place, Version: 0, Section: 'Employees', Employees: [] })).toMatchObject({
      Version: 1,
    })
  })

  test('that the survey does not ask for does not exist; fields of another one are refused', async () => {
    const { customer, place } = await opened({ flags: { EnableManagementInfo: false } })
    const ManagementInfo = emptyPayload('ManagementInfo').ManagementInfo
    expect((await customer.refuse(SaveSurveySection, { ...place, Version: 0, Section: 'ManagementInfo', ManagementInfo })).status).toBe(404)
    const mixed = { ...place, Version: 0, Section: 'Employees', Employees: [], ManagementInfo }
    expect((await customer.refuse(SaveSurveySection, mixed)).fields).toEqual([
      { Field: 'ManagementInfo', Message: 'Format error', Hint: expect.any(String) },
    ])
  })
})

test('passwords are sealed where they lie; those who may edit surveys read them, nobody else, and no audit [C-FIELD-042]', async () => {
  const { account, made, customer, place, load } = await opened()
  const [guest, lobby] = [randomUUID(), randomUUID()]
  const Connectivities = [
    { id: guest, SSID: 'Guest', Password: 'welcome-aboard', NetworkType: 'WPA2' as const },
    { id: lobby, SSID: 'Lobby', Password: 'left-over', NetworkType: 'Unsecured' as const },
  ]
  await customer.call(SaveSurveySection, { ...place, Version: 0, Section: 'Connectivities', Connectivities })
  const { rows } = await world.services.db.system.query(
    `select (select payload::text from survey_answer where survey_id = $1::uuid) as stored, (select string_agg(after::text, '') from audit where object_id = $1::text) as audit`,
    [made.BuilderId],
  )
  for (const text of [rows[0].stored, rows[0].audit]) expect(text).not.toMatch(/welcome-aboard|left-over/)
  expect(rows[0].stored).toContain('sealed.1.')
  const seen = async (who: Pick<typeof account, 'call'>) =>
    (await who.call(GetSurvey, load)).Connectivities?.map(({ SSID, Password, PasswordSet }) => [SSID, Password, PasswordSet])
  expect(await seen(account)).toEqual([
    ['Guest', 'welcome-aboard', true],
    ['Lobby', '', false],
  ])
  expect(await seen(await account.signInAs('Marketing'))).toEqual(await seen(customer))
  expect(await seen(customer)).toEqual([
    ['Guest', undefined, true],
    ['Lobby', undefined, false],
  ])
  // What is not sent stays; '' takes it away.
  const kept = [{ id: guest, SSID: 'Guests', NetworkType: 'WPA2' as const }]
  await customer.call(SaveSurveySection, { ...place, Version: 1, Section: 'Connectivities', Connectivities: kept })
  expect(await seen(account)).toEqual([['Guests', 'welcome-aboard', true]])
  const away = kept.map(one => ({ ...one, Password: '' }))
  expect(await customer.call(SaveSurveySection, { ...place, Version: 2, Section: 'Connectivities', Connectivities: away })).toMatchObject({
    Progress: { Numerator: 0, Denominator: 1 },
  })
  expect(await seen(account)).toEqual([['Guests', '', false]])
})

test('what is said of the building and its branding is kept with the survey; the building stays as it is [C-CALL-101]', async () => {
  const { account, customer, place, load } = await opened()
  const EntityId = place.BuildingId
  const { Known } = await customer.call(GetSurvey, load)
  expect(Known).toMatchObject({ Name: 'Building 1', AddressLine1: '1 Test Street', PropertyType: 'Single' })
  const BasicPropertyInfo = { ...Known, Name: 'Harbour Tower', ContactPhoneNumber: '12065550142', Website: 'https://harbour.example' }
  const save = { ...place, EntityId, Version: 0, Section: 'BasicPropertyInfo' as const, BasicPropertyInfo }
  expect(await customer.call(SaveSurveyProperty, save)).toEqual({ Version: 1, Progress: { Numerator: 13, Denominator: 13 } })
  const Branding = { LogoFile: null, PrimaryColor: '#0b6e6e', SecondaryColor: '', Note: 'No gradients' }
  await customer.call(SaveSurveyProperty, { ...place, EntityId, Version: 0, Section: 'Branding', Branding })
  expect(await account.call(GetSurvey, load)).toMatchObject({ BasicPropertyInfo, Branding })
  expect((await account.call(GetProperty, { gId: place.GroupId, eId: place.BuildingId })).Name.en).toBe('Building 1')
  const elsewhere = { ...save, Version: 1, EntityId: randomUUID() }
  expect((await customer.refuse(SaveSurveyProperty, elsewhere)).status).toBe(404)
  const bad = { ...save, Version: 1, BasicPropertyInfo: { ...BasicPropertyInfo, ContactEmail: 'nobody' } }
  expect((await customer.refuse(SaveSurveyProperty, bad)).fields).toEqual([
    { Field: 'BasicPropertyInfo.ContactEmail', Message: 'Format error', Hint: expect.any(String) },
  ])
})

test('basic info asks for what the building’s own form does not require either; an answer from before it did is still read', async () => {
  const { account, customer, place, load } = await opened()
  const { Known } = await customer.call(GetSurvey, load)
  const { SpanishName: _1, AddressLine2: _2, Region: _3, Market: _4, PlannedEngineeringHours: _5, ...older } = Known
  const save = { ...place, EntityId: place.BuildingId, Section: 'BasicPropertyInfo' as const }
  const before = await customer.call(SaveSurveyProperty, { ...save, Version: 0, BasicPropertyInfo: older })
  expect((await account.call(GetSurvey, load)).BasicPropertyInfo).toEqual(older)
  const more = {
    SpanishName: 'Torre del Puerto',
    AddressLine2: 'Floor 2',
    Region: 'Northeast',
    Market: 'Boston',
    PlannedEngineeringHours: 640,
  }
  const BasicPropertyInfo = { ...older, ...more }
  const { Progress } = await customer.call(SaveSurveyProperty, { ...save, Version: 1, BasicPropertyInfo })
  expect(Progress).toEqual(before.Progress)
  expect((await account.call(GetSurvey, load)).BasicPropertyInfo).toEqual(BasicPropertyInfo)
  for (const PlannedEngineeringHours of [1.5, -1, 1_000_000]) {
    const wrong = { ...save, Version: 2, BasicPropertyInfo: { ...BasicPropertyInfo, PlannedEngineeringHours } }
    expect((await customer.refuse(SaveSurveyProperty, wrong)).fields).toEqual([
      { Field: 'BasicPropertyInfo.PlannedEngineeringHours', Message: 'Format error', Hint: rangeHint(0, 999_999) },
    ])
  }
})

test('the customer begins with what the building has of it', async () => {
  const { account, customer, place, load } = await opened()
  const { Version } = await account.call(GetProperty, { gId: place.GroupId, eId: place.BuildingId })
  const AddressLine2 = 'Suite 400'
  const building = { GroupId: place.GroupId, BuildingId: place.BuildingId, EntityId: place.BuildingId, Version }
  await account.call(EditProperty, { ...building, BasicInfo: { ...sampleBasicInfo, AddressLine2 } })
  const { Name, Region, Market, PlannedEngineeringHours } = sampleBasicInfo
  const { Known } = await customer.call(GetSurvey, load)
  expect(Known).toMatchObject({ Name: Name.en, SpanishName: Name.es, AddressLine2, Region, Market, PlannedEngineeringHours })
})

test('the answer to a product’s question is kept under its code; values that it does not offer are refused [C-CALL-102]', async () => {
  const { customer, place, load } = await opened()
  const FieldsValues = [
    { Code: 'desk', Value: 'Yes' },
    { Code: 'doors', Values: ['main', 'dock'] },
  ]
  const save = { ...place, Version: 0, Code: 'visitors', FieldsValues }
  expect(await customer.call(SaveSurveyQuestion, save)).toEqual({ Version: 1, Progress: { Numerator: 2, Denominator: 3 } })
  expect((await customer.call(GetSurvey, load)).FieldsValues).toEqual({ visitors: FieldsValues })
  const wrong = [
    { Code: 'desk', Value: 'Maybe' },
    { Code: 'doors', Values: ['roof'] },
    { Code: 'since', Value: '2026-02-31' },
    { Code: 'nothing', Value: 'x' },
  ]
  expect(
    (await customer.refuse(SaveSurveyQuestion, { ...save, Version: 1, FieldsValues: wrong })).fields.map(({ Field }) => Field),
  ).toEqual(['FieldsValues.0.Value', 'FieldsValues.1.Values', 'FieldsValues.2.Value', 'FieldsValues.3'])
  expect((await customer.refuse(SaveSurveyQuestion, { ...save, Version: 0 })).code).toBe('sys.obj.cfl')
  expect((await customer.refuse(SaveSurveyQuestion, { ...save, Code: 'other' })).status).toBe(404)
})

test('employees have the roles of contacts, but no admin [C-CALL-104]', async () => {
  const { customer, load } = await opened()
  const { Roles } = await customer.call(GetSurveyRoles, { gId: load.gId, bId: load.bId })
  expect(Roles).toEqual(expect.arrayContaining([{ Role: 'ChiefEngineer', Name: 'Chief Engineer' }]))
  expect(Roles.some(({ Role }) => Role === 'Admin')).toBe(false)
})

describe('submitting', () => {
  const only = { EnableManagementInfo: false, EnableContacts: false }

  test('needs one physical space that counts, then ends the answering until staff reopen it [C-RULE-046, C-CONST-024]', async () => {
    const { account, customer, place, load } = await opened({ flags: only })
    expect(await customer.refuse(SubmitSurvey, place)).toMatchObject({
      status: 400,
      message: 'You must select at lease one physical space to proceed',
    })
    const spaces = { ...place, Version: 0, Section: 'PhysicalSpaces' as const, PhysicalSpaces: [space] }
    await customer.call(SaveSurveySection, spaces)
    expect(await customer.call(SubmitSurvey, place)).toEqual({ Status: 'PendingApproval' })
    const submitted = await customer.call(GetSurvey, load)
    expect(submitted).toMatchObject({ BuilderStatus: 'PendingApproval', MayAnswer: false, SubmittedDate: expect.any(Number) })
    expect((await customer.refuse(SaveSurveySection, { ...spaces, Version: 1 })).code).toBe('sys.obj.cfl')
    expect((await customer.refuse(SubmitSurvey, place)).code).toBe('sys.obj.cfl')
    await account.call(AcceptSurvey, { GroupId: place.GroupId, BuilderId: place.BuilderId })
    expect(await customer.call(GetSurvey, load)).toMatchObject({ BuilderStatus: 'Active', MayAnswer: false })
    await account.call(ReopenSurvey, { GroupId: place.GroupId, BuilderId: place.BuilderId })
    expect(await customer.call(GetSurvey, load)).toMatchObject({ BuilderStatus: 'Completed', MayAnswer: true, PhysicalSpaces: [space] })
  })

  test('needs the required fields of questions; a survey without spaces asks for none', async () => {
    const { customer, place } = await opened({
      flags: { ...only, EnablePhysicalSpaces: false, EnableFloorsUnits: false },
      questions: [question],
    })
    expect((await customer.refuse(SubmitSurvey, place)).fields).toEqual([{ Field: 'Question:visitors', Message: 'Required' }])
    await customer.call(SaveSurveyQuestion, { ...place, Version: 0, Code: 'visitors', FieldsValues: [{ Code: 'desk', Value: 'No' }] })
    expect((await customer.call(SubmitSurvey, place)).Status).toBe('PendingApproval')
  })
})

test('the surveys that are out with customers, and how far each is', async () => {
  const { account, customer, place, made } = await opened({ questions: [question], name: 'Opening' })
  await customer.call(SaveSurveySection, { ...place, Version: 0, Section: 'Employees', Employees: [] })
  await customer.call(SaveSurveySection, { ...place, Version: 0, Section: 'PhysicalSpaces', PhysicalSpaces: [space] })
  const second = await generatedSurvey(account, { name: 'Second', flags: { EnableBranding: false } })
  const { Surveys, Total } = await account.call(GetCustomerSurveys, { filter: { gId: made.GroupId } })
  expect(Total).toBe(2)
  expect(Surveys.map(({ SurveyName, Answered, Total: all, Status }) => [SurveyName, Answered, all, Status])).toEqual([
    ['Second', 0, 10, 'Completed'],
    ['Opening', 1, 12, 'Completed'],
  ])
  expect((await customer.refuse(SubmitSurvey, place)).fields).toContainEqual({ Field: 'Question:visitors', Message: 'Required' })
  const narrowed = await account.call(GetCustomerSurveys, { filter: { gId: made.GroupId, bId: second.BuildingId, text: 'sec' } })
  expect(narrowed.Surveys.map(({ SurveyName }) => SurveyName)).toEqual(['Second'])
  expect((await account.call(GetCustomerSurveys, { filter: { gId: made.GroupId, Status: 'Active' } })).Total).toBe(0)
})
