import { expect } from '@playwright/test'
import { newPerson } from '../support/newPerson.ts'
import { consoleErrors, receivedMails, signIn, signInAt, signInByForm, somewhere, test } from '../support/people.ts'

test('a page that needs a session leads to /login and back [A-STATE-028] [C-RULE-004] [A-ROUTE-041] [A-STATE-024]', async ({ page }) => {
  const errors = consoleErrors(page)
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/login\?next=%2Fsettings/)
  await page.getByLabel('Email').fill('gm@demo.example')
  await page.getByLabel('Password', { exact: true }).fill('Harbour-Lights-77')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  expect(errors).toEqual([])
})

test('the sign-in page has its inputs; a failure stands beside its field and the form works again [A-ROUTE-001] [A-SCREEN-001] [A-BEHAV-069] [A-BEHAV-013]', async ({
  page,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('checkbox', { name: 'Keep me logged in' })).toBeVisible()
  await page.getByLabel('Email').fill('gm@demo.example')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('The email or the password is not right.')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(page.getByText('The email or the password is not right.')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  await page.getByRole('link', { name: 'Forgot Password?' }).click()
  await expect(page).toHaveURL(/\/reset/)
})

for (const [who, path, ids] of [
  ['admin', '/adminSearch', '[A-STATE-020] [A-PERM-045]'],
  ['executive', '/properties', '[A-STATE-021]'],
  ['marketing', '/marketing', '[A-STATE-022] [A-ROUTE-004]'],
  ['employee', '/', '[A-STATE-023] [A-ROUTE-005]'],
] as const)
  test(`${who} lands on ${path} ${ids}`, async ({ page }) => {
    await signInByForm(page, who)
    await expect.poll(() => new URL(page.url()).pathname).toBe(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

test('a reload keeps the session, Logout ends it [A-SCREEN-007]', async ({ page }) => {
  await signIn(page, 'executive')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Buildings' })).toBeVisible()
  await page.getByRole('banner').getByRole('button').last().click()
  await page
    .getByRole('menuitem', { name: 'Logout' })
    .or(page.getByRole('button', { name: 'Logout' }))
    .click()
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/properties')
  await expect(page).toHaveURL(/\/login/)
})

test('the side menu has its three groups, which fold, and shows items by permission [A-SCREEN-002] [A-PERM-001] [A-PERM-002]', async ({
  page,
  browser,
}) => {
  await signIn(page, 'executive')
  const menu = page.getByRole('navigation').first()
  for (const group of ['Account', 'Building', 'Lintel']) await expect(menu.getByRole('button', { name: group, exact: true })).toBeVisible()
  for (const [group, item] of [
    ['Account', 'Buildings'],
    ['Building', 'QR Library'],
    ['Lintel', 'Surveys'],
  ] as const) {
    const head = menu.getByRole('button', { name: group, exact: true })
    const link = menu.getByRole('link', { name: item, exact: true })
    for (const open of [false, true]) {
      await head.click()
      await expect(head).toHaveAttribute('aria-expanded', String(open))
      await expect(link).toBeVisible({ visible: open })
    }
  }
  await expect(menu.getByRole('link', { name: 'Outbox' })).toHaveCount(0)
  const other = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
  await signIn(other, 'employee')
  const less = other.getByRole('navigation').first()
  await expect(less.getByRole('link', { name: 'Buildings', exact: true })).toHaveCount(0)
  await expect(less.getByRole('button', { name: 'Lintel', exact: true })).toHaveCount(0)
  await other.close()
})

test('a global admin without an account sees an empty menu; choosing one fills it; the logo clears it [A-STATE-002] [A-BEHAV-026] [A-BEHAV-025] [A-PERM-003] [A-SCREEN-006]', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await expect(page.getByRole('link', { name: 'Buildings', exact: true })).toHaveCount(0)
  await expect(
    page
      .getByRole('combobox', { name: /channel/i })
      .or(page.getByRole('button', { name: /channel/i }))
      .first(),
  ).toBeVisible()
  const bar = page.getByRole('banner').locator('input:visible')
  for (const search of ['Account', 'Building']) await expect(bar.and(page.getByLabel(search, { exact: true }))).toBeVisible()
  await page.getByRole('main').getByText('Harborline Properties').first().click()
  await expect(page).toHaveURL(/\/properties/)
  await expect(page.getByRole('link', { name: 'Buildings', exact: true })).toBeVisible()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/adminSearch/)
  await expect(page.getByRole('link', { name: 'Buildings', exact: true })).toHaveCount(0)
})

test('without the permission a page says so; an unknown page says so too [C-MSG-010]', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await signInAt(page, 'employee', '/outbox')
  await expect(page.getByText("You don't have permission to this page")).toBeVisible()
  await page.goto('/no/such/page')
  await expect(page).toHaveTitle(/^This page does not exist · /)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account of / })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').or(page.locator('body')).first()).toContainText(/not found|does not exist|no page|cannot find/i)
})

test('Forgot Password mails a one-time link; the new password signs in [A-ROUTE-040] [A-BEHAV-022]', async ({ page, baseURL }) => {
  const who = await newPerson(baseURL ?? '')
  await page.goto('/reset')
  await page.getByLabel('Email').fill(who)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('status')).toContainText(who)
  const mailed = () => {
    const own = receivedMails().findLast(mail => mail.includes(who)) ?? ''
    return /\/reset\?token=3?D?(rs_[\w-]+)/.exec(own.replaceAll('=\r\n', ''))?.[1]
  }
  await expect.poll(mailed, { timeout: 15_000 }).toBeTruthy()
  const link = mailed()
  await page.goto(`/reset?token=${link}`)
  await page.getByLabel('New password', { exact: true }).fill('short')
  await page.getByLabel('Repeat the new password').fill('short')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByText('The password must have 10 to 100 characters.')).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('Quiet-Lantern-42')
  await page.getByLabel('Repeat the new password').fill('Quiet-Lantern-42')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page).toHaveURL(/\/login/, { timeout: 6000 })
  await signInByForm(page, who, 'Quiet-Lantern-42')
})
