import { describe, expect, test } from 'vitest'
import { definitions, type FunctionalityType, type TypeDefinition } from './definitions.ts'
import { fieldOnlyTypes } from './families/fieldOnly/fieldOnlyTypes.ts'
import { nextInspection } from './families/telling/inspectionSchedule.ts'
import { tellingTypes } from './families/telling/tellingTypes.ts'

const day = (text: string) => Date.parse(`${text}T00:00Z`)
const tomorrow = Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 2 * 86_400_000
const elsewhere = { AlternateEnable: true, ExternalUrl: 'https://' }

describe('what a type needs besides its fields', () => {
  test.each<[string, FunctionalityType, Record<string, unknown>, string[]]>([
    [
      'app download: an address in one of the stores',
      'DownloadApp',
      { AppStoreUrl: 'https://', PlayStoreUrl: '' },
      ['AppStoreUrl: Required'],
    ],
    ['app download: one is enough', 'DownloadApp', { AppStoreUrl: 'https://' }, []],
    [
      'addresses of an app start with https:// [B-RULE-002]',
      'DownloadApp',
      { PlayStoreUrl: 'http://play.example' },
      ['PlayStoreUrl: Format error'],
    ],
    ['app download, alternate link [B-RULE-031]', 'DownloadApp', { ...elsewhere, AppStoreUrl: '' }, ['ExternalUrl: Required']],
    [
      'app download, alternate link of 9 [B-RULE-031]',
      'DownloadApp',
      { AlternateEnable: true, ExternalUrl: 'https://a', AppStoreUrl: '' },
      [],
    ],
    ['bathroom service, alternate link [B-RULE-032]', 'BathroomService', { ...elsewhere, Fields: [] }, ['ExternalUrl: Required']],
    [
      'bathroom service, alternate link of 8 [B-RULE-032]',
      'BathroomService',
      { AlternateEnable: true, ExternalUrl: 'http://a' },
      ['ExternalUrl: Format error'],
    ],
    [
      'bathroom service, alternate link of 9 [B-RULE-032]',
      'BathroomService',
      { AlternateEnable: true, ExternalUrl: 'https://a', Fields: [] },
      [],
    ],
    [
      'social media: one link [B-RULE-033]',
      'SocialMedia',
      Object.fromEntries(Object.keys(definitions.SocialMedia.initial).map(one => [one, 'https://'])),
      ['FacebookUrl: Required'],
    ],
    [
      'social media: one is enough [B-RULE-033]',
      'SocialMedia',
      { ...definitions.SocialMedia.initial, VimeoUrl: 'https://vimeo.com/anchor' },
      [],
    ],
    ['PDF: a URL [B-RULE-034]', 'Pdf', { Url: 'https://' }, ['Url: Required']],
    ['embedded file: a URL [B-RULE-034]', 'EmbeddedFile', { Url: ' ' }, ['Url: Required']],
    ['phone call: a number of 11 digits [B-CONST-037]', 'PhoneCall', { PhoneNumber: '555-0142' }, ['PhoneNumber: Format error']],
    ['phone call: as people type it', 'PhoneCall', { PhoneNumber: '(617) 555-0142' }, []],
    ['show QR: an address', 'ShowQr', { ShowQrUrl: 'notes' }, ['ShowQrUrl: Format error']],
    [
      'upcoming event [B-RULE-042]',
      'UpcomingEvent',
      { EventName: ' ', EventLocation: '', EventDate: null },
      ['EventName: Required', 'EventLocation: Required', 'EventDate: Required'],
    ],
    [
      'upcoming event: ends after it starts [B-RULE-124]',
      'UpcomingEvent',
      { StartTime: '12:00', EndTime: '11:30' },
      ['EndTime: End time should be after start time'],
    ],
    [
      'inspection schedule: day and frequency [B-RULE-053] [B-RULE-054]',
      'InspectionSchedule',
      { LastInspectionDate: null, Frequency: null },
      ['LastInspectionDate: Required', 'Frequency: Required'],
    ],
    [
      'inspection schedule: no future day [B-RULE-053]',
      'InspectionSchedule',
      { LastInspectionDate: tomorrow },
      ['LastInspectionDate: Format error'],
    ],
    [
      'inspection schedule: a day, not a moment',
      'InspectionSchedule',
      { LastInspectionDate: day('2026-03-02') + 1 },
      ['LastInspectionDate: Format error'],
    ],
    ...(['LeadCapture', 'RoomRental', 'FieldMarketing', 'EventRegistration'] as const).map(
      (type): [string, FunctionalityType, Record<string, unknown>, string[]] => [
        `${type}: an event name [B-RULE-040]`,
        type,
        { EventName: ' ' },
        ['EventName: Required'],
      ],
    ),
    ['EV request: an event location [B-RULE-041]', 'EVRequest', { EventLocation: '' }, ['EventLocation: Required']],
    [
      'check-in [B-RULE-043]',
      'CheckIn',
      { EventName: '', EventLocation: '', StartDate: null, EndDate: null },
      ['EventName: Required', 'EventLocation: Required', 'StartDate: Required', 'EndDate: Required'],
    ],
    [
      'check-in: an end after the start [B-RULE-124]',
      'CheckIn',
      { StartDate: day('2027-05-02'), EndDate: day('2027-05-01') },
      ['EndDate: End time should be after start time'],
    ],
    [
      'check-in: a cap where it is on [B-RULE-044]',
      'CheckIn',
      { EnableAttendanceCap: true, AttendanceCap: null },
      ['AttendanceCap: Required'],
    ],
    ['check-in: none where it is off [B-RULE-044]', 'CheckIn', { EnableAttendanceCap: false, AttendanceCap: null }, []],
  ])('%s', (_what, type, change, expected) => {
    const { form, sample, problems }: TypeDefinition = definitions[type]
    const given = form.parse({ ...Object(sample), ...change })
    expect(problems(given).map(one => `${one.Field}: ${one.Message}`)).toEqual(expected)
  })

  test('frequencies of an inspection are Week, Month, Quarter and Annual [B-RULE-054]', () => {
    const { form, sample } = definitions.InspectionSchedule
    for (const Frequency of ['Week', 'Month', 'Quarter', 'Annual']) expect(form.safeParse({ ...sample, Frequency }).success).toBe(true)
    expect(form.safeParse({ ...sample, Frequency: 'Year' }).success).toBe(false)
  })

  test.each([
    ['2026-03-02', 'Week', '2026-03-09'],
    ['2026-01-31', 'Month', '2026-02-28'],
    ['2026-11-30', 'Quarter', '2027-02-28'],
    ['2024-02-29', 'Annual', '2025-02-28'],
  ] as const)('after %s, every %s, comes %s', (last, frequency, next) => expect(nextInspection(day(last), frequency)).toBe(day(next)))
})

