import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { fieldOnlyTypes } from '../../src/features/codes/functionalities/families/fieldOnly/fieldOnlyTypes.ts'
import { GetRequest, GetRequests } from '../../src/features/codes/inbox/contract.ts'
import { SaveQrCode } from '../../src/features/codes/qr/contract.ts'
import { type Caller, callsOf, newBuilding, northgate } from '../support/calls.ts'
import { somewhere, test } from '../support/people.ts'

const photo = (colour: string) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

/** A code at which repairs are reported, with photos. */
const openLift = async (base: string) => {
  const call = await callsOf(base, 'admin')
  const gId = await northgate(call)
  const bId = await newBuilding(call, gId, `Lift ${Date.now()}`)
  const type = 'Maintenance'
  const Item = {
    Name: { en: 'Lift' },
    Icon: 'tools',
    FunctionalityType: type,
    QrType: type,
    TemplateFormData: fieldOnlyTypes[type].sample,
  } as const
  const { Address } = await call(SaveQrCode, { GroupId: gId, BuildingId: bId, QrName: 'Lift', Location: 'Elevator', Item })
  return { call, gId, bId, path: `${base}/q/${Address}` }
}
/** Fills in the report with two photos, and sends it without a signal. */
const reportOffline = async (page: Page, detail: string) => {
  await page.getByLabel('What is it about?').selectOption('ElevatorEscalator')
  await page.getByLabel('What happened, and where?').fill(detail)
  await page.context().setOffline(true)
  await page.getByLabel('Choose photos').setInputFiles([
    { name: 'lift.jpg', mimeType: 'image/jpeg', buffer: await photo('#a33') },
    { name: 'door.jpg', mimeType: 'image/jpeg', buffer: await photo('#3a3') },
  ])
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved for later' })).toBeVisible()
}
const filesOf = async (call: Caller, place: { gId: string; bId: string }) => {
  const { Requests } = await call(GetRequests, { filter: place })
  const all = await Promise.all(Requests.map(({ RequestId }) => call(GetRequest, { gId: place.gId, RequestId })))
  return all.map(one => [one.Detail, one.Answers.flatMap(answer => answer.Files.map(file => file.Name)).toSorted()])
}
const waiting = (page: Page) => page.evaluate<unknown[]>(`JSON.parse(localStorage.getItem('lintel-kept') ?? '[]')`)
const keptFiles = (page: Page) =>
  page.evaluate<number>(`new Promise(resolve => {
    const opening = indexedDB.open('lintel-kept')
    opening.onsuccess = () => {
      const asked = opening.result.transaction('files').objectStore('files').count()
      asked.onsuccess = () => { opening.result.close(); resolve(asked.result) }
    }
  })`)

test('a report with photos is kept on the phone without a connection; it goes out with them from the same page, and from another one after this was closed', async ({
  browser,
  baseURL,
}) => {
  const { call, path, ...place } = await openLift(baseURL ?? '')
  const context = await browser.newContext({ locale: 'en-US', hasTouch: true, extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
  const page = await context.newPage()
  await page.goto(path)
  await reportOffline(page, 'The lift stops between floors.')
  expect([(await waiting(page)).length, await keptFiles(page)]).toEqual([1, 2])
  await context.setOffline(false)
  await expect(page.getByText(/^Request \d+$/)).toBeVisible({ timeout: 40_000 })
  expect(await filesOf(call, place)).toEqual([['The lift stops between floors.', ['door.jpg', 'lift.jpg']]])
  expect(await waiting(page)).toEqual([])
  await expect.poll(() => keptFiles(page)).toBe(0)

  await page.goto(path)
  await reportOffline(page, 'The door does not close.')
  await page.goto('about:blank')
  await context.setOffline(false)
  await page.goto(path)
  await expect(page.getByRole('status').filter({ hasText: 'Your earlier answer has been sent' })).toBeVisible({ timeout: 40_000 })
  expect((await filesOf(call, place)).map(([, names]) => names)).toEqual([
    ['door.jpg', 'lift.jpg'],
    ['door.jpg', 'lift.jpg'],
  ])
  await expect.poll(() => keptFiles(page)).toBe(0)
  await context.close()
})
