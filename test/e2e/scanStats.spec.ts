import { expect, type Page } from '@playwright/test'
import { SignInByPin } from '../../src/features/property/pins/contract.ts'
import { GetPinCodes } from '../../src/features/property/propertyPage/contract.ts'
import { findViolations } from '../support/axe.ts'
import { callsOf, newBuilding, northgate, visitorOf } from '../support/calls.ts'
import { setPinsOf } from '../support/hubs.ts'
import { consoleErrors, settled, signIn, signInAt, test } from '../support/people.ts'

const dayOf = (moment: Date, timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment)
const dayNow = (timeZone: string) => dayOf(new Date(), timeZone)
const main = (page: Page) => page.getByRole('main')
const cards = (page: Page, name: string) => main(page).getByRole('list', { name }).getByRole('button')

test('scan statistics by location have their filters, and no search [B-SCREEN-024, B-RULE-011, B-RULE-070, B-BEHAV-008]', async ({
  page,
}) => {
  const errors = consoleErrors(page)
  await signInAt(page, 'executive', '/scans/qrLocation')
  await settled(page)
  for (const name of ['Account', 'Building', 'QR Type']) await expect(main(page).getByRole('combobox', { name, exact: true })).toBeVisible()
  await expect(main(page).getByRole('textbox', { name: 'Search' })).toHaveCount(0)
  const all = await cards(page, 'Locations').count()
  expect(all).toBeGreaterThan(3)

  await test.step('a QR type and a building narrow the cards', async () => {
    await main(page).getByRole('combobox', { name: 'QR Type' }).click()
    await page.getByRole('option', { name: 'Wi-Fi' }).click()
    await expect(page).toHaveURL(/type=Wifi/)
    await expect.poll(() => cards(page, 'Locations').count()).toBeLessThan(all)
    await main(page).getByRole('button', { name: 'Clear QR Type' }).click()
    await expect.poll(() => cards(page, 'Locations').count()).toBe(all)
    await main(page).getByRole('combobox', { name: 'Building' }).click()
    await page.getByRole('option', { name: 'Cedar & Third' }).click()
    await expect(page).toHaveURL(/bId=/)
  })

  await test.step('no day after today can be chosen', async () => {
    await main(page)
      .getByRole('button', { name: /Date Range/ })
      .click()
    const today = dayNow('America/Los_Angeles') // the chosen building's
    const days = page.getByRole('dialog').getByRole('button', { name: /^\d{1,2} \w+ \d{4}$/ })
    await expect(days.first()).toBeVisible()
    const disabled = await Promise.all(
      (await days.all()).map(async day => [await day.getAttribute('aria-label'), await day.isDisabled()] as const),
    )
    expect(disabled.length).toBeGreaterThan(27)
    for (const [label, off] of disabled) expect([label, off]).toEqual([label, dayOf(new Date(`${label} 12:00 UTC`), 'UTC') > today])
    const isLast = dayOf(new Date(Date.parse(today) + 86_400_000), 'UTC').slice(0, 7) > today.slice(0, 7)
    if (!isLast) expect(disabled.filter(([, off]) => off).length).toBeGreaterThan(0)
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Next month' })).toBeDisabled()
  })
  expect(errors).toEqual([])
})

test('by QR name each code has its card, found by a search; a card opens its buttons and its months [B-ROUTE-027, B-SCREEN-024, B-RULE-011, B-BEHAV-047]', async ({
  page,
}) => {
  await signInAt(page, 'executive', '/scans/qrLocation')
  await main(page).getByRole('link', { name: 'Scans by QR name' }).click()
  await expect(page).toHaveURL(/\/scans\/qrName/)
  await expect(page.getByRole('heading', { level: 1, name: 'Scans by QR name' })).toBeVisible()
  await settled(page)
  const before = await cards(page, 'QR codes').count()
  await main(page).getByRole('textbox', { name: 'Search' }).fill('lobby')
  await expect.poll(() => cards(page, 'QR codes').count()).toBeLessThan(before)
  const names = await cards(page, 'QR codes').allTextContents()
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(name.toLowerCase()).toContain('lobby')

  await cards(page, 'QR codes').filter({ hasText: 'Lobby Feedback' }).first().click()
  const dialog = page.getByRole('dialog', { name: /Scans: Lobby Feedback/ })
  await expect(dialog.getByRole('columnheader')).toHaveText(['Button', 'Clicks', 'Avg. time', 'Total time'])
  await expect(dialog.getByRole('row', { name: /Submit/ }).first()).toBeVisible()
  const trend = dialog.getByRole('article', { name: 'Scans by month' })
  await expect(trend.locator('svg [data-series]').first()).toBeVisible()
  await trend.getByRole('button', { name: /table/i }).click()
  await expect(trend.getByRole('row')).toHaveCount(25)
})

