import { expect, type Page } from '@playwright/test'
import { definitions, type TypeDefinition } from '../../src/features/codes/functionalities/definitions.ts'
import { GetRequests } from '../../src/features/codes/inbox/contract.ts'
import { decodePng } from '../../src/features/codes/picture/decode.server.ts'
import { GetQrPicture, SaveQrCode } from '../../src/features/codes/qr/contract.ts'
import { GetEntityComments } from '../../src/features/insight/feedback/contract.ts'
import { GetScanStats } from '../../src/features/insight/scanStatistics/contract.ts'
import { type Caller, callsOf, newBuilding, northgate } from '../support/calls.ts'
import { expectToast, settled, signIn, somewhere, test } from '../support/people.ts'
import { chooseType } from '../support/qrPages.ts'
import { sendByHand, sendPlainly } from '../support/visitForm.ts'

const types: readonly TypeDefinition[] = Object.values(definitions)
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1'
const headers = () => ({ 'user-agent': phone, 'accept-language': 'en', 'x-forwarded-for': somewhere() })
type Place = { gId: string; bId: string }

/** A code of a type's sample, and the path that its printed picture holds, read by a decoder that is not ours. */
const hangUp = async (call: Caller, base: string, { gId, bId }: Place, definition: TypeDefinition, QrName: string) => {
  const { type: FunctionalityType, Label, Icon, QrType, sample } = definition
  const Item = { Name: { en: Label.en, es: Label.es }, Icon, FunctionalityType, QrType, TemplateFormData: { ...Object(sample) } }
  const { QrCodeId } = await call(SaveQrCode, { GroupId: gId, BuildingId: bId, QrName, Location: 'Lobby', Item })
  const { Base64 } = await call(GetQrPicture, { gId, QrCodeId, fileType: 'png', size: 500 })
  const text = (await decodePng(Buffer.from(Base64, 'base64'))) ?? ''
  expect(text.toLowerCase()).toContain(`${base}/q/`.toLowerCase())
  return { QrCodeId, path: new URL(text).pathname }
}

/** The page of what was sent, or the words of thanks. */
const isTaken = (location: string): boolean => /^\/q\/\w+\/(thanks|r\/[^/?]+)(\?|$)/i.test(location)

/** Scans a code without a script, and sends its form where it has one. */
const visitPlainly = async (base: string, path: string, { asks, type }: TypeDefinition): Promise<void> => {
  const as = headers()
  const page = await fetch(base + path, { headers: as, redirect: 'manual' })
  if (page.status === 302) return expect(page.headers.get('location'), type).toMatch(/^(https?:\/)?\//)
  expect(page.status, type).toBe(200)
  if (!asks) return
  const sent = await sendPlainly(base, await page.text(), asks, as)
  expect(sent.status, `${type}: ${sent.status === 422 ? await sent.text() : ''}`).toBe(303)
  expect(isTaken(sent.headers.get('location') ?? ''), type).toBe(true)
}

/** The same in a browser with its script. What leads elsewhere at once has no page of ours to see. */
const visitByHand = async (visit: Page, path: string, { asks, type, sample }: TypeDefinition): Promise<void> => {
  if (visit.isClosed()) throw new Error(`the page was closed before ${type}`)
  await visit.goto(path)
  await expect(visit.locator('h1'), `${type} ${JSON.stringify(sample)}`).toHaveCount(1)
  if (!asks) return
  await sendByHand(visit, asks)
  await expect.poll(() => isTaken(new URL(visit.url()).pathname), { message: type }).toBe(true)
}

/** Where staff find what was sent by a code: as a request, or as feedback. */
const findRecords = async (call: Caller, { gId, bId }: Place, QrCodeId: string, { type }: TypeDefinition): Promise<number> => {
  if (type === 'Feedback') return (await call(GetEntityComments, { gId, bId })).Total
  const { Requests } = await call(GetRequests, { filter: { gId, QrCodeId, FunctionalityType: type } })
  return Requests.length
}

test('every type is made, scanned by its picture, sent with a script and without one, and found by the staff [B-BEHAV-008]', async ({
  page,
  browser,
  baseURL: base,
}) => {
  test.setTimeout(240_000)
  const baseURL = base ?? ''
  const call = await callsOf(baseURL, 'admin')
  const gId = await northgate(call)
  const place = { gId, bId: await newBuilding(call, gId, `Every type ${Date.now()}`) }
  const elsewhere = { gId, bId: await newBuilding(call, gId, `Every type elsewhere ${Date.now()}`) }
  const context = await browser.newContext({ baseURL, userAgent: phone, locale: 'en-US', viewport: { width: 390, height: 844 } })
  const visit = await context.newPage()

  for (const definition of types)
    await test.step(definition.type, async () => {
      const { type, asks } = definition
      const made = await hangUp(call, baseURL, place, definition, type)
      await visitPlainly(baseURL, made.path, definition)
      const leadsAway = (await fetch(baseURL + made.path, { headers: headers(), redirect: 'manual' })).status === 302
      if (!leadsAway) {
        // Of a room only one gets the hour, at whatever sign: the second is sent by the code of a room elsewhere.
        const at = type === 'RoomRental' ? elsewhere : place
        const second = asks ? await hangUp(call, baseURL, at, definition, `${type}, by hand`) : made
        await context.setExtraHTTPHeaders({ 'x-forwarded-for': somewhere() })
        await visitByHand(visit, second.path, definition)
        if (asks) expect(await findRecords(call, at, second.QrCodeId, definition), type).toBe(type === 'Feedback' ? 2 : 1)
      }
      if (asks) expect(await findRecords(call, place, made.QrCodeId, definition), type).toBeGreaterThan(0)
    })
  await context.close()

  const { Scans } = await call(GetScanStats, { ...place, gy: 'name' })
  const scanned = new Set(Scans.filter(one => one.ScanCount > 0).map(one => one.QrName))
  expect(types.map(({ type }) => type).filter(type => !scanned.has(type))).toEqual([])

  await test.step('staff see them on the page of each family', async () => {
    await signIn(page, 'admin')
    const at = `gId=${gId}&bId=${place.bId}`
    const pages: readonly [path: string, seen: string][] = [
      [`/requests?${at}&type=Maintenance`, 'Service request'], // of fields
      [`/requests?${at}&type=LadderSafety`, 'Ladder safety'], // of lists
      [`/analyticsFeedback/${place.bId}?${at}`, 'Feedback'],
      [`/scans/qrName?${at}`, 'PhoneCall'], // of those that tell
    ]
    for (const [path, seen] of pages) {
      await page.goto(path)
      await settled(page)
      await expect(page.getByRole('main').getByText(seen).filter({ visible: true }).first(), path).toBeVisible()
    }
  })

  await test.step('a type that tells and one that leads the team are made in the editor', async () => {
    for (const [type, fill] of [
      ['Phone call', () => page.getByRole('textbox', { name: 'Phone number' }).fill('617 555 0142')],
      ['Feedback dashboard', () => expect(page.getByText('Nothing to fill in.')).toBeVisible()],
    ] as const) {
      await page.goto(`/qrcode/${gId}/${place.bId}`)
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`${type}, made by hand`)
      await page.getByRole('combobox', { name: 'Location' }).click()
      await page.getByRole('option', { name: 'Lobby', exact: true }).click()
      await chooseType(page, type)
      await fill()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expectToast(page, 'Successfully saved')
    }
  })
})
