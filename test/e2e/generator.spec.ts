import { expect, type Page } from '@playwright/test'
import { GetQrCodes } from '../../src/features/codes/qr/contract.ts'
import { callsOf } from '../support/calls.ts'
import { paste } from '../support/paste.ts'
import { consoleErrors, expectToast, signInAt, test } from '../support/people.ts'
import { demoIds } from '../support/screens.ts'

const cell = (page: Page, row: number, column: number) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .nth(row)
    .locator(`[role=gridcell][aria-colindex="${column + 1}"]`)

test('a block from Excel becomes codes: pasted, cloned, taken back, restored after a reload, corrected, saved [B-ROUTE-015, B-SCREEN-013, B-BEHAV-019, B-STATE-046, B-BEHAV-075, B-CONST-076, B-CONST-077]', async ({
  page,
  baseURL,
}) => {
  const errors = consoleErrors(page)
  const { gId, bId } = await demoIds(baseURL ?? '')
  await page.setViewportSize({ width: 1600, height: 900 })
  const name = `Gate ${Date.now()}`
  await signInAt(page, 'executive', `/library/qrcodelist?gId=${gId}&bId=${bId}`)
  await page.getByRole('link', { name: 'Generate many' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Property QR generator' })).toBeVisible()
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '31')
  await expect(page.getByLabel('Rows per page').locator('option')).toHaveText(['10', '25', '50', '100'])

  await cell(page, 1, 1).click()
  await paste(page, `${name} 1\t\tElevator\tBeside the door\tService request\tmany\n${name} screen\t\tDigital QR\t\tFeedback\n`)
  await expect(cell(page, 1, 5)).toHaveText('Service request')
  await expect(cell(page, 2, 2)).toHaveText('NA')

  // A type is found by what is typed; Escape leaves the cell as it was.
  const type = cell(page, 2, 5)
  await type.click()
  await page.keyboard.press('Enter')
  await page.keyboard.type('check-in')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(type).toHaveText('Feedback')
  await expect(type).toBeFocused()
  await page.keyboard.type('comment')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Comment card'])
  await page.keyboard.press('Enter')
  await expect(type).toHaveText('Comment card')
  await expect(type).toBeFocused()

  // One cell by the keyboard alone: the quantity is letters.
  await expect(page.getByText('1 cell to correct')).toBeVisible()
  await page.getByRole('button', { name: /Row 1, Quantity: Format error/ }).click()
  await expect(cell(page, 1, 6)).toBeFocused()
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(cell(page, 1, 6)).toHaveText('2')

  await page.getByRole('checkbox', { name: 'Tick row 1', exact: true }).check()
  await page.getByRole('button', { name: 'Clone' }).click()
  await page.getByLabel('How many copies of each?').fill('2')
  await page.getByRole('dialog').getByRole('button', { name: 'Clone' }).click()
  await expect(cell(page, 3, 1)).toHaveText(`${name} 3`)
  await expect(page.getByText('4 codes to create')).toBeVisible()
  await cell(page, 1, 2).click()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('2 codes to create')).toBeVisible()
  await page.keyboard.press('Control+y')
  await expect(page.getByText('4 codes to create')).toBeVisible()

  await page.reload()
  await expect(page.getByText(/^Restored from /)).toBeVisible()
  await expect(cell(page, 2, 1)).toHaveText(`${name} 2`)

  // What is missing is named, and the first such cell is chosen.
  const create = page.getByRole('button', { name: 'Create 4 codes' })
  await create.click()
  await expectToast(page, 'Floor are Required')
  await expect(cell(page, 1, 2)).toBeFocused()
  await paste(page, '1\n2\n3')
  await expect(page.getByText(/to correct/)).toHaveCount(0)
  await create.click()
  await expectToast(page, '4 QR codes created')
  await expect(page).toHaveURL(/\/library\/qrcodelist/)
  const call = await callsOf(baseURL ?? '', 'executive')
  const { QrCodes } = await call(GetQrCodes, { filter: { gId, bId, text: name }, sort: { field: 'SignId', order: 'ASC' } })
  expect(QrCodes.map(one => [one.Name, one.Location, one.Floor, one.QrType])).toEqual([
    [`${name} 1`, 'Elevator', '1', 'Maintenance'],
    [`${name} 2`, 'Elevator', '2', 'Maintenance'],
    [`${name} 3`, 'Elevator', '3', 'Maintenance'],
    [`${name} screen`, 'Digital QR', 'NA', 'CommentCard'],
  ])
  await page.goto(`/propertyQrGenerator?gId=${gId}&bId=${bId}`)
  await expect(page.getByText('No row with a name yet')).toBeVisible()
  expect(errors).toEqual([])
})