test('the table beside the cards: sorted by a figure, with the course of the scans and the way to the code; it is remembered', async ({
  page,
}) => {
  const errors = consoleErrors(page)
  await signInAt(page, 'executive', '/scans/qrName')
  await settled(page)
  await main(page).getByText('Table', { exact: true }).click()
  const table = main(page).getByRole('table', { name: 'QR codes' })
  const figures = async (column: number) =>
    (await table.locator(`tbody td:nth-child(${column + 1})`).allTextContents()).map(text => Number(text.replaceAll(',', '')))
  await table.getByRole('button', { name: 'Scans', exact: true }).click()
  await expect(page).toHaveURL(/sort=scans/)
  const up = await figures(3)
  expect(up.length).toBeGreaterThan(3)
  expect(up).toEqual(up.toSorted((a, b) => a - b))
  await table.getByRole('button', { name: 'Scans', exact: true }).click()
  expect(await figures(3)).toEqual(up.toReversed())
  const sessions = await figures(5)
  for (const [at, scans] of (await figures(3)).entries()) expect(sessions[at]).toBeLessThanOrEqual(scans)
  await expect(table.getByRole('img').first()).toHaveAccessibleName(/\d/)
  expect(await findViolations(page, { include: 'main' })).toEqual([])

  await page.reload()
  await expect(table).toBeVisible()
  const first = table.locator('tbody tr').first()
  const name = await first.getByRole('button').textContent()
  await first.getByRole('button').click()
  await expect(page.getByRole('dialog', { name: `Scans: ${name}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/qrcode\//)
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
  expect(errors).toEqual([])
})

test('days are days of the building, also for a browser in Tokyo', async ({ browser }) => {
  const page = await browser.newPage({ timezoneId: 'Asia/Tokyo', locale: 'en-US' })
  await page.clock.setFixedTime(new Date(`${new Date().toISOString().slice(0, 10)}T01:00:00Z`)) // ten in the morning there, yesterday here
  await signIn(page, 'executive')
  const asked: URL[] = []
  page.on('request', request => request.url().includes('GetScanStats') && asked.push(new URL(request.url())))
  const clock = page.waitForResponse(/GetDashboardClock/)
  await page.goto('/scans/qrLocation')
  const { TimeZone } = (await (await clock).json()).data
  expect(TimeZone).toMatch(/^America\//)
  await settled(page)
  await main(page)
    .getByRole('button', { name: /Date Range/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Today', exact: true }).click()
  const now = new Date(await page.evaluate(() => Date.now()))
  await expect
    .poll(() => {
      const query = asked.at(-1)?.searchParams
      return ['startDate', 'endDate'].map(name => dayOf(new Date(Number(query?.get(name))), TimeZone))
    })
    .toEqual([dayOf(now, TimeZone), dayOf(now, TimeZone)])
  expect(dayOf(now, TimeZone)).not.toBe(dayOf(now, 'Asia/Tokyo'))
  expect(asked.at(-1)?.searchParams.get('tz')).toBe(TimeZone)
  await page.close()
})

test('PIN activity shows the types of PIN that signed in, where and when; nothing where nobody did [B-ROUTE-028]', async ({
  page,
  baseURL,
}) => {
  const call = await callsOf(baseURL ?? '', 'admin')
  const gId = await northgate(call)
  const name = `Pins ${Date.now()}`
  const bId = await newBuilding(call, gId, name)
  await setPinsOf(call, { gId, bId }, { ChiefEngineer: '4711' })
  await signInAt(page, 'admin', `/scans/pinActivity?gId=${gId}&bId=${bId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'PIN activity' })).toBeVisible()
  await expect(main(page).getByText('Nobody has signed in with a PIN in these days.')).toBeVisible()

  const { SignInUrl } = await call(GetPinCodes, { gId, bId })
  const Secret = SignInUrl?.split('/').at(-1) ?? ''
  for (let i = 0; i < 2; i++) await visitorOf(baseURL ?? '')(SignInByPin, { Secret, PIN: '4711' })
  await page.reload()
  await cards(page, 'PINs in use').filter({ hasText: 'Chief Engineer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign-ins: Chief Engineer' })
  const row = dialog.getByRole('row', { name: new RegExp(name) })
  await expect(row.getByRole('cell').nth(1)).toHaveText('2')
  await expect(row.getByRole('cell').last()).toHaveText(/\d\d\/\d\d\/\d{4}/)
  await expect(dialog.getByRole('article', { name: 'Sign-ins by month' }).locator('svg [data-series]').first()).toBeVisible()
})

for (const [path, call] of [
  ['/scans/qrLocation', 'QrCode/GetScanStats'],
  ['/scans/pinActivity', 'QrCode/GetPinActivity'],
] as const)
  test(`${path} says that its figures could not be loaded, and tries again`, async ({ page }) => {
    await signIn(page, 'executive')
    const refused = { code: 'sys.int.err', message: 'The figures broke.', requestId: 'r' }
    const broken = { status: 500, headers: { 'x-error-code': refused.code }, json: { error: refused } }
    await page.route(`**/csm/${call}?*`, route => route.fulfill(broken))
    await page.goto(path)
    await expect(main(page).getByText('The statistics could not be loaded.')).toBeVisible()
    await page.unroute(`**/csm/${call}?*`)
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await expect(main(page).getByText('The statistics could not be loaded.')).toHaveCount(0)
    await expect(main(page).getByRole('heading', { name: 'Figures of the chosen dates' })).toBeVisible()
  })

test('the statistics of a building are printed as they are narrowed', async ({ page }) => {
  await signInAt(page, 'executive', '/scans/qrName')
  await settled(page)
  const print = main(page).getByRole('button', { name: 'Download PDF' })

  await main(page).getByRole('combobox', { name: 'Building' }).click()
  await page.getByRole('option', { name: 'Anchor Street East' }).click()
  await main(page).getByRole('combobox', { name: 'QR Type' }).click()
  await page.getByRole('option', { name: 'Feedback', exact: true }).click()
  await main(page).getByRole('textbox', { name: 'Search' }).fill('lobby f')
  await expect(page).toHaveURL(/st=lobby/)
  await settled(page)
  await expect
    .poll(async () => {
      const texts = await cards(page, 'QR codes').allTextContents()
      return texts.length > 0 && texts.every(text => /lobby f/i.test(text))
    })
    .toBe(true)
  const shown = await cards(page, 'QR codes').count()

  const asked = page.waitForRequest(/PrintDashboard/)
  const download = page.waitForEvent('download', { timeout: 90_000 })
  await print.click()
  const { Path } = (await asked).postDataJSON() as { Path: string } // our own call's input
  expect((await download).suggestedFilename()).toMatch(/^Scans by QR name .+\.pdf$/)
  await page.goto(Path)
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
  const facts = (await main(page).getByRole('term').allTextContents()).map((name, at) => [name, at] as const)
  const values = await main(page).getByRole('definition').allTextContents()
  const said = Object.fromEntries(facts.map(([name, at]) => [name, values[at]]))
  expect(said).toMatchObject({
    Account: 'Harborline Properties',
    Building: 'Anchor Street East',
    'QR Type': 'Feedback',
    Search: 'lobby f',
  })
  await expect(main(page).getByRole('table').locator('tbody tr')).toHaveCount(shown)
})
