import { expect, type Page } from '@playwright/test'
import { consoleErrors, settled, signIn, signInAt, test } from '../support/people.ts'
import { demoIds } from '../support/screens.ts'

test('the start page greets by name, shows 30 days of the account and leads on to a building [A-ROUTE-005]', async ({ page }) => {
  const errors = consoleErrors(page)
  await signIn(page, 'employee')
  await settled(page)
  await expect(page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Hannah$/ })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('Harborline Properties')
  for (const figure of ['Scans', 'Answers', 'Average score', 'QR codes'])
    await expect(main.getByText(figure, { exact: true }).first()).toBeVisible()
  // Its card, and nothing of the building that waits: what is to do leads to where it is done.
  const buildings = main.locator('section').filter({ has: page.getByRole('heading', { name: 'Buildings' }) })
  await buildings.getByRole('link', { name: /Anchor Street East/ }).click()
  await expect(page).toHaveURL(/\/\?(.*&)?bId=/)
  await expect(page.getByRole('heading', { level: 1, name: 'Anchor Street East' })).toBeVisible()
  for (const part of ['To do', 'Newest comments']) await expect(main.getByRole('heading', { name: part, exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Who works here' })).toHaveCount(0) // without ManageContacts
  await page.getByRole('button', { name: 'Clear Building' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Hannah$/ })).toBeVisible()
  expect(errors).toEqual([])
})

test('a global admin without an account is led to the search from pages that show one', async ({ page }) => {
  await signIn(page, 'admin')
  for (const path of ['/properties', '/marketing', '/library', '/library/qrcodelist', '/scans/qrLocation', '/propertyAdd']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Choose an account' })).toBeVisible()
  }
  await page.goto('/')
  await page.getByRole('button', { name: 'Search accounts' }).click()
  await expect(page).toHaveURL(/\/adminSearch/)
})

test('an editor opened by its address alone takes the account of that address', async ({ page, baseURL }) => {
  const { gId, bId, qrId } = await demoIds(baseURL ?? '')
  await signInAt(page, 'admin', `/qrcode/${gId}/${bId}/${qrId}`)
  await settled(page)
  await expect(page).toHaveURL(new RegExp(`gId=${gId}`))
  await expect(page.getByRole('banner').getByLabel('Account', { exact: true }).and(page.locator('input:visible'))).toHaveValue(
    'Harborline Properties',
  )
})

test('the outbox finds mails by state and by text; one opens with its text; an empty table says "No Data" [A-RULE-006]', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.request.post('/csm/Session/RequestPasswordReset', { data: { Email: 'engineer@demo.example' } })
  await page.goto('/outbox')
  await settled(page)
  const row = page.getByRole('row').filter({ hasText: 'engineer@demo.example' }).first()
  await expect(async () => {
    if (!(await row.isVisible())) await page.reload()
    await expect(row).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })
  await row.click()
  const mail = page.getByRole('dialog')
  await expect(mail).toContainText('Set a new password')
  await page.keyboard.press('Escape')
  await expect(mail).toHaveCount(0)
  await page
    .getByRole('searchbox')
    .or(page.getByPlaceholder(/search/i))
    .locator('visible=true')
    .last()
    .fill('zz no such mail zz')
  await expect(page.getByText('No Data', { exact: true })).toBeVisible()
})

test('the developers’ page lists the calls of the server, and finds one by its name', async ({ page, request }) => {
  const { paths }: { paths: Record<string, object> } = await (await request.get('/openapi.json')).json()
  await signInAt(page, 'admin', '/developers')
  await settled(page)
  for (const path of [
    '/csm/Session/SignIn',
    '/csm/Session/SignOut',
    '/csm/Session/ResetPassword',
    '/csm/QrCode/GetQrCodes',
    '/csm/Upload/UploadImage',
  ])
    expect(Object.keys(paths), path).toContain(path)
  await page.getByRole('searchbox').fill('ResetPassword')
  await expect(page.getByRole('main').getByText('/csm/Session/ResetPassword')).toBeVisible()
  await expect(page.getByRole('main').getByText('/csm/Session/SignIn', { exact: true })).toHaveCount(0)
})

