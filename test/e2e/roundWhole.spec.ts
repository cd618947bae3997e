import { expect } from '@playwright/test'
import sharp from 'sharp'
import { GetMails } from '../../src/features/base/outbox/contract.ts'
import { AddFloorPlan, PlaceCode } from '../../src/features/codes/floorPlans/contract.ts'
import { sendPlan } from '../../src/features/codes/floorPlans/testing.ts'
import { GetQrCode } from '../../src/features/codes/qr/contract.ts'
import { GetEquipments, SaveQuestionTemplate } from '../../src/features/field/equipment/contract.ts'
import { makePhotoQuestion } from '../../src/features/field/equipment/questions.ts'
import { GetRounds } from '../../src/features/field/rounds/contract.ts'
import { stopOf } from '../../src/features/field/rounds/testing.ts'
import { codesIn } from '../support/codesIn.ts'
import { showCamera } from '../support/fakeCamera.ts'
import { newPerson } from '../support/newPerson.ts'
import { textOfPdf } from '../support/pdfPages.ts'
import { expectToast, signInAt, test, timeToast } from '../support/people.ts'
import { openBuilding } from '../support/roundBuilding.ts'

const pressure = {
  Code: 'Q001',
  QuestionType: 'Number',
  Question: { en: 'Pressure in bar' },
  Required: true,
  ErrorReporting: true,
  ErrorRule: 'OutsideRange',
  ToleranceMin: 2,
  ToleranceMax: 6,
} as const

