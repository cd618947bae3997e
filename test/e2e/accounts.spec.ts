import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { png } from '../support/hostile.ts'
import { demoPassword, expectToast, joinBy, mailedLink, menuItems, settled, signIn, signInAt, somewhere, test } from '../support/people.ts'

const newPassword = 'Quay-Lanterns-42'
const section = (page: Page, name: string) =>
  page
    .getByRole('region', { name })
    .or(page.locator('section', { hasText: name }))
    .first()
const banner = (page: Page) => page.getByRole('banner')

type Made = { name: string; email: string }
const fillNew = async (page: Page): Promise<Made> => {
  const made = { name: `Saltmarsh Holdings ${randomUUID().slice(0, 6)}`, email: `nadia.${randomUUID().slice(0, 6)}@saltmarsh.example` }
  await page.getByLabel('Account Name (English)').fill(made.name)
  await page.getByLabel('Primary User Name').fill('Nadia Brandt')
  await page.getByLabel('Primary User Email').fill(made.email)
  return made
}
const create = async (page: Page): Promise<Made> => {
  await page.goto('/accountCreate')
  const made = await fillNew(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account Info' })).toBeVisible()
  await expect(page).toHaveURL(/\/accountInfo\?gId=/)
  return made
}

test('create an account: mail, the first admin sets a password, signs in, and sees only the empty account [A-ROUTE-006, A-STATE-001, A-BEHAV-006, A-PERM-023]', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin')
  await page.getByRole('link', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/accountCreate$/)
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('listitem')).toHaveText(['Create'])
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Required')).toHaveCount(3)
  const { name, email } = await fillNew(page)
  await page.getByLabel('Zip Code').fill('K1A 0B1')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Invalid Zip Code')).toBeVisible()
  await page.getByLabel('Zip Code').fill('04101')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/accountInfo\?gId=/)
  await expect(page.getByText(name).first()).toBeVisible()
  await expect(page.getByText(/^Invited/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send invitation again' })).toBeVisible()

  const link = await mailedLink(email)
  const theirs = await joinBy(browser, link, email, newPassword)
  await theirs.waitForURL(/\/properties/)
  await expect(theirs.getByText('No Data')).toBeVisible()
  await expect(banner(theirs).getByLabel('Account', { exact: true }).and(theirs.locator('input:visible'))).toHaveValue(name)
  await theirs.goto('/adminSearch')
  await settled(theirs)
  await expect(theirs.getByRole('list', { name: 'Accounts' }).getByRole('listitem')).toHaveText([new RegExp(name)])
  await expect(theirs.getByRole('link', { name: 'Create account' })).toHaveCount(0)
  await theirs.goto('/accountCreate')
  await expect(theirs.getByText("You don't have permission to this page")).toBeVisible()
  await theirs.goto('/')
  await expect(menuItems(theirs)).toHaveText([
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
  ])
  await theirs.goto(link) // it was for one time
  await theirs.getByLabel('New password', { exact: true }).fill(demoPassword)
  await theirs.getByLabel('Repeat the new password').fill(demoPassword)
  await theirs.getByRole('button', { name: 'Save the password' }).click()
  await expect(theirs.getByText('This link is no longer valid. Please ask for a new one.')).toBeVisible()
  await expect(theirs).toHaveURL(/\/reset/)
  await theirs.close()

  await page.reload()
  await expect(page.getByText('Has joined')).toBeVisible()
  await expect(page.getByRole('button', { name: /Send invitation/ })).toHaveCount(0)
})

test('the profile reads, EDIT leads to the form, which opens read-only; what is saved shows everywhere [A-BEHAV-028, A-ROUTE-007, A-SCREEN-010]', async ({
  page,
}) => {
  await signIn(page, 'admin')
  const { name } = await create(page)
  await expect(section(page, 'Primary user').getByText('Nadia Brandt')).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await page.getByRole('link', { name: 'EDIT', exact: true }).click()
  await expect(page).toHaveURL(/\/accountCreate\/[0-9a-f-]{36}/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Edit Account', exact: true }).click()
  await page.getByLabel('Account Name (English)').fill(`${name} Group`)
  await page.getByLabel('Country').and(page.locator('input:visible')).click()
  await page.getByRole('option', { name: 'Canada' }).click()
  await page.getByLabel('State').and(page.locator('input:visible')).fill('Ontario')
  await page.getByRole('option', { name: 'Ontario' }).click()
  await page.getByLabel('Zip Code').fill('k1a 0b1')
  await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(png(120, 40)) })
  await expect(page.getByRole('button', { name: 'Replace' })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Successfully saved')
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: `${name} Group` })).toBeVisible()
  await expect(banner(page).getByLabel('Account', { exact: true }).and(page.locator('input:visible'))).toHaveValue(`${name} Group`)
  await expect(banner(page).locator('img[src*="/files/"]')).toBeVisible()
  await page.getByRole('link', { name: 'Account Info' }).first().click()
  await expect(page.getByText('ON K1A 0B1')).toBeVisible()
})