test('a table shows 10, 25, 50 or 100 rows a page, and "N/A" in an empty cell [A-CONST-051] [A-RULE-007]', async ({ page }) => {
  await page.route('**/csm/Entity/GetPropertyList?*', async route => {
    const reply = await route.fetch()
    const { data } = await reply.json()
    const rows = data.Properties.map((row: object) => ({ ...row, BuildingType: '' }))
    await route.fulfill({ response: reply, json: { data: { ...data, Properties: rows } } })
  })
  await signIn(page, 'executive')
  await settled(page)
  const heads = await page.getByRole('columnheader').allInnerTexts()
  const cells = page.getByRole('row').nth(1).getByRole('cell')
  await expect(cells.nth(heads.findIndex(head => head.trim() === 'Vertical'))).toHaveText('N/A')
  await page.unroute('**/csm/Entity/GetPropertyList?*')
  await page.goto('/library/qrcodelist')
  await settled(page)
  const size = page.getByLabel('Rows per page')
  expect(await size.locator('option').allInnerTexts()).toEqual(['10', '25', '50', '100'])
  for (const rows of [10, 25]) {
    await size.selectOption(String(rows))
    await expect(page.getByRole('row')).toHaveCount(rows + 1)
  }
})

test('the shared pieces: back header, section that folds, tile, chart card with its table, comments [A-SCREEN-044] [A-MSG-017]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAt(page, 'admin', '/kit')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Back' }).first()).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Third-floor bathroom, east wing' })).toBeVisible()
  const fold = main.getByRole('button', { name: /^Terms and conditions for suppliers/ })
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await fold.click()
  await expect(main.getByText('Closed at first.')).toBeVisible()
  await expect(main.getByRole('article', { name: 'CSAT 90' })).toContainText('4.36')
  const drawn = page
    .locator('#kit-charts')
    .getByRole('article')
    .filter({ has: page.getByRole('figure') })
  const title = await drawn.first().getByRole('heading').first().innerText()
  const card = page.locator('#kit-charts').getByRole('article', { name: title })
  await card.getByRole('button', { name: /table/i }).click()
  await expect(card.getByRole('table')).toBeVisible()
  await expect(page.locator('#kit-feedback').getByRole('listitem').first()).toBeVisible()
  await main.getByRole('button', { name: 'COPY Survey link' }).click()
  await expect(main.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe('https://lintel.example/s/7Q2M-HARBOR-POINT-EAST-LOBBY')
})

test('a picked range is kept in the browser, page by page, and its calendar has no future day [B-BEHAV-074] [C-BEHAV-059] [B-RULE-070]', async ({
  page,
  baseURL,
}) => {
  const { bId } = await demoIds(baseURL ?? '')
  await signIn(page, 'executive')
  const range = page
    .getByRole('main')
    .getByRole('button', { name: /Last \d+ Days/ })
    .first()
  const panel = page.getByRole('dialog')
  for (const [path, other] of [
    ['/scans/qrLocation', 'Last 60 Days'],
    [`/analyticsFeedback/${bId}`, 'Last 7 Days'],
  ] as const) {
    await page.goto(path)
    await settled(page)
    await range.click()
    if (path === '/scans/qrLocation') await hasNoFuture(page)
    await panel.getByRole('button', { name: other, exact: true }).click()
    await expect(range).toHaveAccessibleName(new RegExp(other))
    await page.reload()
    await expect(range).toHaveAccessibleName(new RegExp(other))
  }
  const stored = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes('range')))
  expect(new Set(stored.map(([, value]) => value))).toEqual(new Set(['Last 60 Days', 'Last 7 Days']))
})

/** The open calendar ends with today: no later day and no later month can be chosen. */
const hasNoFuture = async (page: Page): Promise<void> => {
  const { today, tomorrow } = await page.evaluate(() => {
    const name = (day: Date) => `${day.getDate()} ${day.toLocaleDateString('en-US', { month: 'long', year: 'numeric' })}`
    const next = new Date(Date.now() + 86_400_000)
    return { today: name(new Date()), tomorrow: next.getMonth() === new Date().getMonth() ? name(next) : null }
  })
  const calendar = page.getByRole('dialog')
  await expect(calendar.getByRole('button', { name: today, exact: true })).toBeEnabled()
  if (tomorrow) await expect(calendar.getByRole('button', { name: tomorrow, exact: true })).toBeDisabled()
  await expect(calendar.getByRole('button', { name: 'Next month' })).toBeDisabled()
}