test('from the builder to the letter: a round of a piece of the library, its code printed and scanned, walked without a line, found in summary, errors, trend and requests, corrected, reported, written about [B-CONST-092]', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const base = baseURL ?? ''
  const { call, gId, bId, make } = await openBuilding(base)
  await make('Old round') // its pump stands in the library
  const Fields = [pressure, makePhotoQuestion('Q002')]
  await call(SaveQuestionTemplate, { GroupId: gId, BuildingId: bId, StopType: 'Equipment', Type: 'Pump', Fields })
  await signInAt(page, 'admin', `/library/roundsEngine?gId=${gId}&bId=${bId}`)

  // Built from the equipment: its code must be scanned, a repair can be asked for, a letter written.
  await page.getByRole('button', { name: 'CREATE NEW ROUND' }).first().click()
  await page.getByRole('textbox', { name: 'Round name' }).fill('Night pumps')
  await page.getByRole('switch', { name: 'Work letter to tenants' }).check()
  await page.getByRole('switch', { name: 'Service requests from failed answers' }).check()
  await page.getByRole('button', { name: 'Add from the library' }).click()
  const pick = page.getByRole('dialog', { name: 'Equipment and locations' })
  await pick.getByRole('checkbox', { name: 'Pump of Old round' }).check()
  await pick.getByRole('button', { name: 'Add 1 stop' }).click()
  await page.getByRole('button', { name: /^Stop 1: Pump of Old round/ }).click()
  await page.getByRole('switch', { name: 'Scan Required' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expectToast(page, 'Saved successfully.')
  const { Rounds } = await call(GetRounds, { filter: { gId, bId, text: 'Night' } })
  const RoundId = Rounds[0]?.RoundId ?? ''

  // The code of its stop as it is printed, decoded, and held before the camera.
  const { Equipments } = await call(GetEquipments, { filter: { gId, bId, text: 'Pump of Old' } })
  const [piece] = Equipments
  if (!piece) throw new Error('the pump stands in the library')
  const { ImageUrl, QrCodeId } = piece
  const printed = await sharp(Buffer.from(await (await fetch(new URL(ImageUrl, base))).arrayBuffer()))
    .resize(640, 640, { fit: 'contain', background: 'white' })
    .png()
    .toBuffer()
  const { Link } = await call(GetQrCode, { gId, QrCodeId })
  expect((await codesIn(printed))[0]?.toUpperCase()).toContain(new URL(Link).pathname.toUpperCase())
  const phone = await browser.newContext({ baseURL: base, viewport: { width: 360, height: 640 }, locale: 'en-US' })
  const walker = await phone.newPage()
  await showCamera(
    walker,
    await sharp(printed).flatten({ background: 'white' }).extend({ left: 320, right: 320, background: '#8a9aa0' }).jpeg().toBuffer(),
  )
  const email = await newPerson(base, 'Employee', { Name: 'Nora Whole', buildings: [bId] })
  await walker.goto(`${base}/ready`)
  await signInAt(walker, email, `/field?gId=${gId}&bId=${bId}`)
  await expect(walker.getByText('These rounds are on this device. They can be walked without a connection.')).toBeVisible()
  await walker
    .getByRole('link', { name: /^Night pumps/ })
    .first()
    .click()
  await walker.getByRole('button', { name: 'Start' }).click()
  await walker.getByRole('button', { name: /Pump of Old round/ }).waitFor()
  await walker.waitForFunction('navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)')
  await phone.setOffline(true)
  await walker.getByRole('button', { name: /Pump of Old round/ }).click()
  await walker.getByRole('button', { name: 'Scan the code' }).click()
  await expect(walker.getByText('The code was scanned')).toBeVisible()
  await walker.getByRole('textbox', { name: 'Pressure in bar', exact: true }).fill('9')
  await walker.getByRole('checkbox', { name: 'Ask for a repair' }).check()
  await walker.getByRole('textbox', { name: 'What should be done?' }).fill('Replace the relief valve')
  for (const n of [1, 2]) {
    await walker.getByRole('button', { name: 'Take a photo' }).first().click()
    await walker.getByRole('button', { name: 'Take it' }).click()
    await expect(walker.getByText(`photo ${n}.jpg`)).toBeVisible()
  }
  await walker.getByRole('button', { name: 'Done', exact: true }).click()
  await walker.getByRole('button', { name: 'Finish the round' }).click()
  await expect(walker.getByRole('button', { name: /entries to send · 2 photos/ })).toBeVisible()
  await phone.setOffline(false)
  await expect(walker.getByText('The round is complete')).toBeVisible({ timeout: 30_000 })
  await phone.close()

  // Summary, errors, trend, request.
  const open = (path: string) => page.goto(`${path}?gId=${gId}&bId=${bId}`)
  await open('/library/roundErrors')
  await expect(page.getByRole('row', { name: /Pump of Old round/ }).first()).toContainText('9')
  await open('/analytics/dashboard/equipmentTrend')
  await page.getByRole('combobox', { name: 'Type of equipment' }).click()
  await page.getByRole('option', { name: /^Pump/ }).click()
  await page.getByRole('combobox', { name: 'Equipment', exact: true }).click()
  await page.getByRole('option', { name: 'Pump of Old round' }).click()
  await expect(page.getByRole('cell', { name: '9', exact: true }).first()).toBeVisible()
  await open('/requests')
  await expect(page.getByText('Replace the relief valve').first()).toBeVisible()
  await open('/library/roundSummaries')
  await page.getByRole('button', { name: 'Open the detail of Night pumps' }).click()
  const detail = page.getByRole('dialog', { name: 'Round Detail' })
  const report = detail.getByRole('link', { name: /^View the report/ })
  const address = (await report.getAttribute('href', { timeout: 30_000 })) ?? ''
  const read = async () => textOfPdf(await (await page.request.get(address)).body())
  expect(await read()).toMatch(/Night pumps[\s\S]*Pressure in bar: 9[\s\S]*Out of limits/)

  // The letter, before the answer is corrected; then the PDF is made again.
  const to = `tenant-${Date.now()}@acme.example`
  await page.getByRole('button', { name: 'Write the work letter of Night pumps' }).click()
  const letter = page.getByRole('dialog').last()
  await letter.getByRole('textbox', { name: 'Tenant' }).fill('Acme Inc.')
  await letter.getByRole('textbox', { name: 'Attn' }).fill('Office manager')
  await letter.getByRole('button', { name: 'Next' }).click()
  await letter.getByRole('button', { name: 'Next' }).click()
  await letter.getByLabel('Send to').fill(to)
  await letter.getByLabel('Send to').press('Enter')
  await letter.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Successfully saved')
  await page.getByRole('button', { name: 'Write the work letter of Night pumps' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('dialog', { name: 'Send this letter?' }).getByRole('button', { name: 'Send' }).click()
  await expectToast(page, 'The letter is on its way')
  await expect
    .poll(async () => (await call(GetMails, { filter: { text: to } })).Mails[0]?.Subject, { timeout: 60_000 })
    .toContain('Inspection Night pumps')

  await open('/library/roundSummaries')
  await page.getByRole('button', { name: 'Open the detail of Night pumps' }).click()
  await detail.getByRole('button', { name: /^Edit the answers/ }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Night pumps' })
  await edit.getByLabel('Pressure in bar').first().fill('5')
  await page.mouse.move(2, 500) // a toast under the pointer stays
  const saved = timeToast(page, 'status', 'Successfully saved')
  await edit.getByRole('button', { name: 'Save', exact: true }).first().press('Enter')
  expect(Math.round((await saved) / 1000)).toBe(2)
  await edit.getByRole('button', { name: 'Regenerate PDF & Close' }).click()
  await expect(edit).toHaveCount(0)
  await expect.poll(read, { timeout: 30_000 }).not.toContain('Pressure in bar: 9')
  expect(RoundId).not.toBe('')
})

test('the codes of a round are put up by a guide on paper, floor by floor; the list of rounds leads to it; what hangs of it is told in the menu [A-ROUTE-029] [B-ROUTE-025] [B-FIELD-037]', async ({
  page,
  baseURL,
}) => {
  const { call, gId, bId, room, make } = await openBuilding(baseURL ?? '')
  const Stops = [
    { ...stopOf('North pump', room), InstallationNote: 'Left of the door' },
    { ...stopOf('Roof fan', room), Floor: '12' },
  ]
  const { RoundId } = await make('Guided round', { Stops, InstallationNote: 'By the lobby' })
  const { Rounds } = await call(GetRounds, { filter: { gId, bId, text: 'Guided' } })
  const [row] = Rounds
  expect(row).toMatchObject({
    InstallationNote: 'By the lobby',
    EquipmentName: 'North pump, Roof fan',
    ImageUrl: expect.stringMatching(/^\/|^https?:/),
    PointingUrl: expect.stringMatching(/^https?:/),
    Steps: expect.arrayContaining([expect.objectContaining({ en: expect.any(String) })]),
    CompletedTicket: null,
    NewTicket: expect.any(Number),
  })
  const guide = await textOfPdf(await (await page.request.get(row?.PdfPreview ?? '')).body())
  expect(guide).toMatch(/Guided round[\s\S]*Floor 12[\s\S]*2\. Roof fan[\s\S]*Floor B1[\s\S]*1\. North pump[\s\S]*Left of the door/)
  await signInAt(page, 'admin', `/library/roundsEngine?gId=${gId}&bId=${bId}`)
  await page.getByRole('checkbox', { name: /Guided round/ }).check()
  await expect(page.getByRole('link', { name: 'Installation guide' })).toHaveAttribute('href', row?.PdfPreview ?? '')
  await page.goto(`/pdfInstallationGuide/${RoundId}?gId=${gId}`)
  await expect(page.getByRole('heading', { name: 'Floor 12' })).toBeVisible()
  await expect(page.getByText('to be put up')).toHaveCount(2)

  await make('Signs of the roof', { RoundType: 'Installation', Stops })
  await page.goto(`/library/roundsEngine?gId=${gId}&bId=${bId}`)
  await page.getByRole('link', { name: 'Installation rounds' }).click()
  await expect(page).toHaveURL(/\/installationRound\?/)
  await expect(page.getByRole('row', { name: /Signs of the roof/ })).toContainText('0 of 2 hang')
  await page.getByRole('link', { name: 'Signs of the roof' }).click()
  await expect(page.getByRole('row', { name: /North pump/ })).toContainText('Not scanned yet')
})

test('stops are chosen by their pins on the plan of a floor', async ({ page, baseURL }) => {
  const { call, gId, bId, make } = await openBuilding(baseURL ?? '')
  await make('Old round')
  const place = { GroupId: gId, BuildingId: bId }
  const Picture = await sendPlan({ call, group: { id: gId }, building: { id: bId } } as never) // what a plan needs of an account
  const { acId: PlanId } = await call(AddFloorPlan, { ...place, Floor: 'B1', Picture })
  const { Equipments } = await call(GetEquipments, { filter: { gId, bId, text: 'Pump of Old' } })
  await call(PlaceCode, { ...place, PlanId, QrCodeId: Equipments[0]?.QrCodeId ?? '', X: 0.4, Y: 0.5 })
  await signInAt(page, 'admin', `/roundsEngineBuilder?gId=${gId}&bId=${bId}`)
  await page.getByRole('button', { name: 'Add from the library' }).click()
  const pick = page.getByRole('dialog', { name: 'Equipment and locations' })
  await pick.getByRole('switch', { name: 'Choose on the plan of a floor' }).check()
  await pick.getByRole('combobox', { name: 'Plan of the floor' }).click()
  await page.getByRole('option', { name: 'B1' }).click()
  const pin = pick.getByRole('button', { name: 'Pump of Old round' })
  await pin.click()
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  await expect(pick.getByRole('checkbox', { name: 'Pump of Old round' })).toBeChecked()
  await pick.getByRole('button', { name: 'Add 1 stop' }).click()
  await expect(page.getByRole('button', { name: /^Stop 1: Pump of Old round/ })).toBeVisible()
})
