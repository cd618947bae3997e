import { expect, type Locator, type Page } from '@playwright/test'
import { GetAccountingConfig } from '../../src/features/property/accounting/contract.ts'
import { GetPropertyList } from '../../src/features/property/buildings/contract.ts'
import { findViolations } from '../support/axe.ts'
import { pick, useAdmin } from '../support/buildingPages.ts'
import { expectToast, settled, test } from '../support/people.ts'

const admin = useAdmin()
/** The field of a column in a row; the list of a choice has the same label. */
const cell = (place: Page | Locator, column: string, row: number) =>
  place
    .getByRole('textbox', { name: `${column}, row ${row}`, exact: true })
    .or(place.getByRole('combobox', { name: `${column}, row ${row}`, exact: true }))
const materials = (page: Page) => page.getByRole('region', { name: 'Materials & labor' })
const ledger = (page: Page) => page.getByRole('region', { name: 'General ledger codes' })
const choose = async (page: Page, place: ReturnType<typeof cell>, option: string) => {
  await place.click()
  await page.getByRole('option', { name: option }).click()
}
const clean = async (page: Page) => expect(await findViolations(page)).toEqual([])

const open = async () => {
  const { bId } = await admin.building()
  const page = await admin.open(`/propertyAdd/${bId}/13`)
  const read = () => admin.call(GetAccountingConfig, { bId, gId: admin.gId })
  return { bId, page, read }
}

const fillMaterial = async (page: Page, row: number, name: string, cost: string) => {
  await cell(page, 'Material', row).fill(name)
  await cell(page, 'Cost', row).fill(cost)
  await cell(page, 'Markup', row).fill('12.5')
}

