import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import { GetQrCodes } from '../../src/features/codes/qr/contract.ts'
import { GetPropertyList } from '../../src/features/property/buildings/contract.ts'
import { findViolations } from '../support/axe.ts'
import { callsOf, northgate } from '../support/calls.ts'
import { xlsxFile } from '../support/importFiles.ts'
import { settled, signInAt, test } from '../support/people.ts'

const axe = async (page: Page) => {
  expect(await findViolations(page)).toEqual([])
}

test('QrCode Template: template, upload with a bad row, import of the good ones, result [B-ROUTE-016, B-SCREEN-014, B-BEHAV-020, B-BEHAV-086, B-MSG-015]', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const call = await callsOf(baseURL ?? '', 'admin')
  const gId = await northgate(call)
  const { Properties } = await call(GetPropertyList, { filter: { gId }, pagination: { page: 0, perPage: 1 } })
  const name = `Sign ${Date.now().toString(36)}`
  const head = ['Building code', 'QR name', 'Floor', 'Location', 'QR type']
  const rows = [1, 2].map(i => [Properties[0]?.Code ?? '', `${name} ${i}`, i === 2 ? '' : '2', 'Elevator', 'Maintenance'])
  await signInAt(page, 'admin', `/importQRCode?gId=${gId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'QrCode Template' })).toBeVisible()
  await settled(page)
  await expect(page.getByText('Error data will be emailed to you when upload fails.', { exact: false })).toBeVisible()
  await axe(page)
  const [template] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download template' }).click()])
  const { sheets } = await readXlsx(readFileSync(await template.path()))
  expect(sheets[0]?.rows[0]).toEqual([
    'Building code',
    'QR name',
    'Floor',
    'Location',
    'Installation note',
    'QR type',
    'Quantity',
    'State',
    'Material',
    'Size',
    'Orientation',
    'Color',
    'Print template',
    'File format',
    'Unit',
  ])
  await page.getByLabel('Excel file').setInputFiles({ name: `${name}.xlsx`, mimeType: '', buffer: await xlsxFile(rows, head) })
  await expect(page.getByRole('heading', { level: 1, name: `${name}.xlsx` })).toBeVisible({ timeout: 30_000 })
  await settled(page)
  await expect(page.getByRole('article', { name: 'With errors' })).toContainText('1')
  await page.getByRole('radio', { name: 'Import the good rows' }).check()
  await page.getByRole('button', { name: 'Import 1 QR code' }).click()
  const result = page.getByRole('link', { name: 'Download result' })
  await expect(result).toBeVisible({ timeout: 30_000 })
  const [file] = await Promise.all([page.waitForEvent('download'), result.click()])
  const table = (await readXlsx(readFileSync(await file.path()))).sheets[0]?.rows ?? []
  expect(table[1]?.[5]).toBe('Added')
  expect((await call(GetQrCodes, { filter: { gId, text: name } })).Total).toBe(1)
})
