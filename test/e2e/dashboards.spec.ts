import { expect, type Page } from '@playwright/test'
import { receivedMails, settled, signInAt, test } from '../support/people.ts'

const main = (page: Page) => page.getByRole('main')
const choose = async (page: Page, name: string) => {
  await main(page).getByRole('combobox', { name: 'Dashboard' }).click()
  await page.getByRole('option', { name }).click()
}

test('the selector offers the dashboards of its path; the one that was open last opens again [C-ROUTE-010] [C-ROUTE-011] [C-SCREEN-001] [A-ROUTE-018]', async ({
  page,
}) => {
  await signInAt(page, 'executive', '/portfolioAnalytics/globalDashboard')
  await expect(main(page).getByText('Area for selected Dashboard', { exact: true })).toBeVisible()
  await main(page).getByRole('button', { name: 'EMAIL' }).hover()
  await expect(page.getByText('Choose a dashboard first.')).toBeVisible()
  await choose(page, 'Feedback dashboard')
  await expect(page).toHaveURL(/\/portfolioAnalytics\/globalDashboard\/globalReportAnalyticsFeedback\/All/)
  await settled(page)
  for (const name of ['Average CSAT', 'Average CES', 'NPS score'])
    await expect(main(page).getByText(name, { exact: true }).first()).toBeVisible()
  for (const name of ['QR Report', 'Role Report']) await expect(main(page).getByRole('table', { name })).toBeVisible()
  await page.goto('/portfolioAnalytics/globalDashboard')
  await expect(page).toHaveURL(/globalReportAnalyticsFeedback\/All/)

  await page.goto('/analytics/dashboard')
  await expect(main(page).getByText('Area for selected Dashboard', { exact: true })).toBeVisible()
  await main(page)
    .getByRole('link', { name: /^Comprehensive feedback/ })
    .click()
  await expect(
    page.getByRole('heading', { level: 1, name: /building/i }).or(page.getByRole('heading', { level: 1, name: 'Comprehensive feedback' })),
  ).toBeVisible()
})

test('the QR Report and the Role Report are narrowed by types and roles, on screen and in the address [C-SCREEN-002] [C-CONST-068] [C-CONST-001]', async ({
  page,
}) => {
  await signInAt(page, 'executive', '/portfolioAnalytics/globalDashboard/globalReportAnalyticsFeedback/All')
  const roles = main(page).getByRole('table', { name: 'Role Report' }).getByRole('row')
  await expect(roles.nth(2)).toBeVisible()
  const all = await roles.count()
  await main(page).getByRole('combobox', { name: 'Roles' }).click()
  for (const name of ['Engineer', 'Tenant', 'Supplier', 'Resident', 'GM'])
    await expect(page.getByRole('option', { name, exact: true })).toBeVisible()
  await page.getByRole('option', { name: 'Tenant', exact: true }).click()
  await page.getByRole('option', { name: 'GM', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(roles).toHaveCount(3)
  expect(all).toBeGreaterThan(3)
  await expect(page).toHaveURL(/roles=/)
  await main(page).getByRole('combobox', { name: 'QR types' }).click()
  for (const name of ['Supplier check-in', 'Bathroom service', 'Inventory', 'Move-in', 'Move-out', 'Ladder safety'])
    await expect(page.getByRole('option', { name: new RegExp(`^${name}$`, 'i') })).toBeVisible()
})

test('an executive goes from the heat map to the building that is red, and to what was said there [C-ROUTE-001] [C-BEHAV-006] [C-CONST-004]', async ({
  page,
}) => {
  await signInAt(page, 'executive', '/globalReport')
  await expect(page).toHaveTitle(/^Global Report/)
  const map = main(page).getByRole('table').first()
  const cell = map.getByRole('row').nth(1).getByRole('cell').nth(1)
  await expect(cell).toBeVisible()
  const box = await cell.boundingBox()
  expect([Math.round(box?.width ?? 0) >= 50, Math.round(box?.height ?? 0) >= 44]).toEqual([true, true])
  await main(page)
    .getByRole('combobox', { name: 'Period' })
    .or(main(page).getByRole('textbox', { name: 'Period' }))
    .click()
  await page.getByRole('option', { name: '90-Day' }).click()
  await expect(page).toHaveURL(/tu=90-Day/)
  const building = map.getByRole('row').nth(1).getByRole('button').first()
  const name = (await building.textContent()) ?? ''
  await building.click()
  await expect(page).toHaveURL(/\/analyticsFeedback\/[0-9a-f-]{36}/)
  await expect(main(page).getByText(name).first()).toBeVisible()
})

test('the customer feedback report leads from the buildings of an account to the answers of one, and back [C-ROUTE-005] [C-ROUTE-006] [C-ROUTE-007] [C-SCREEN-003] [C-SCREEN-004] [C-BEHAV-019] [A-ROUTE-030]', async ({
  page,
}) => {
  await signInAt(page, 'executive', '/')
  await page.getByRole('link', { name: 'Customer Feedback', exact: true }).click()
  await expect(page).toHaveURL(/\/lintelReport/)
  for (const name of ['CSAT', 'CES', 'NPS']) await expect(main(page).getByText(name, { exact: true }).first()).toBeVisible()
  await expect(main(page).getByText('/ 7').first()).toBeVisible()
  const buildings = main(page).getByRole('table', { name: 'Properties Report' })
  const first = buildings.getByRole('button').first()
  const name = (await first.textContent()) ?? ''
  await first.click()
  await expect(page).toHaveURL(/\/lintelReport\/[0-9a-f-]{36}\/[0-9a-f-]{36}/)
  await expect(main(page).getByRole('table', { name }).getByRole('row').nth(1)).toBeVisible()
  await main(page).getByRole('navigation').getByRole('link', { name: 'Harborline Properties' }).click()
  await expect(page).toHaveURL(/\/lintelReport\/[0-9a-f-]{36}(\?|$)/)
  await expect(buildings).toBeVisible()
})

test('people of the provider see every account first [C-ROUTE-005] [C-SCREEN-004]', async ({ page }) => {
  await signInAt(page, 'admin', '/lintelReport')
  await main(page).getByRole('table', { name: 'Account Report' }).getByRole('button', { name: 'Harborline Properties' }).click()
  await expect(main(page).getByRole('table', { name: 'Properties Report' })).toBeVisible()
})

test('the dashboard of an account goes by mail to a contact and to a typed address', async ({ page }) => {
  await signInAt(page, 'executive', '/portfolioAnalytics/globalDashboard/globalReport')
  await settled(page)
  await main(page).getByRole('button', { name: 'EMAIL' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Contacts' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  const address = `owner-${Date.now()}@owner.example`
  await dialog.getByLabel('Recipients').fill(address)
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('status').getByText('The dashboard has been sent!')).toBeVisible()
  await expect.poll(() => receivedMails().filter(one => one.includes(address)).length, { timeout: 60_000 }).toBeGreaterThan(0)
  expect(receivedMails().find(one => one.includes(address))).toContain('Global Report')
})
