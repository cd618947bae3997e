import { describe, expect, test } from 'vitest'
import { itemProblems, withCanSave } from '../qr/rules.ts'
import { definitionOf, definitionOfQrType, definitions, FunctionalityType, type TypeDefinition } from './definitions.ts'

const rows: [string, TypeDefinition][] = Object.entries(definitions)
const item = (one: TypeDefinition, form: unknown) => ({
  Name: { en: 'A' },
  Icon: one.Icon,
  FunctionalityType: one.type,
  QrType: one.QrType,
  TemplateFormData: { ...Object(form) },
})

describe.each(rows)('the definition %s', (name, one) => {
  test('stands under its type, with labels in three languages', () => {
    expect(one.type).toBe(name)
    expect(FunctionalityType.options).toContain(name)
    for (const label of [one.Label, one.Purpose]) for (const language of ['en', 'es', 'fr'] as const) expect(label[language]).not.toBe('')
    expect(definitionOf(name)).toBe(one)
    expect(definitionOfQrType(one.QrType)).toBe(one)
  })

  const isReady = one.purpose === 'reports' || name === 'EquipmentInspection' // its page is the code itself
  test.runIf(!isReady)('starts with a form of its shape that cannot be saved yet', () => {
    expect(one.form.safeParse(one.initial)).toMatchObject({ success: true })
    expect(one.problems(one.initial).length).toBeGreaterThan(0)
  })

  test.runIf(one.purpose === 'reports')('can be saved as it begins, since it leads to a page of the portal [B-RULE-052]', () => {
    expect(itemProblems(item(one, one.initial))).toEqual([])
    expect(one.form.safeParse({ Url: 'https://elsewhere.example' }).success).toBe(false)
  })

  test('has a sample that can be saved, with CanSave in its data too [B-RULE-016] [B-RULE-017]', () => {
    expect(one.form.safeParse(one.sample)).toMatchObject({ success: true })
    expect(itemProblems(item(one, one.sample))).toEqual([])
    expect(itemProblems(item(one, withCanSave(Object(one.sample), true)))).toEqual([])
  })

  test('takes no field that it does not know', () => {
    expect(itemProblems(item(one, { ...Object(one.sample), Unknown: 1 })).length).toBeGreaterThan(0)
  })

  test('seals only text fields of its form', () => {
    for (const field of one.secrets ?? []) expect(typeof Object(one.sample)[field]).toBe('string')
  })
})

test.each([
  ['Maintenance', 'Service request'],
  ['SupplierCheckin', 'Supplier check-in'],
  ['ActivitySchedule', 'Re-occurring repair'],
  ['Inventory', 'Inventory'],
  ['MoveIn', 'Move-in'],
  ['MoveOut', 'Move-out'],
  ['BathroomService', 'Bathroom service'],
  ['LadderSafety', 'Ladder safety'],
])('the QR type %s is a type called "%s" [B-CONST-078]', (qrType, label) => {
  expect(definitionOfQrType(qrType)?.Label.en).toBe(label)
})

/** The template types that document 2 names, by their codes here. */
const named = {
  tell: 'DownloadApp HtmlPage InspectionSchedule PhoneCall ShowQr SocialMedia StaticUrl Pdf EmbeddedFile Map Wifi Video RoofAccessCarousel Lookbook',
  ask: `FrontDeskContact BathroomService Feedback CustomerFeedback LeadCapture EVRequest RoomRental FieldMarketing EventRegistration UpcomingEvent
    CheckIn BurnPermit Maintenance CommentCard GuestCheckIn TourCheckIn MobileEmployee Renewal MoveOut ResidentCheckOut LadderSafety`,
  inspect: 'AEDInspection FireExtinguisherInspection RoundInspection',
  report: 'FeedbackDashboard ScansByLocation ScansByName PinActivity RequestList QrCodeList ContactList',
}
test('the template types that the document names are offered, each with a sample that can be saved [B-CONST-001]', () => {
  const types = Object.values(named).flatMap(some => some.split(/\s+/))
  const unusable = types.filter(type => {
    const one = definitionOf(type)
    return !one || itemProblems(item(one, one.sample)).length > 0
  })
  expect(types.length).toBe(45)
  expect(unusable).toEqual([])
})

test('Name, Icon and QrType are needed besides the form [B-RULE-016] [B-FIELD-001]', () => {
  const bare = { ...item(definitions.StaticUrl, definitions.StaticUrl.sample), Name: { en: '' }, Icon: '', QrType: ' ' }
  expect(itemProblems(bare, 'Item.')).toEqual([
    { Field: 'Item.Name.en', Message: 'Required' },
    { Field: 'Item.Icon', Message: 'Required' },
    { Field: 'Item.QrType', Message: 'Required' },
  ])
})
