import { expect } from '@playwright/test'
import { GetMails } from '../../src/features/base/outbox/contract.ts'
import { AddMechanicalSpace } from '../../src/features/field/equipment/contract.ts'
import { GetInspections } from '../../src/features/field/inspectionReports/contract.ts'
import { walkRoundAgain } from '../../src/features/field/inspections/testing.ts'
import { SaveRound } from '../../src/features/field/rounds/contract.ts'
import { stopOf } from '../../src/features/field/rounds/testing.ts'
import { findViolations } from '../support/axe.ts'
import { callsOf, newBuilding, northgate } from '../support/calls.ts'
import { textOfPdf } from '../support/pdfPages.ts'
import { expectToast, signInAt, test } from '../support/people.ts'

/** A building of Northgate with a round of two pumps that was walked once: the first reads 9 bar. */
const openWalked = async (base: string) => {
  const call = await callsOf(base, 'admin')
  const gId = await northgate(call)
  const bId = await newBuilding(call, gId, `Walked ${Date.now()}`)
  const { acId: room } = await call(AddMechanicalSpace, { GroupId: gId, BuildingId: bId, SpaceName: 'Pump room', Floor: 'B1' })
  const { RoundId } = await call(SaveRound, {
    GroupId: gId,
    BuildingId: bId,
    RoundType: 'Engineering',
    QrName: 'Plant round',
    Frequency: 'AdHoc',
    WorkLetter: true,
    Stops: [stopOf('North pump', room), stopOf('South pump', room)],
  })
  await walkRoundAgain({ call, group: { id: gId }, building: { id: bId } }, RoundId, [{ Pressure: 9, Note: 'The valve is stuck' }, {}])
  const complete = async () => (await call(GetInspections, { gId, rId: RoundId })).Inspections.length
  await expect.poll(complete, { timeout: 30_000 }).toBe(1)
  return { call, gId, bId, RoundId }
}