test('materials and ledger rows are edited in tables, and saved with "Successfully saved!" [A-SCREEN-038, A-BEHAV-010, A-RULE-010, A-MSG-003]', async () => {
  const { page, read } = await open()
  await expect(page.getByText('No materials yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Edit Accounting Section' }).click()
  await page.getByRole('textbox', { name: 'GL Code' }).fill('6100')
  await page.getByRole('textbox', { name: 'Tax Rate' }).fill('8.875')
  await page.getByRole('button', { name: 'Add material' }).click()
  await expect(cell(page, 'Type', 1)).toBeFocused()
  await fillMaterial(page, 1, 'Pleated filter', '18.35')
  await expect(cell(page, 'Cost', 1)).toHaveValue('$18.35')
  await expect(cell(page, 'Markup', 1)).toHaveValue('12.5%')
  await page.getByRole('button', { name: 'Add ledger row' }).click()
  await choose(page, cell(ledger(page), 'Category', 1), 'HVAC')
  await cell(ledger(page), 'Charge Code', 1).fill('C-11')
  await choose(page, cell(page, 'Work Order', 1), 'SR · Service request')
  await clean(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Successfully saved!')
  await expect(materials(page).getByRole('row', { name: /Pleated filter.*\$18\.35.*12\.5%/ })).toBeVisible()
  expect(await read()).toMatchObject({
    MaterialCost: { Fields: [{ Type: 'Material', Materials: 'Pleated filter', Prices: 18.35, Markup: 12.5 }] },
    GLCodes: { GLCode: '6100', TaxRate: 8.875, Fields: [{ ServiceRequestType: 'HVAC', ChargeCode: 'C-11', WorkOrderType: 'SR' }] },
  })
  await page.close()
})

test('what blocks a save is told at its field [A-RULE-063, A-RULE-064, A-RULE-065]', async () => {
  const { page, read } = await open()
  await page.getByRole('button', { name: 'Edit Accounting Section' }).click()
  await page.getByRole('button', { name: 'Add material' }).click()
  await page.getByRole('button', { name: 'Add ledger row' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  for (const name of ['Material', 'Cost', 'Markup']) await expect(cell(materials(page), name, 1)).toHaveAttribute('aria-invalid', 'true')
  for (const name of ['Category', 'Charge Code', 'Work Order'])
    await expect(cell(ledger(page), name, 1)).toHaveAttribute('aria-invalid', 'true')
  await expect(cell(materials(page), 'Charge Code', 1)).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('textbox', { name: 'GL Code' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Tax Rate' })).toHaveAttribute('aria-invalid', 'true')
  await clean(page)
  expect((await read()).GLCodes.GLCode).toBe('')
  await page.close()
})

test('rows by keyboard: Enter adds one below; duplicate, remove and undo', async () => {
  const { page } = await open()
  await page.getByRole('button', { name: 'Edit Accounting Section' }).click()
  await page.getByRole('button', { name: 'Add material' }).click()
  await fillMaterial(page, 1, 'First', '1')
  await cell(page, 'Material', 1).press('Enter')
  await expect(cell(page, 'Type', 2)).toBeFocused()
  await fillMaterial(page, 2, 'Second', '2')
  await materials(page).getByRole('button', { name: 'Duplicate row 1' }).click()
  await expect(cell(page, 'Material', 2)).toHaveValue('First')
  await expect(cell(page, 'Material', 3)).toHaveValue('Second')
  await materials(page).getByRole('button', { name: 'Remove row 3' }).click()
  await expect(cell(page, 'Material', 3)).toHaveCount(0)
  await expect(page.getByText('Row 3 was removed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cell(page, 'Material', 3)).toHaveValue('Second')
  await page.close()
})

test('a new category joins the list of the building [A-BEHAV-042, A-FIELD-021]', async () => {
  const { page, read } = await open()
  await page.getByRole('button', { name: 'Edit Accounting Section' }).click()
  await page.getByRole('button', { name: 'Add ledger row' }).click()
  const category = cell(ledger(page), 'Category', 1)
  await choose(page, category, 'New category…')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Category name' }).fill('Snow removal')
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await expect(category).toHaveValue('Snow removal')
  await expect.poll(async () => (await read()).Options['GLCode-Category']).toContain('Snow removal')
  await page.close()
})

test('on a phone a row is a card with its labels', async () => {
  const { page } = await open()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Edit Accounting Section' }).click()
  await page.getByRole('button', { name: 'Add material' }).click()
  const [first, second] = await Promise.all([cell(page, 'Type', 1).boundingBox(), cell(page, 'Material', 1).boundingBox()])
  expect(second?.y).toBeGreaterThan((first?.y ?? 0) + 40)
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
  await clean(page)
  await page.close()
})

test('a new building takes its accounting along [A-SCREEN-024]', async () => {
  const page = await admin.open('/propertyAdd')
  const name = `Books ${Date.now()}`
  const fill = (label: string, value: string) => page.getByRole('textbox', { name: label }).fill(value)
  await fill('Building Name (English)', name)
  await pick(page, 'Vertical', 'Office')
  await fill('Total Square ft.', '1000')
  await fill('Address Line 1', '1 Test Street')
  await fill('City', 'Boston')
  await pick(page, 'State', 'Massachusetts')
  await fill('Zip Code', '02110')
  await fill('Building Email', 'front@books.example')
  await page.getByRole('button', { name: 'Fill in now: Accounting Section' }).click()
  await page.getByRole('button', { name: 'Create building' }).click()
  await expect(page.getByRole('textbox', { name: 'GL Code' })).toBeFocused()
  await fill('GL Code', '6100')
  await fill('Tax Rate', '6.25')
  await page.getByRole('button', { name: 'Add material' }).click()
  await fillMaterial(page, 1, 'LED tube', '9.80')
  await choose(page, cell(materials(page), 'Category', 1), 'New category…')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Category name' }).fill('Stage lights')
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await page.getByRole('button', { name: 'Create building' }).click()
  await page.waitForURL(url => !url.pathname.startsWith('/propertyAdd'))
  await settled(page)
  const { Properties } = await admin.call(GetPropertyList, { filter: { gId: admin.gId, text: name } })
  const config = await admin.call(GetAccountingConfig, { bId: Properties[0]?.id ?? '', gId: admin.gId })
  expect(config).toMatchObject({
    MaterialCost: { Fields: [{ Materials: 'LED tube', Prices: 9.8, Categories: 'Stage lights' }] },
    GLCodes: { GLCode: '6100', TaxRate: 6.25 },
  })
  expect(config.Options['MaterialLabor-Category']).toContain('Stage lights')
  await page.close()
})
