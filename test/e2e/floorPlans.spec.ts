import { expect } from '@playwright/test'
import { GetFloorPlans } from '../../src/features/codes/floorPlans/contract.ts'
import { SaveQrCode } from '../../src/features/codes/qr/contract.ts'
import { useAdmin } from '../support/buildingPages.ts'
import { manualPdf } from '../support/manualPdf.ts'
import { test } from '../support/people.ts'
import { codeOf } from '../support/write.ts'

const admin = useAdmin()

test('a page of a PDF becomes the plan of a floor; codes are dragged onto it, chosen and placed, moved by keys and taken off again', async () => {
  test.setTimeout(90_000)
  const { bId } = await admin.building()
  const place = { GroupId: admin.gId, BuildingId: bId }
  for (const name of ['Chiller', 'Lift', 'Pump']) await admin.call(SaveQrCode, { ...place, ...codeOf(name), Floor: 'B1' })
  const page = await admin.open(`/library/floorPlans?bId=${bId}`)
  await page.getByRole('button', { name: 'Add plan: B1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add floor plan' })
  await expect(dialog.getByRole('textbox', { name: 'Floor' })).toHaveValue('B1')
  await expect(dialog.locator('label', { hasText: 'Plan' })).toContainText('*') // a file that is required says so
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Choose the plan of the floor.')).toBeVisible()
  await dialog.locator('input[type=file]').setInputFiles({ name: 'B1.pdf', mimeType: 'application/pdf', buffer: await manualPdf() })
  const which = page.getByRole('dialog', { name: 'Which page?' })
  await which.getByRole('textbox').fill('2')
  await which.getByRole('button', { name: 'Take this page' }).click()
  await expect(dialog.getByText('B1.png')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('0 codes placed').or(page.getByText('No codes placed'))).toBeVisible()
  await page.getByRole('link', { name: 'Open the plan of B1' }).click()

  const beside = page.getByRole('region', { name: 'Not on the plan' })
  const on = page.getByRole('region', { name: 'On the plan' })
  const plan = page.getByRole('img', { name: 'Floor plan: B1' })
  await expect(beside.getByRole('button')).toHaveCount(3)
  // Dragged.
  await beside.getByRole('button', { name: /Chiller/ }).dragTo(plan, { targetPosition: { x: 60, y: 80 }, force: true })
  await expect(page.getByRole('button', { name: /^Chiller, sign/ })).toBeVisible()
  await expect(beside.getByRole('button')).toHaveCount(2)
  // Chosen, then its place.
  await beside.getByRole('button', { name: /Lift/ }).click()
  await page.getByRole('button', { name: 'Choose the place of Lift on the plan.' }).click({ position: { x: 200, y: 120 } })
  const lift = page.getByRole('button', { name: /^Lift, sign/ })
  await expect(lift).toBeVisible()
  // By keys alone.
  await beside.getByRole('button', { name: /Pump/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Choose the place of Pump on the plan.' }).focus()
  await page.keyboard.press('Enter')
  const pump = page.getByRole('button', { name: /^Pump, sign/ })
  await expect(pump).toBeFocused()
  const before = await pump.boundingBox()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await pump.boundingBox())?.x ?? 0).toBeGreaterThan((before?.x ?? 0) + 1)
  await expect(page.getByText('Every code of this floor is on the plan.')).toBeVisible()
  // Moved by the pointer, and off again.
  const from = await lift.boundingBox()
  await page.mouse.move((from?.x ?? 0) + 10, (from?.y ?? 0) + 10)
  await page.mouse.down()
  await page.mouse.move((from?.x ?? 0) + 110, (from?.y ?? 0) + 60, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => Math.round((await lift.boundingBox())?.x ?? 0)).toBeCloseTo((from?.x ?? 0) + 100, -1)
  await on.getByRole('button', { name: /Chiller/ }).click()
  await on.getByRole('button', { name: 'Take off the plan' }).click()
  await expect(beside.getByRole('button', { name: /Chiller/ })).toBeVisible()
  await expect(async () => {
    const { Plans } = await admin.call(GetFloorPlans, { gId: admin.gId, bId })
    expect(Plans.map(one => [one.Floor, one.Placed, one.Unplaced])).toEqual([['B1', 2, 1]])
  }).toPass()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Lift, sign/ })).toBeVisible()
  await page.close()
})