test('a manager reads a walk, views its PDF, corrects an answer, adds a cover, and makes the PDF again [B-BEHAV-010] [B-COLUMN-005] [B-BEHAV-065] [B-COLUMN-006] [B-SCREEN-031] [B-SCREEN-032] [B-MSG-005] [B-STATE-038] [B-STATE-039] [B-STATE-040] [B-STATE-041] [B-STATE-042] [A-CONST-045] [C-ROUTE-083] [B-MSG-054]', async ({
  page,
  baseURL,
}) => {
  const { gId, bId } = await openWalked(baseURL ?? '')
  await signInAt(page, 'admin', `/library/roundsEngine?gId=${gId}&bId=${bId}`)
  await page.getByRole('link', { name: 'Round summaries' }).click()
  await expect(page.getByRole('heading', { name: 'Round summaries', level: 1 })).toBeVisible()
  for (const head of ['Round', 'Time', 'Engineer', 'Stop Compliance', 'GEO Compliance', 'Tolerance Errors', 'Total Stops', 'CSV'])
    await expect(page.getByRole('columnheader', { name: head, exact: true })).toBeVisible()
  await expect(page.getByRole('cell', { name: '100 %' })).toBeVisible()
  const csv = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the walk of Plant round as CSV' }).click()
  expect((await csv).suggestedFilename()).toMatch(/^Plant round.*\.csv$/)

  await page.getByRole('button', { name: 'Open the detail of Plant round' }).click()
  const detail = page.getByRole('dialog', { name: 'Round Detail' })
  for (const head of ['Date', 'Time', 'Name', 'Template', 'Preview', 'Work Letter', 'Download', 'Edit'])
    await expect(detail.getByRole('columnheader', { name: head, exact: true })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const address = (await detail.getByRole('link', { name: /^View the report/ }).getAttribute('href')) ?? ''
  const read = async () => textOfPdf(await (await page.request.get(address)).body())
  expect(await read()).toMatch(/Plant round[\s\S]*Lintel[\s\S]*\[1\][\s\S]*North pump[\s\S]*Pressure in bar: 9[\s\S]*Out of limits/)

  // Its template is saved at once, and the list is read again three seconds after.
  const again = page.waitForRequest(/GetInspections\?/)
  await detail.getByRole('combobox', { name: /^Template of the report/ }).click()
  const chosen = Date.now()
  await page.getByRole('option', { name: 'Third party' }).click()
  await again
  expect(Date.now() - chosen).toBeGreaterThan(2900)
  await expect(detail.getByRole('combobox', { name: /^Template of the report/ })).toHaveValue('Third party')
  expect(await read()).not.toContain('Lintel')

  await detail.getByRole('button', { name: /^Edit the answers/ }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Plant round' })
  const reading = edit.getByLabel('Pressure in bar').first()
  await expect(reading).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const button = (name: string) => edit.getByRole('button', { name, exact: true })
  const [save, cancel, close, regenerate] = [
    button('Save').first(),
    button('Cancel').first(),
    button('Close').last(),
    button('Regenerate PDF & Close'),
  ] as const
  await expect(reading).toHaveValue('9')
  await expect(save).toBeDisabled()
  await expect(regenerate).toBeDisabled()
  await reading.fill('5')
  await expect(save).toBeEnabled()
  await cancel.click()
  await expect(reading).toHaveValue('9')
  await expect(save).toBeDisabled()
  await reading.fill('5')
  await save.click()
  await expectToast(page, 'Successfully saved')
  await expect(close).toBeDisabled()
  await expect(regenerate).toBeEnabled()
  expect(await read()).toContain('Pressure in bar: 9') // until it is made again

  // The cover asks first; switched off it asks nothing.
  const cover = edit.getByRole('switch', { name: 'Generate AI Cover' })
  await cover.click({ force: true })
  const sure = page.getByRole('dialog', { name: 'Generate Cover' })
  await expect(sure).toContainText('Please confirm you want to create an AI cover page for this round')
  expect(await findViolations(page)).toEqual([])
  await sure.getByRole('button', { name: 'Cancel' }).click()
  await expect(cover).not.toBeChecked()
  await cover.click({ force: true })
  await page.getByRole('dialog', { name: 'Generate Cover' }).getByRole('button', { name: 'Generate' }).click()
  await expect(cover).toBeChecked()
  await cover.click({ force: true })
  await expect(cover).not.toBeChecked()
  await expect(page.getByRole('dialog', { name: 'Generate Cover' })).toHaveCount(0)
  await cover.click({ force: true })
  await page.getByRole('dialog', { name: 'Generate Cover' }).getByRole('button', { name: 'Generate' }).click()
  await regenerate.click()
  await expectToast(page, 'Saved successfully. Please refresh in a moment to see the result.')
  await expect(edit).toHaveCount(0)
  await expect
    .poll(read, { timeout: 30_000 })
    .toMatch(/2 of 2 stops of Plant round[\s\S]*without AI[\s\S]*Every answer was within its limits/)
})

test('a letter to the tenant is written in three steps from what a walk has found, previewed, saved and mailed as a PDF [B-SCREEN-033] [B-SCREEN-034] [B-SCREEN-035] [B-BEHAV-067] [B-RULE-107]', async ({
  page,
  baseURL,
}) => {
  const { call, gId, bId } = await openWalked(baseURL ?? '')
  const to = `tenant-${Date.now()}@acme.example`
  await signInAt(page, 'admin', `/library/roundSummaries?gId=${gId}&bId=${bId}`)
  await page.getByRole('button', { name: 'Open the detail of Plant round' }).click()
  await page.getByRole('button', { name: 'Write the work letter of Plant round' }).click()
  const letter = page.getByRole('dialog').last()
  await expect(letter.getByText('Step 1')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const save = letter.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeDisabled()
  await letter.getByRole('textbox', { name: 'Tenant' }).fill('Acme Inc.')
  await letter.getByRole('textbox', { name: 'Attn' }).fill('Office manager')
  await expect(letter.getByRole('textbox', { name: 'Re', exact: true })).toHaveValue('Inspection Plant round')
  await letter.getByRole('button', { name: 'Next' }).click()
  const comment = letter.getByRole('textbox', { name: 'Comment 1 on North pump' })
  await expect(comment).toHaveValue('Pressure in bar: 9')
  expect(await findViolations(page)).toEqual([])
  await comment.fill('Pressure in bar: 9. Replace the relief valve.')
  await letter.getByRole('button', { name: 'Next' }).click()
  await expect(save).toBeDisabled() // nobody gets it yet
  expect(await findViolations(page)).toEqual([])
  await letter.getByLabel('Send to').fill(to)
  await letter.getByLabel('Send to').press('Enter')
  await expect(save).toBeEnabled()
  await letter.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await expect(preview).toContainText('Replace the relief valve.')
  await expect(preview).toContainText('we found the deficiencies that are listed below')
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape') // the preview alone
  await expect(preview).toHaveCount(0)
  await save.click()
  await expectToast(page, 'Successfully saved')

  await page.getByRole('button', { name: 'Write the work letter of Plant round' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('dialog', { name: 'Send this letter?' }).getByRole('button', { name: 'Send' }).click()
  await expectToast(page, 'The letter is on its way')
  await expect
    .poll(async () => (await call(GetMails, { filter: { text: to } })).Mails[0]?.Subject, { timeout: 60_000 })
    .toContain('Inspection Plant round')
})