test('the profile asks the server again for users who are no global admins only [A-PERM-046]', async ({ page, browser }) => {
  const asksOf = async (theirs: Page): Promise<number> => {
    let asked = 0
    theirs.on('request', request => {
      if (request.url().includes('/Group/GetGroup?')) asked++
    })
    for (const _ of [1, 2]) {
      await theirs.getByRole('navigation').getByRole('link', { name: 'Account Info' }).click()
      await expect(section(theirs, 'Primary user').getByText(/@/).first()).toBeVisible()
      await theirs.getByRole('navigation').getByRole('link', { name: 'Buildings', exact: true }).click()
      await settled(theirs)
    }
    return asked
  }
  await signIn(page, 'executive')
  await settled(page)
  expect(await asksOf(page)).toBe(2)
  const admin = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
  await signIn(admin, 'admin')
  await admin
    .getByRole('list', { name: 'Accounts' })
    .getByRole('button', { name: /Harborline/ })
    .click()
  await settled(admin)
  expect(await asksOf(admin)).toBe(1)
  await admin.close()
})

test('the search finds accounts, buildings and channels, with counts, filters and what to do with each [A-ROUTE-002, A-BEHAV-015]', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await expect(page).toHaveURL(/\/adminSearch/)
  await page.getByRole('searchbox').fill('brickyard')
  await expect(page.getByRole('tab', { name: 'Buildings 1' })).toBeVisible()
  await page.getByRole('tab', { name: 'Buildings 1' }).click()
  const rows = page.getByRole('table', { name: 'Buildings' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await page.getByRole('searchbox').fill('')
  await expect(rows.filter({ hasText: 'Anchor Street East' })).toBeVisible()
  await page.getByLabel('Country').and(page.locator('input:visible')).click()
  await page.getByRole('option', { name: 'Canada' }).click()
  await page.getByLabel('State').and(page.locator('input:visible')).fill('Que')
  await page.getByRole('option', { name: 'Quebec' }).click()
  await expect(rows.filter({ hasText: 'Canal Terraces' })).toBeVisible()
  await expect(rows.filter({ hasText: 'Anchor Street East' })).toHaveCount(0)
  await page.getByText('Clear All').click()
  await expect(rows.filter({ hasText: 'Anchor Street East' })).toBeVisible()
  await page.getByRole('tab', { name: /^Accounts/ }).click()
  await page.getByRole('row', { name: /Northgate/ }).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Show its buildings' }).click()
  await expect(rows.filter({ hasText: 'Canal Terraces' })).toBeVisible()
  await expect(rows.filter({ hasText: 'Anchor Street East' })).toHaveCount(0)
})

test('a channel is made with its accounts; chosen in the top bar it narrows the accounts to these; and goes [A-PERM-044]', async ({
  page,
}) => {
  const name = `Lakes ${randomUUID().slice(0, 6)}`
  await signIn(page, 'admin')
  await page.getByRole('tab', { name: /^Channels/ }).click()
  await page.getByRole('button', { name: 'New channel' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog
    .getByRole('combobox', { name: 'Accounts' })
    .or(dialog.getByLabel('Accounts').and(page.locator('input:visible')))
    .first()
    .click()
  await page.getByRole('option', { name: 'Northgate Property Partners' }).click()
  await dialog.getByLabel('Name').click()
  await dialog.getByRole('button', { name: 'Create channel' }).click()
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('1 account')
  await banner(page).getByLabel('Channel', { exact: true }).and(page.locator('input:visible')).click()
  await page.getByRole('option', { name }).click()
  await page.getByRole('tab', { name: /^Accounts/ }).click()
  await expect(page.getByRole('table', { name: 'Accounts' }).getByRole('row')).toHaveCount(2)
  await banner(page).getByLabel('Account', { exact: true }).and(page.locator('input:visible')).click()
  await expect(page.getByRole('option')).toHaveText([/Northgate/])
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: /^Channels/ }).click()
  await row.click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Remove channel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)
})

test('somebody with one account finds its buildings, and no filter of others', async ({ page }) => {
  await signInAt(page, 'executive', '/adminSearch')
  await settled(page)
  await expect(page.getByRole('tab')).toHaveText([/^All/, /^Buildings/])
  await page.getByRole('tab', { name: /^Buildings/ }).click()
  await expect(page.getByRole('row', { name: /Northgate/ })).toHaveCount(0)
  await expect(page.getByLabel('Channel')).toHaveCount(0)
})

test('a logo is sent before its account stands, goes on after a lost connection, and is the new account’s', async ({ page }) => {
  await signInAt(page, 'admin', '/accountCreate')
  await fillNew(page)
  await page.route('**/Upload/PutOwnPiece?*', route => route.abort('connectionreset'), { times: 1 })
  await page.locator('input[type=file]').setInputFiles({ name: 'quay.png', mimeType: 'image/png', buffer: Buffer.from(png(120, 40)) })
  await expect(page.getByText('Uploaded Successfully')).toBeVisible()
  const sent = page.waitForRequest(/Group\/CreateGroup/)
  await page.getByRole('button', { name: 'Create account' }).click()
  expect((await sent).postData()).not.toContain('base64')
  await expect(page).toHaveURL(/\/accountInfo\?gId=/)
  await expect(page.getByRole('main').locator('img[src*="/files/"]').first()).toBeVisible()
})
