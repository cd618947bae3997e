import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import { consoleErrors, settled, signIn, test } from '../support/people.ts'

const rowsOf = (page: Page) => page.getByRole('main').getByRole('table').locator('tbody').getByRole('row')
const views = (page: Page) => page.getByRole('button', { name: 'Saved views' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Saved views' })

test('a view keeps filters, sort, page size and columns, and follows its user to another browser', async ({ page, browser }) => {
  test.setTimeout(180_000)
  const errors = consoleErrors(page)
  const name = `Offices ${Date.now()}`
  await signIn(page, 'executive')
  await page.goto('/properties?BuildingType=Office&sort=-Name&size=25')
  await settled(page)
  const shown = await rowsOf(page).allInnerTexts()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Market' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'Market' })).toBeHidden()

  await test.step('is saved by keyboard', async () => {
    await views(page).focus()
    await page.keyboard.press('Enter')
    await panel(page).getByLabel('Save this view as').fill(name)
    await page.keyboard.press('Enter')
    await expect(panel(page).getByRole('button', { name, exact: true })).toHaveAttribute('aria-current', 'true')
  })

  await test.step('axe finds nothing in the open panel', async () => {
    expect((await new AxeBuilder({ page }).include('[role="dialog"]').analyze()).violations).toEqual([])
  })

  await test.step('the standard view shows everything; Back shows the view again', async () => {
    await panel(page).getByRole('button', { name: 'Standard view' }).click()
    await expect(page).not.toHaveURL(/BuildingType/)
    await expect(page.getByRole('columnheader', { name: 'Market' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(views(page)).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/BuildingType=Office/)
  })

  await test.step('another browser of the same user has it', async () => {
    const other = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
    const there = await other.newPage()
    await signIn(there, 'executive')
    await there.goto('/properties')
    await settled(there)
    await expect(there.getByRole('columnheader', { name: 'Market' })).toBeVisible()
    await views(there).click()
    await panel(there).getByRole('button', { name, exact: true }).click()
    await expect(there).toHaveURL(/BuildingType=Office/)
    await expect(there).toHaveURL(/sort=-Name/)
    await expect(there.getByRole('columnheader', { name: 'Market' })).toBeHidden()
    await there.keyboard.press('Escape')
    await expect(rowsOf(there)).toHaveCount(shown.length)
    await other.close()
  })

  await test.step('is deleted, brought back by Undo, and deleted for good', async () => {
    await views(page).click()
    await panel(page)
      .getByRole('button', { name: `Delete the view ${name}` })
      .click()
    await expect(panel(page).getByRole('button', { name, exact: true })).toBeHidden()
    await panel(page).getByRole('button', { name: 'Undo' }).click()
    await expect(panel(page).getByRole('button', { name, exact: true })).toBeVisible()
    const gone = page.waitForResponse('**/View/DeleteView')
    await panel(page)
      .getByRole('button', { name: `Delete the view ${name}` })
      .click()
    await expect(panel(page).getByText('is deleted.')).toBeVisible()
    await gone // the words come before the answer; a reload in between would stop the call
    await page.reload()
    await settled(page)
    await views(page).click()
    await expect(panel(page).getByRole('button', { name: 'Standard view' })).toBeVisible()
    await expect(panel(page).getByRole('button', { name, exact: true })).toBeHidden()
  })
  expect(errors).toEqual([])
})

test('a list is taken along as XLSX: every filtered row, not only the page, with numbers and dates typed', async ({ page }) => {
  await signIn(page, 'gm')
  await page.goto('/library/qrcodelist?size=10&qrtype=Feedback')
  await settled(page)
  await expect(rowsOf(page)).toHaveCount(10)
  const started = page.waitForEvent('download')
  const asked = page.waitForResponse(one => one.url().includes('/csm/QrCode/GetQrCodes')) // other tests add codes: what counts is its own reply
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Export XLSX' }).click()
  const file = await started
  expect(file.suggestedFilename()).toMatch(/^QR codes – .+ – \d{4}-\d\d-\d\d\.xlsx$/)
  const { sheets } = await readXlsx(readFileSync(await file.path()))
  const [header = [], ...rows] = sheets[0]?.rows ?? []
  const total: number = (await (await asked).json()).data.Total
  expect(total).toBeGreaterThan(10)
  expect(rows).toHaveLength(total)
  const at = (name: string) => rows.map(row => row[header.indexOf(name)])
  expect(header).not.toContain('Picture')
  for (const value of at('Scan address')) expect(value).toMatch(/^https?:\/\/[^/]+\/q\/\w{16}$/)
  expect(at('Scans, 30 days').every(Number.isInteger)).toBe(true)
  for (const value of at('Modified')) expect(value).toBeInstanceOf(Date)
  expect(new Set(at('QR Type'))).toEqual(new Set(['Feedback']))
  const first = await rowsOf(page).first().innerText()
  expect(first).toContain(String(at('Name')[0]))
})
