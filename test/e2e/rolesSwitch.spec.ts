import { expect, type Page } from '@playwright/test'
import { buildingPicker, selection } from '../support/buildingPages.ts'
import { settled, signIn, signInByForm, somewhere, test } from '../support/people.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' }).getByRole('listitem')
const employee = ['Home', 'Requests', 'Bookings', 'Feedback', 'Analytics', 'Dashboards', 'Rounds to walk']
const executive = [
  'Home',
  'Account Info',
  'Buildings',
  'Portfolio Team',
  'Portfolio Analytics',
  'Building Info',
  'Marketing',
  'Contacts',
  'Requests',
  'Bookings',
  'Feedback',
  'QR Library',
  'Notification rules',
  'Legal',
  'Analytics',
  'Dashboards',
  'Rounds to walk',
  'Customer Survey',
  'Feedback engine',
  'Surveys',
  'Report builder',
  'Master Notepad',
  'QR Engineering',
  'Customer Feedback',
  'Review analytics',
  'Installation rounds',
  'Scan statistics',
]
const choose = async (page: Page, account: RegExp) => {
  await page.getByRole('banner').getByLabel('Account', { exact: true }).and(page.locator('input:visible')).click()
  await page.getByRole('option', { name: account }).click()
}

test('menu, pages and buttons follow the role in the chosen account at once, also over a reload', async ({ page }) => {
  const refused: string[] = []
  page.on('response', reply => reply.headers()['x-error-code'] === 'usr.aut.npm' && refused.push(reply.url()))
  await signIn(page, 'two') // Employee in Harborline, Executive in Northgate
  await settled(page)
  await expect(menu(page)).toHaveText(employee)
  await choose(page, /^Northgate/)
  await expect(page).toHaveURL(/gId=/)
  await expect(menu(page)).toHaveText(executive)
  await page.getByRole('link', { name: 'Buildings', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Buildings' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Buildings' })).toBeVisible()
  await expect(menu(page)).toHaveText(executive)
  await choose(page, /^Harborline/)
  await expect(page.getByRole('heading', { name: "You don't have permission to this page" })).toBeVisible()
  await expect(menu(page)).toHaveText(employee)
  expect(refused).toEqual([])

  await choose(page, /^Northgate/)
  await page.goto('/no/such/page') // the account stays chosen, and the page stays what it is
  await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible()
  await expect(menu(page)).toHaveText(executive)
  await page.waitForTimeout(500)
  await expect(page).toHaveURL(/\/no\/such\/page/)
  await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible()
})

const accountPicker = (page: Page) => page.getByRole('banner').getByLabel('Account', { exact: true }).and(page.locator('input:visible'))
/** The calls that a page makes for the list of accounts, from now on. */
const accountLists = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', request => request.url().includes('/Group/GetGroups') && asked.push(request.url()))
  return asked
}

test('a user signs in, picks an account and one of its buildings, and the lists hold what belongs to both [A-BEHAV-005] [C-BEHAV-005]', async ({
  page,
}) => {
  await signInByForm(page, 'both')
  await settled(page)
  await choose(page, /^Northgate/)
  const building = buildingPicker(page)
  await building.click()
  await expect(page.getByRole('option', { name: 'Anchor Street East' })).toHaveCount(0) // it is Harborline's
  const options = page.locator('[role=option]:visible') // not those of a native select, as the page size is, nor of a closed list
  const name = (await options.first().textContent()) ?? ''
  await options.filter({ hasText: name }).first().click() // another test may have made a building that is first now
  await expect(page).toHaveURL(/bId=/)
  const { selectedGroupId, selectedPropertyId } = await selection(page)
  const listed = page.waitForRequest(request => request.url().includes('/QrCode/GetQrCodes?'))
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'QR Library' }).click()
  await page.goto('/library/qrcodelist')
  const filter = JSON.parse(new URL((await listed).url()).searchParams.get('filter') ?? '{}')
  expect(filter).toMatchObject({ gId: selectedGroupId, bId: selectedPropertyId })
  const shown = async () => {
    const value = await building.inputValue() // the name comes after the page
    return value !== '' && name.includes(value)
  }
  await expect.poll(shown).toBe(true)
})

test('an Executive of one account loads no list of accounts; one of two chooses between these; others load theirs [A-PERM-042] [A-PERM-043]', async ({
  page,
  browser,
}) => {
  const none = accountLists(page)
  await signIn(page, 'executive')
  await settled(page)
  await expect(accountPicker(page)).toHaveValue(/^Harborline/)
  await expect(accountPicker(page)).toBeDisabled()
  expect(none).toEqual([])
  for (const who of ['both', 'employee']) {
    const other = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
    const asked = accountLists(other)
    await signIn(other, who)
    await settled(other)
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    if (who === 'both') {
      await accountPicker(other).click()
      await expect(other.getByRole('option')).toHaveText([/^Harborline/, /^Northgate/])
      await other.getByRole('option', { name: /^Northgate/ }).click()
      await expect(menu(other)).toHaveText(executive)
    }
    await other.close()
  }
})
