import { expect } from '@playwright/test'
import { settled, signIn, somewhere, test } from '../support/people.ts'

test('the palette offers Create New Building to nobody else', async ({ page }) => {
  await signIn(page, 'executive')
  await settled(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /search/i }).fill('Build')
  await expect(page.getByRole('option', { name: 'Buildings', exact: true })).toBeVisible()
  await expect(page.getByRole('option', { name: 'Create New Building' })).toHaveCount(0)
})

test('the palette finds contacts of the account, and accounts for a global admin', async ({ page, browser }) => {
  await signIn(page, 'executive')
  await settled(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /search/i }).fill('pettibone')
  await page.getByRole('option', { name: /^Caroline Pettibone/ }).click()
  await expect(page).toHaveURL(/\/contacts\?/)
  await expect(page.getByRole('cell', { name: 'Caroline Pettibone', exact: true })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)

  const admin = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
  await signIn(admin, 'admin')
  await settled(admin)
  await admin.keyboard.press('Control+k')
  await admin
    .getByRole('dialog')
    .getByRole('combobox', { name: /search/i })
    .fill('northgate')
  await admin.getByRole('option', { name: /^Northgate Property Partners/ }).click()
  await expect(admin).toHaveURL(/\/accountInfo\?gId=/)
  await expect(admin.getByText('Northgate Property Partners').first()).toBeVisible()
  await admin.close()
})
