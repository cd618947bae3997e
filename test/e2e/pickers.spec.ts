import { expect } from '@playwright/test'
import { demoPassword, signInAt, test } from '../support/people.ts'
import { demoIds } from '../support/screens.ts'

test('another account in the top bar drops the building of the old one; the page’s building becomes the selection [A-STATE-030] [C-STATE-023] [A-BEHAV-004] [A-RULE-076]', async ({
  page,
  baseURL,
}) => {
  const { gId, bId } = await demoIds(baseURL ?? '')
  await signInAt(page, 'admin', `/propertyAdd/${bId}/0?gId=${gId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Anchor Street East' })).toBeVisible()
  await expect(
    page
      .getByRole('banner')
      .getByRole('combobox', { name: /building/i })
      .or(page.getByRole('banner').getByText('Anchor Street East'))
      .first(),
  ).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`bId=${bId}`))
  const account = page
    .getByRole('banner')
    .getByRole('combobox', { name: /account/i })
    .or(page.getByRole('banner').getByLabel(/account/i))
    .first()
  await account.click()
  await page.getByRole('option', { name: /Northgate/ }).click()
  await expect(page).not.toHaveURL(new RegExp(bId))
  await expect(page.getByText('Anchor Street East')).toHaveCount(0)
})

test('a user of one building has it chosen at once, with the picker disabled [A-STATE-026]', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('engineer@demo.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/bId=/)
  const picker = page
    .getByRole('banner')
    .locator('input:visible')
    .and(page.getByLabel('Building', { exact: true }))
  await expect(picker).toBeDisabled()
  await expect(picker).not.toHaveValue('')
})

test('on a phone too, where the pickers are in the menu’s drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAt(page, 'engineer', '/analytics/dashboard/equipmentLookup')
  await expect(page).toHaveURL(/bId=/)
  await expect(page.getByRole('heading', { level: 1, name: 'Equipment lookup' })).toBeVisible()
  await expect(page.getByText('Please select Building')).toHaveCount(0)
})
