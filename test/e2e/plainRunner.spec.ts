import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { GetInspectionDetail, GetInspections } from '../../src/features/field/inspectionReports/contract.ts'
import { GetRoundVersion } from '../../src/features/field/inspections/contract.ts'
import { GetPhones } from '../../src/features/field/phones/contract.ts'
import { stopOf } from '../../src/features/field/rounds/testing.ts'
import { findViolations } from '../support/axe.ts'
import { newPerson } from '../support/newPerson.ts'
import { demoPassword, test } from '../support/people.ts'
import { openBuilding } from '../support/roundBuilding.ts'

const pressure = {
  Code: 'Q001',
  QuestionType: 'Number',
  Question: { en: 'Pressure in bar' },
  Required: true,
  PhotosEnable: true,
  NotesEnable: true,
  Chargeback: false,
  ErrorReporting: true,
  ErrorRule: 'OutsideRange',
  ToleranceMin: 2,
  ToleranceMax: 6,
} as const
const takePhoto = async () => ({
  name: 'gauge.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background: '#2a7' } })
    .jpeg()
    .toBuffer(),
})

test('a phone without JavaScript walks a round: sign-in, what is due, a stop with a photo and an answer that fails, one that is skipped, the end', async ({
  browser,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const { call, gId, bId, room, make } = await openBuilding(base)
  const { RoundId } = await make('Plain walk', {
    SREnable: true,
    Stops: [
      { ...stopOf('Plain pump 1', room), ScanRequired: true, FormTemplateFields: [pressure] },
      { ...stopOf('Plain pump 2', room), FormTemplateFields: [pressure] },
    ],
  })
  const { Stops } = await call(GetRoundVersion, { gId, bId, rId: RoundId })
  const sign = Stops[0]?.SignId ?? ''
  const email = await newPerson(base, 'Employee', { Name: 'Pia Plain', buildings: [bId] })
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } })
  const page = await context.newPage()
  // axe needs scripts: it looks at the same address with the same session.
  const look = async (at: Page) => {
    const seen = await browser.newContext({ storageState: await context.storageState() })
    const other = await seen.newPage()
    for (const colorScheme of ['light', 'dark'] as const) {
      await other.emulateMedia({ colorScheme })
      await other.goto(at.url())
      expect(await findViolations(other)).toEqual([])
    }
    await seen.close()
  }
  // Both entrances lead there, and show nothing that a script would have to fill.
  for (const entrance of ['/', `/field/${gId}/${bId}`]) {
    await page.goto(`${base}${entrance}`)
    await expect(page.getByRole('link', { name: 'Rondes sans JavaScript' })).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Rounds without JavaScript' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.goto(`${base}/field/plain/${gId}/${bId}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('wrong password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('The email or the password is not right.')
  await page.getByLabel('Password').fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Rounds to walk' })).toBeVisible()
  await page
    .getByRole('link', { name: /^Plain walk/ })
    .first()
    .click()
  await expect(page.getByText('Plain pump 2')).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('link', { name: /^Plain pump 1/ }).click()
  await page.getByLabel('Sign ID at the stop').fill('12')
  await page.getByLabel(/^Pressure in bar/).fill('5')
  await page.getByLabel(/^Note \(Pressure in bar\)/).fill('Hisses')
  await page
    .getByLabel('Choose photos')
    .first()
    .setInputFiles(await takePhoto())
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please look at what is marked.')
  await expect(page.getByText('This is not the sign of this stop.')).toBeVisible()
  await expect(page.getByText('gauge.jpg'), 'the photo is there already').toBeVisible()
  await page.getByLabel('Sign ID at the stop').fill(sign)
  await page.getByLabel(/^Pressure in bar/).fill('9')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Your answers bring further questions. Please answer them too.')).toBeVisible()
  await expect(page.getByText('Out of its limits')).toBeVisible()
  await look(page)
  await page.getByLabel(/^What should be done\?/).fill('Replace the seal')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { name: 'Plain pump 2' })).toBeVisible()
  await page.getByText('Skip', { exact: true }).click()
  await page.getByLabel('Reason').fill('Behind a locked door')
  await page.getByRole('button', { name: 'Skip the stop' }).click()
  await expect(page.getByText('2 of 2 stops')).toBeVisible()
  await page.getByRole('button', { name: 'Finish the round' }).click()
  await expect(page.getByRole('heading', { name: 'The round is complete' })).toBeVisible()
  await expect(page.getByText('1 stop was done, 1 was skipped.')).toBeVisible()
  const { Inspections } = await call(GetInspections, { gId, bId, rId: RoundId })
  expect(Inspections[0]).toMatchObject({ Name: 'Pia Plain' })
  const detail = await call(GetInspectionDetail, { gId, iptId: Inspections[0]?.InspectionId ?? '' })
  expect(JSON.stringify(detail)).toMatch(/Hisses/)
  const { Phones } = await call(GetPhones, { gId, bId })
  expect(Phones).toHaveLength(1)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.goBack()
  await page.reload()
  await expect(page.getByLabel('Email'), 'nothing is shown after the sign-out').toBeVisible()
  await context.close()
})
