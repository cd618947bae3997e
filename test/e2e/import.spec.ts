import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import { GetPropertyList } from '../../src/features/property/buildings/contract.ts'
import { findViolations } from '../support/axe.ts'
import { callsOf, northgate } from '../support/calls.ts'
import { buildingCells, xlsxFile } from '../support/importFiles.ts'
import { settled, signIn, signInAt, test } from '../support/people.ts'

const wrong: Readonly<Record<number, Record<string, string>>> = {
  7: { 'Zip Code': '123' },
  40: { 'Building Email': 'desk' },
  99: { State: 'ZZ' },
}
const file = (prefix: string) =>
  xlsxFile(Array.from({ length: 100 }, (_, i) => buildingCells(`${prefix}${i}`, { 'Building Name': `${prefix} Tower ${i}`, ...wrong[i] })))

test('a hundred buildings with three bad rows: they are seen, the good ones are imported, and all is undone [A-BEHAV-036] [A-PERM-005]', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const call = await callsOf(baseURL ?? '', 'admin')
  const gId = await northgate(call)
  const prefix = `I${Date.now().toString(36).toUpperCase().slice(-6)}`
  await signInAt(page, 'admin', `/properties?gId=${gId}`)
  await settled(page)
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await settled(page)
  expect(await findViolations(page)).toEqual([])
  const [template] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download template' }).click()])
  const { sheets } = await readXlsx(readFileSync(await template.path()))
  expect(sheets.map(({ name }) => name)).toEqual(['Buildings', 'Help', 'Valid values'])
  await page.getByLabel('Excel file').setInputFiles({ name: 'notes.xlsx', mimeType: '', buffer: Buffer.from('no sheet') })
  await expect(page.getByText('This is not an Excel file of the type XLSX.', { exact: false })).toBeVisible()

  await page.getByLabel('Excel file').setInputFiles({ name: `${prefix}.xlsx`, mimeType: '', buffer: await file(prefix) })
  await expect(page.getByRole('heading', { level: 1, name: `${prefix}.xlsx` })).toBeVisible({ timeout: 30_000 })
  await settled(page)
  await expect(page.getByRole('article', { name: 'New buildings' })).toContainText('97')
  await expect(page.getByRole('article', { name: 'With errors' })).toContainText('3')
  await expect(page.getByRole('button', { name: 'Import 97 buildings' })).toBeDisabled()
  await page.getByRole('switch', { name: 'Only rows with errors' }).check({ force: true })
  await settled(page)
  const rows = page.getByRole('table', { name: 'Rows' }).getByRole('row')
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(1)).toContainText('Zip Code: Invalid Zip Code')
  await expect(rows.nth(2)).toContainText('Building Email: Format error')
  await expect(rows.nth(3)).toContainText('State: Format error')
  expect(await findViolations(page)).toEqual([])
  const [bad] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download rows with errors' }).click()])
  const table = (await readXlsx(readFileSync(await bad.path()))).sheets[0]?.rows ?? []
  expect(table.map(cells => cells.at(-1))).toEqual([
    'What is wrong',
    'Zip Code: Invalid Zip Code',
    'Building Email: Format error. Type an email address, like name@company.com.',
    'State: Format error. Choose a state or province of the country.',
  ])

  await page.getByLabel('Import the good rows and leave out the 3 bad ones').check()
  await page.getByRole('button', { name: 'Import 97 buildings' }).click()
  await expect(page.getByRole('article', { name: 'Added' })).toContainText('97', { timeout: 60_000 })
  await settled(page)
  expect(await findViolations(page)).toEqual([])
  await page.goto(`/properties?gId=${gId}&text=${prefix}`)
  await settled(page)
  const found = (text: string) => call(GetPropertyList, { filter: { gId, text }, pagination: { page: 0, perPage: 999 } })
  const { Properties, Total } = await found(prefix)
  const left = Object.keys(wrong).map(i => `${prefix} Tower ${i}`)
  expect([Total, Properties.filter(({ Name }) => left.includes(Name.en))]).toEqual([97, []])
  await expect(page.getByText('1–10 of 97', { exact: true })).toBeVisible()
  await page.goto(`/properties/import?gId=${gId}`)
  await page.getByRole('link', { name: `${prefix}.xlsx` }).click()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByText('The import was undone')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('cell', { name: 'Removed', exact: true }).first()).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Added', exact: true })).toHaveCount(0)
  await page.goto(`/properties?gId=${gId}&text=${prefix}`)
  await settled(page)
  await expect(page.getByText('No Data')).toBeVisible()
})

test('whoever lacks GlobalManageEntities sees neither Import nor its page [A-PERM-005]', async ({ page }) => {
  await signIn(page, 'chief')
  await settled(page)
  await page.goto('/properties/import')
  await expect(page.getByText("You don't have permission to this page").first()).toBeVisible()
})
