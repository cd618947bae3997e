import { afterAll, describe, expect, test } from 'vitest'
import { newQrCode, scansMoved } from '../../../../test/support/scans.ts'
import { openWorld } from '../../../../test/world.ts'
import { openHttp } from '../../../app/http.ts'
import { languages } from '../../../core/words.ts'
import { definitionOf, definitions, type FunctionalityType, type TypeDefinition } from '../functionalities/definitions.ts'
import { GetTemplateDefault, SaveQrCode } from '../qr/contract.ts'
import { scanWords } from '../scanPage/words.ts'
import { PreviewScanPage } from './contract.ts'
import { scanPart } from './scanPart.server.ts'

// Every type, from its template to what a visitor sends, on the built pages.
const world = await openWorld()
const app = await openHttp(world.services, [scanPart(world.services)])
afterAll(() => app.close())
const account = await world.newAccount({ role: 'GM' })
const headers = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile/15E148' }
const open = (url: string) => app.inject({ method: 'GET', url, headers })
const send = (url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const itemOf = ({ type, Icon, QrType, Label, sample }: TypeDefinition) => ({
  Name: { en: Label.en, es: Label.es },
  Icon,
  FunctionalityType: type,
  QrType,
  TemplateFormData: { ...Object(sample) },
})
const place = { GroupId: account.group.id, BuildingId: account.building.id, Location: 'Lobby' }

/** The types as the document names them; the one of rounds comes with the rounds. */
const named: Readonly<Record<string, FunctionalityType>> = {
  'download app': 'DownloadApp',
  'HTML page': 'HtmlPage',
  'AED inspection': 'AEDInspection',
  'fire extinguisher inspection': 'FireExtinguisherInspection',
  'front desk contact': 'FrontDeskContact',
  'inspection schedule': 'InspectionSchedule',
  'phone call': 'PhoneCall',
  'show QR URL': 'ShowQr',
  'social media': 'SocialMedia',
  'static URL': 'StaticUrl',
  PDF: 'Pdf',
  'embedded file': 'EmbeddedFile',
  map: 'Map',
  'Wi-Fi join': 'Wifi',
  video: 'Video',
  'bathroom service': 'BathroomService',
  feedback: 'Feedback',
  'customer feedback': 'CustomerFeedback',
  'lead capture': 'LeadCapture',
  'EV request': 'EVRequest',
  'room rental': 'RoomRental',
  'field marketing': 'FieldMarketing',
  'event registration': 'EventRegistration',
  'upcoming event': 'UpcomingEvent',
  'check-in': 'CheckIn',
  'burn permit': 'BurnPermit',
  maintenance: 'Maintenance',
  'comment card': 'CommentCard',
  'guest check-in': 'GuestCheckIn',
  'tour check-in': 'TourCheckIn',
  'mobile employee': 'MobileEmployee',
  renewal: 'Renewal',
  'move-out': 'MoveOut',
  'resident check-out': 'ResidentCheckOut',
  'roof access carousel': 'RoofAccessCarousel',
  lookbook: 'Lookbook',
  'ladder safety': 'LadderSafety',
  'a dashboard': 'FeedbackDashboard',
  'a report': 'ScansByLocation',
  'a list': 'RequestList',
}
const rows: [string, TypeDefinition][] = Object.entries(definitions)
test.each(Object.entries(named))('%s is a type with a page [B-BEHAV-012]', async (_name, type) => {
  const definition = definitionOf(type)
  expect(definition?.QrType).toBeTruthy()
  expect(definition?.Icon).toBeTruthy()
  const code = await newQrCode(world, account, { Type: type, QrName: `Named ${type}` })
  expect([200, 302]).toContain((await open(`/q/${code.Address}`)).statusCode)
})

describe.each(rows)('the type %s', (_type, definition) => {
  const Item = itemOf(definition)

  test('has a template, and its sample is saved, previewed and scanned', async () => {
    const { Template } = await account.call(GetTemplateDefault, { gId: account.group.id, qrType: definition.QrType })
    expect(Template).toMatchObject({ FunctionalityType: definition.type, Icon: definition.Icon })
    const { Address } = await account.call(SaveQrCode, { ...place, QrName: definition.Label.en, Item })
    const scanned = await open(`/q/${Address}`)
    const previews = await Promise.all(
      languages.map(Language => account.call(PreviewScanPage, { ...place, Floor: '', Item, Language, Part: 'Page' })),
    )
    if (scanned.statusCode === 302) {
      for (const { LeadsTo } of previews) expect(LeadsTo).toBe(scanned.headers.location)
      return
    }
    expect(scanned.statusCode).toBe(200)
    if (definition.purpose === 'reports') expect(scanned.body).toContain(`gId=${place.GroupId}&amp;bId=${place.BuildingId}"`)
    for (const { Html, LeadsTo } of previews) {
      expect(LeadsTo).toBeNull()
      expect(Html.match(/<h1[ >]/g)).toHaveLength(1)
      expect(Html).not.toMatch(/undefined|\[object|<[^>]+ (style|on[a-z]+)="/)
    }
  })

  test.runIf(definition.asks)('takes an answer once, refuses a field that it does not ask for, and thanks', async () => {
    const { Address, QrCodeId } = await account.call(SaveQrCode, { ...place, QrName: `${definition.Label.en} form`, Item })
    const { body } = await open(`/q/${Address}`)
    await scansMoved(world.services.db)
    const Key = /name="Key" value="([^"]+)"/.exec(body)?.[1] ?? ''
    expect((await send(`/q/${Address}`, { ...definition.asks, Key, Unknown: 'x' })).statusCode).toBe(400)
    const sent = [await send(`/q/${Address}`, { ...definition.asks, Key }), await send(`/q/${Address}`, { ...definition.asks, Key })]
    expect(sent.map(one => one.statusCode)).toEqual([303, 303])
    expect((await open(String(sent[0]?.headers.location))).body).toMatch(new RegExp(`<h1[^>]*>${scanWords.en.thanksTitle}|class="reached"`))
    const clicks = 'select item_name, clicks from click_day where qr_code_id = $1'
    const { rows: counted } = await world.services.db.system.query(clicks, [QrCodeId])
    expect(counted).toEqual([{ item_name: 'Submit', clicks: 1 }])
    const { Html } = await account.call(PreviewScanPage, { ...place, Floor: '', Item, Language: 'en', Part: 'Thanks' })
    expect(Html).toContain(scanWords.en.thanksTitle)
  })
})
