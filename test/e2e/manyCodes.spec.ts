import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { accountOfCodes } from '../support/manyCodes.ts'
import { expectToast, settled, signInAt, test } from '../support/people.ts'
import { inDatabase } from '../support/sessions.ts'

const MANY = 2100

test('a file of more than 2,000 codes is made by the server; rows chosen by their menu become all that match', async ({
  page,
  baseURL,
}) => {
  const { gId, names } = await inDatabase(baseURL ?? '', tx => accountOfCodes(tx, MANY))
  await signInAt(page, 'admin', `/library/qrcodelist?gId=${gId}&sort=Name`)
  await settled(page)
  await expect(page.getByText('2,100 QR codes')).toBeVisible()

  await test.step('the file is told, downloaded when it is ready, and stays at the bell', async () => {
    const download = page.waitForEvent('download', { timeout: 60_000 })
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: /CSV/ }).click()
    await expectToast(page, 'The file is being made.')
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^QR codes – Codes .*\.csv$/)
    const [head, ...lines] = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n')
    expect(head).toContain('Name,')
    expect(lines.map(line => line.slice(0, line.indexOf(',')))).toEqual(names.toSorted())
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Tasks/ })
      .click()
    await expect(page.getByRole('dialog', { name: 'Tasks' }).getByRole('link', { name: 'Download' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('one row is ticked by its menu, then the page, then all that match; all of them are retired', async () => {
    await page.goto(`/library/qrcodelist?gId=${gId}&text=Lift+0&sort=Name`)
    await settled(page)
    const whole = page.getByRole('checkbox', { name: 'Select all rows of this page' })
    await expect(whole).toHaveCount(0)
    await page.getByRole('button', { name: 'Actions for Lift 0000' }).click()
    await page.getByRole('menuitem', { name: 'Select', exact: true }).click()
    await expect(page.getByRole('region', { name: '1 selected' })).toBeVisible()
    await whole.check()
    await page.getByRole('button', { name: 'Select all 100 that match' }).click()
    await page.getByRole('region', { name: 'All 100 that match are selected' }).getByRole('button', { name: 'Retire' }).click()
    await page.getByRole('dialog', { name: 'Retire 100 QR codes?' }).getByRole('button', { name: 'Retire' }).click()
    await expectToast(page, '100 QR codes retired')
    await expect(page.getByText('No Data')).toBeVisible()
  })
})