test('the form data of each type has the members of the document [B-FIELD-002] [B-FIELD-007] [B-FIELD-008] [B-FIELD-009] [B-FIELD-011]', () => {
  const { DownloadApp, InspectionSchedule, PhoneCall, ShowQr, SocialMedia } = tellingTypes
  expect(Object.keys(DownloadApp.sample)).toEqual(['LogoFilename', 'AppStoreUrl', 'PlayStoreUrl', 'AlternateEnable', 'ExternalUrl'])
  expect(Object.keys(InspectionSchedule.sample)).toEqual(['LastInspectionDate', 'Frequency'])
  expect(Object.keys(PhoneCall.sample)).toEqual(['PhoneNumber'])
  expect(Object.keys(ShowQr.sample)).toEqual(['ShowQrUrl'])
  expect(Object.keys(SocialMedia.sample)).toEqual([
    'FacebookUrl',
    'TikTokUrl',
    'TwitterUrl',
    'InstagramUrl',
    'LinkedInUrl',
    'YoutubeUrl',
    'VimeoUrl',
  ])
  const { AEDInspection, FireExtinguisherInspection } = fieldOnlyTypes
  expect(Object.keys(AEDInspection.template ?? {})).toEqual(['SerialNo', 'ExpirationDate', 'Fields'])
  expect(Object.keys(FireExtinguisherInspection.template ?? {})).toEqual([
    'SerialNo',
    'ExpirationDate',
    'Company',
    'ExtinguisherType',
    'Fields',
  ])
  for (const { form, sample } of [
    DownloadApp,
    InspectionSchedule,
    PhoneCall,
    ShowQr,
    SocialMedia,
    AEDInspection,
    FireExtinguisherInspection,
  ] as TypeDefinition[]) {
    expect(form.safeParse(sample).success).toBe(true)
    for (const name of Object.keys(Object(sample))) expect(form.safeParse({ ...Object(sample), [name]: undefined }).success).toBe(false)
  }
})

