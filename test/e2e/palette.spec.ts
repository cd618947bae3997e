import { expect } from '@playwright/test'
import { settled, signIn, somewhere, test } from '../support/people.ts'

test('the palette does not offer Create New Building to who may not make one', async ({ page }) => {
  await signIn(page, 'chief')
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

test('the palette does what may be done from anywhere, by permission', async ({ page }) => {
  await signIn(page, 'chief')
  await settled(page)
  const find = async (typed: string) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill(typed)
  }
  await find('import buildings')
  await expect(page.getByText('Nothing found for “import buildings”')).toBeVisible()
  await page.keyboard.press('Escape')
  await find('dark')
  await page.getByRole('option', { name: 'Switch theme: dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await find('switch theme light')
  await page.getByRole('option', { name: 'Switch theme: light' }).click()
  await find('anchor street west')
  await page.getByRole('option', { name: /^Anchor Street West/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Anchor Street West' })).toBeVisible()
  await find('new qr')
  await page.getByRole('option', { name: 'New QR code' }).click()
  await expect(page).toHaveURL(/\/qrcode\//)
})
