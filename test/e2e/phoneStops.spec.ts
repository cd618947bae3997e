import { expect } from '@playwright/test'
import { GetEquipments } from '../../src/features/field/equipment/contract.ts'
import { GetInspectionDetail, GetInspections } from '../../src/features/field/inspectionReports/contract.ts'
import { openPhone, walkRoundAgain } from '../../src/features/field/inspections/testing.ts'
import { stopOf } from '../../src/features/field/rounds/testing.ts'
import { pictureOfCode, showCamera } from '../support/fakeCamera.ts'
import { newPerson } from '../support/newPerson.ts'
import { signInAt, test } from '../support/people.ts'
import { openBuilding } from '../support/roundBuilding.ts'

const question = { Code: 'Q001', QuestionType: 'Number', Question: { en: 'Pressure in bar' } } as const

test('at a stop of a phone: the last reading, a photo and a chargeback of an answer, a video that must be made, the place without a proof, and who has been there', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const { call, gId, bId, room, make } = await openBuilding(base)
  const asks = [{ ...question, PhotosEnable: true, NotesEnable: true, Chargeback: true, ErrorReporting: false }]
  const { RoundId } = await make('Seal walk', {
    StopGeoEnable: true,
    WalkingDirectionEnable: true,
    FlexEnable: true,
    DataIntegrity: 'Required',
    Stops: [
      { ...stopOf('Seal of pump 1', room), VideoRequired: true, FormTemplateFields: asks, InstallationNote: 'Behind the boiler' },
      { ...stopOf('Seal of pump 2', room), FormTemplateFields: asks },
    ],
  })
  const place = { call, group: { id: gId }, building: { id: bId } } as unknown as Parameters<typeof walkRoundAgain>[0] // what a walk needs of an account
  const { StopIds, InspectionId } = await walkRoundAgain(place, RoundId, [{ Pressure: 4 }, { Pressure: 5 }], {
    at: Date.now() - 2 * 86_400_000,
  })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 42.36, longitude: -71.06, accuracy: 12 })
  await showCamera(page, await pictureOfCode(`${base}/q/AAAA`))
  const email = await newPerson(base, 'Employee', { Name: 'Vera Video', buildings: [bId] })
  await signInAt(page, email, `/field?gId=${gId}&bId=${bId}`)
  await expect(page.getByText('These rounds are on this device. They can be walked without a connection.')).toBeVisible()
  // Somebody else has begun the same date, and has done the second stop.
  const other = openPhone(place, RoundId)
  other.tell('walk.opened', { value: { Number: 1 } })
  other.tell('stop.done', { stop: StopIds[1] ?? null })
  await other.send()
  await page
    .getByRole('link', { name: /^Seal walk/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('button', { name: /Seal of pump 2.*Done by/ })).toBeVisible()
  await page.getByRole('button', { name: /Seal of pump 1/ }).click()
  await expect(page.getByText('Floor B1')).toBeVisible()
  await expect(page.getByText('Behind the boiler')).toBeVisible()
  await expect(page.getByText(/^Last: 4 \(/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Pressure in bar', exact: true }).fill('9')
  await page.getByRole('button', { name: 'Take a photo: Pressure in bar' }).click()
  await page.getByRole('button', { name: 'Take it' }).click()
  await expect(page.getByText('photo 1.jpg')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Charge the cost to the tenant' }).check()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(
    page.getByText('Required', { exact: true }),
    'the video that the stop wants, and what is not known of its equipment',
  ).toHaveCount(5)
  await page.getByRole('textbox', { name: 'Manufacturer', exact: true }).fill('Harbor Cooling')
  await page.getByRole('textbox', { name: 'Part number of the manufacturer', exact: true }).fill('HC-7')
  await page.getByRole('textbox', { name: 'Serial number', exact: true }).fill('2042')
  await page.getByRole('button', { name: 'Take a photo: Photo of the equipment' }).click()
  await page.getByRole('button', { name: 'Take it' }).click()
  await expect(page.getByText('photo 1.jpg')).toHaveCount(2)
  await expect(page.getByText('Required', { exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Record a video' }).click()
  const sheet = page.getByRole('dialog', { name: 'Record a video' })
  await sheet.getByRole('button', { name: 'Record a video' }).click()
  await page.waitForTimeout(1500)
  await sheet.getByRole('button', { name: 'Stop recording' }).click()
  await expect(page.getByText(/video 1\.(webm|mp4)/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/video 1\.(webm|mp4)/), 'kept').toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Charge the cost to the tenant' })).toBeChecked()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await page.getByRole('button', { name: 'Leave it at that' }).click()
  await page.getByRole('button', { name: 'Finish the round' }).click()
  await expect(page.getByText('The round is complete')).toBeVisible({ timeout: 30_000 })
  const findOwn = async () => (await call(GetInspections, { gId, rId: RoundId })).Inspections.find(one => one.InspectionId !== InspectionId)
  await expect.poll(findOwn, { timeout: 30_000, message: 'sent by the phone behind the page' }).toBeDefined()
  const own = await findOwn()
  const { Stops } = await call(GetInspectionDetail, { gId, iptId: own?.InspectionId ?? '' })
  expect(Stops[0]).toMatchObject({ State: 'Done', Chargebacks: ['Q001'], Files: { Q001: [{ Name: 'photo 1.jpg' }], '': [{}] } })
  expect(Stops[1]).toMatchObject({ State: 'Skipped', Reason: expect.stringContaining('Done by') })

  // What was found at the equipment waits for a manager, who takes it over.
  const manager = await browser.newPage()
  await signInAt(manager, 'admin', `/library/equipmentProposals?gId=${gId}&bId=${bId}`)
  await expect(manager.getByText('Harbor Cooling')).toBeVisible()
  await manager.getByRole('button', { name: 'Take over: Seal of pump 1' }).click()
  await expect(manager.getByText('Nothing to take over')).toBeVisible()
  const { Equipments } = await call(GetEquipments, { filter: { gId, bId, text: 'Seal of pump 1' } })
  expect(Equipments[0]).toMatchObject({
    Manufacturer: 'Harbor Cooling',
    ManufacturerPartNumber: 'HC-7',
    SerialNo: '2042',
    UploadFiles: [{ Name: 'photo 1.jpg' }],
  })

  // The video is played where the answers are read and corrected.
  await manager.goto(`/library/roundSummaries?gId=${gId}&bId=${bId}`)
  await manager
    .getByRole('row', { name: /Vera Video/ })
    .getByRole('button', { name: 'Open the detail of Seal walk' })
    .click()
  await manager
    .getByRole('dialog', { name: 'Round Detail' })
    .getByRole('button', { name: /^Edit the answers.*Vera Video/ })
    .click()
  await manager.getByRole('button', { name: /^Play Seal of pump 1: video 1\.(webm|mp4)$/ }).click()
  const player = manager.getByRole('dialog', { name: /^video 1\.(webm|mp4)$/ })
  await expect(player.getByRole('link', { name: 'Download' })).toBeVisible()
  const playing = "[...document.querySelectorAll('video')].map(one => one.currentTime > 0 && one.videoWidth > 0)"
  await expect.poll(() => manager.evaluate(playing)).toEqual([true])
  // A file that this browser cannot play can still be saved.
  const link = await player.getByRole('link', { name: 'Download' }).getAttribute('href')
  await player.getByRole('button').first().click()
  await manager.route(new URL(link ?? '', base).href, route => route.fulfill({ contentType: 'video/mp4', body: 'no video' }))
  await manager.getByRole('button', { name: /^Play Seal of pump 1/ }).click()
  await expect(player.getByRole('alert')).toHaveText(/^This browser cannot play this video\./)
  await expect(player.getByRole('link', { name: 'Download' })).toBeVisible()
  await manager.close()
})