test.each(['AEDInspection', 'FireExtinguisherInspection'] as const)(
  'the panel of %s keeps its serial number, the day it expires as a moment in ms, and its list of fields [B-FIELD-004] [B-FIELD-005]',
  type => {
    const { form, sample } = fieldOnlyTypes[type]
    const ExpirationDate = day('2027-05-01')
    const own = type === 'FireExtinguisherInspection' ? { Company: 'Harbor Fire', ExtinguisherType: 'CO2' } : {}
    const filled = { ...sample, SerialNo: 'AED-4711', ExpirationDate, ...own }
    expect(form.parse(filled)).toMatchObject({ SerialNo: 'AED-4711', ExpirationDate, ...own, Fields: sample.Fields })
    expect(sample.Fields.length).toBeGreaterThan(0)
    for (const wrong of ['2027-05-01', ExpirationDate + 0.5])
      expect(form.safeParse({ ...filled, ExpirationDate: wrong }).success).toBe(false)
    for (const name of ['SerialNo', ...Object.keys(own)]) expect(form.safeParse({ ...filled, [name]: 4711 }).success).toBe(false)
    expect(form.safeParse({ ...filled, Fields: 'AED-4711' }).success).toBe(false)
  },
)

test('template fields stand in the form data of a type under the names of the document, and a form without one of them is refused [B-FIELD-015]', () => {
  const named: Readonly<Record<string, readonly string[]>> = {
    CustomerFeedback: ['Questions'],
    LadderSafety: ['Ladders'],
    MoveOut: ['Sections'],
    RoofAccessCarousel: ['Carousel'],
    Lookbook: ['Section', 'InstructionName', 'Content'],
    UpcomingEvent: ['EventName', 'EventLocation', 'EventDate', 'Url'],
    CheckIn: ['Fields', 'EventName', 'EventLocation', 'StartDate', 'EndDate', 'EnableAttendanceCap', 'AttendanceCap'],
    Wifi: ['SSID', 'NetworkType', 'Password', 'AlternateEnable', 'ExternalUrl'],
    HtmlPage: ['HtmlContent'],
  }
  const within: Readonly<Record<string, readonly string[]>> = {
    CustomerFeedback: ['QuestionText', 'Choices', 'Hide'],
    LadderSafety: ['Name'],
    MoveOut: ['SectionName', 'Items', 'ItemName', 'Buttons'],
    RoofAccessCarousel: ['Name', 'ItemId', 'HubId'],
    Lookbook: ['MobileName'],
  }
  for (const [type, names] of Object.entries(named)) {
    const { form, sample }: TypeDefinition = definitions[type as FunctionalityType] // a key of the list above
    const filled: Record<string, unknown> = Object(sample)
    expect(form.safeParse(filled).success, type).toBe(true)
    for (const name of names) {
      expect(Object.keys(filled), type).toContain(name)
      if (name !== 'NetworkType') expect(form.safeParse({ ...filled, [name]: undefined }).success, `${type}.${name}`).toBe(false)
    }
    for (const name of within[type] ?? []) expect(JSON.stringify(filled), type).toContain(`"${name}":`)
  }
})
