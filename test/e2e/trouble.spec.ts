import { expect, type Page } from '@playwright/test'
import { expectToast, settled, signIn, signInAt, test } from '../support/people.ts'
import { demoIds } from '../support/screens.ts'

const logged = (page: Page): string[] => {
  const lines: string[] = []
  page.on('console', message => message.type() === 'error' && lines.push(message.text()))
  return lines
}
const refused = (message: string) => ({
  status: 500,
  headers: { 'x-error-code': 'sys.int.err' },
  json: { error: { code: 'sys.int.err', message, requestId: 'r' } },
})

test('a chunk that does not come is logged, without a toast; the page says so and offers to reload [B-RULE-026] [B-MSG-056]', async ({
  page,
}) => {
  const errors = logged(page)
  await signIn(page, 'employee')
  await settled(page)
  await page.route('**/assets/Settings-*.js', route => route.abort())
  await page.goto('/settings')
  // The page reloads by itself once, in case a new version has taken the old chunks away; then it waits for the reader.
  await expect(page.getByRole('heading', { level: 1, name: 'Loading chunk Settings failed' })).toBeVisible()
  await expect(page.getByText('CHUNK_LOAD_FAILED')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(errors.filter(line => /Settings-.*\.js/.test(line)).length).toBeGreaterThan(0)
  await page.unroute('**/assets/Settings-*.js')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

test('where the addresses of the pages do not come, somebody who was signed in is told so, and reloads', async ({ page }) => {
  await signIn(page, 'employee')
  await settled(page)
  await page.route('**/assets/shell-*.js', route => route.abort())
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Loading chunk shell failed' })).toBeVisible()
  await page.unroute('**/assets/shell-*.js')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

test('styles that do not come are told in their own words, with their code [B-MSG-057]', async ({ page }) => {
  await signIn(page, 'admin')
  await settled(page)
  await page.route('**/assets/contacts-*.css', route => route.abort())
  await page.goto('/portfolioTeam')
  await expect(page.getByRole('heading', { level: 1, name: 'Loading CSS chunk failed' })).toBeVisible()
  await expect(page.getByText('CSS_CHUNK_LOAD_FAILED')).toBeVisible()
  await page.unroute('**/assets/contacts-*.css')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Loading CSS chunk failed')
})

test('a screen that breaks leaves the frame standing, says so, and can be tried again', async ({ page }) => {
  const errors = logged(page)
  await signIn(page, 'employee')
  await settled(page)
  // A reply of the right shape outside and the wrong one inside: no server of ours sends it, but a screen must survive it.
  await page.route('**/csm/Landing/GetOverview*', route => route.fulfill({ json: { data: { Buildings: 7, Days: null } } }))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(
    page.getByRole('navigation').first().getByRole('link', { name: 'Analytics' }).or(page.getByText('Analytics')).first(),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to the start page' })).toBeVisible()
  expect(errors.length).toBeGreaterThan(0)
  await page.unroute('**/csm/Landing/GetOverview*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Hannah$/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Figures of the last 30 days' }).or(page.getByText('Average score')).first()).toBeVisible()
})

test('a refused save is a red toast at the top centre with the server’s message, for about 3 seconds [A-RULE-086] [A-RULE-085] [A-CONST-044]', async ({
  page,
}) => {
  await signInAt(page, 'employee', '/settings')
  await settled(page)
  await page.route('**/csm/Session/SaveSettings', route => route.fulfill(refused('The settings could not be kept.')))
  await page.waitForTimeout(1500)
  await page.getByRole('main').getByText('System', { exact: true }).click()
  const toast = page.getByRole('alert').filter({ hasText: 'The settings could not be kept.' })
  await expect(toast).toBeVisible()
  const seen = Date.now()
  const box = await toast.boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(box?.y).toBeLessThan(80)
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(40)
  await expect(toast).toBeHidden({ timeout: 6000 })
  expect(Date.now() - seen).toBeGreaterThan(2400)
  expect(Date.now() - seen).toBeLessThan(4500)
})

test('a refused reading is a toast for 2 seconds [A-CONST-043] [A-CONST-044]', async ({ page }) => {
  await signIn(page, 'gm')
  await settled(page)
  await page.waitForTimeout(1500)
  await page.route('**/csm/QrCode/GetQrCodes*', route => route.fulfill(refused('No codes today.')))
  await page.getByRole('navigation').first().getByRole('link', { name: 'QR Library', exact: true }).click()
  const toast = page.getByRole('alert').filter({ hasText: 'No codes today.' })
  await expect(toast).toBeVisible()
  const seen = Date.now()
  await expect(toast).toBeHidden({ timeout: 6000 })
  expect(Date.now() - seen).toBeGreaterThan(1400)
  expect(Date.now() - seen).toBeLessThan(3000)
})

test('a form of an existing record is read-only until Edit; Cancel locks it and discards; a save says "Successfully saved" [A-STATE-005] [A-STATE-006] [A-MSG-015] [A-SCREEN-044]', async ({
  page,
  baseURL,
}) => {
  const { gId, bId } = await demoIds(baseURL ?? '')
  await page.route('**/csm/Entity/EditProperty', route => route.fulfill({ json: { data: { acId: bId } } }))
  await signInAt(page, 'admin', `/propertyAdd/${bId}/0?gId=${gId}`)
  await settled(page)
  const main = page.getByRole('main')
  const city = main.getByRole('textbox', { name: /^City/ })
  const edit = main.getByRole('button', { name: 'Edit Basic Info' })
  await expect(edit).toBeVisible()
  await expect(city).toHaveCount(0)
  await edit.click()
  await expect(city).toBeEditable()
  const before = await city.inputValue()
  expect(before).not.toBe('')
  await city.fill('Nowhere')
  await main.getByRole('button', { name: 'Cancel', exact: true }).first().click()
  await page.getByRole('button', { name: 'Discard Changes' }).click()
  await expect(city).toHaveCount(0)
  await expect(main.getByText('Nowhere')).toHaveCount(0)
  await edit.click()
  await expect(city).toHaveValue(before)
  await city.fill('Somewhere else')
  await main.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expectToast(page, 'Successfully saved')
  await expect(city).toHaveCount(0)
  await expect(edit).toBeVisible()
})

test('an address of a code or a building that is none says so, and leads back', async ({ page, baseURL }) => {
  const { gId, bId } = await demoIds(baseURL ?? '')
  const nobody = '0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000'
  const missing = {
    code: 'This code does not exist, or you may not see it.',
    building: 'This building does not exist, or you may not see it.',
  }
  await signIn(page, 'gm')
  for (const [path, text, back] of [
    [`/qrcode/${gId}/${bId}/${nobody}`, missing.code, 'All QR codes'],
    [`/qrcode/${gId}/${bId}/nonsense`, missing.code, 'All QR codes'],
    [`/qrcode/${gId}/${nobody}`, missing.building, 'All QR codes'],
    [`/qrcode/${gId}/nonsense`, missing.building, 'All QR codes'],
    [`/feedbackOverall/${nobody}`, missing.building, 'To the start page'],
    ['/feedbackOverall/nonsense', missing.building, 'To the start page'],
    ['/analyticsFeedback/nonsense', missing.building, 'To the start page'],
    [`/feedbackOverall/${bId}/${'x'.repeat(90)}`, missing.building, 'To the start page'],
  ] as const) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByText(text)).toBeVisible()
    await expect(main.getByRole('link', { name: back })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await expect(page.getByText('Please fill in the required fields')).toHaveCount(0)
  }
})
