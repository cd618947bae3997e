import { expect, type Page } from '@playwright/test'
import { EVENTS_PATH } from '../../src/core/wire.ts'
import { newPerson } from '../support/newPerson.ts'
import { demoPassword, settled, signIn, signInAt, signInByForm, somewhere, test, userMenu } from '../support/people.ts'
import { openBuilding } from '../support/roundBuilding.ts'
import { tokenOf } from '../support/sessions.ts'
import { openStream } from '../support/streams.ts'

const openMenu = (page: Page): Promise<void> => userMenu(page).click()
const html = (page: Page) => page.locator('html')
const isDark = (page: Page): Promise<void> => expect(html(page)).toHaveAttribute('data-mantine-color-scheme', 'dark')

test('settings: theme light or dark, language en, es or fr; defaults are light and en [A-SCREEN-008] [A-SCREEN-009] [A-CONST-061] [A-CONST-062] [B-CONST-095]', async ({
  page,
  baseURL,
}) => {
  await signInAt(page, await newPerson(baseURL ?? ''), '/settings')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('main').getByText('Dark', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.getByRole('main').getByText('Français', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible()
  await page.getByRole('main').getByText('Español', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible()
  await page.getByRole('main').getByText('English', { exact: true }).click()
  await page.getByRole('main').getByText('Light', { exact: true }).click()
})

test('the Settings page is /settings, in the user menu; the Account profile page is /accountInfo, in the side menu [A-BEHAV-027]', async ({
  page,
}) => {
  await signIn(page, 'executive')
  await openMenu(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL(/\/settings(\?|$)/)
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Account Info' }).click()
  await expect(page).toHaveURL(/\/accountInfo(\?|$)/)
  await expect(page.getByRole('heading', { level: 1, name: 'Account Info' })).toBeVisible()
  await expect(page.getByRole('main').getByText('415 Anchor Street')).toBeVisible()
})

test('theme and language are kept with the user: after a reload, and in another browser [A-SCREEN-008]', async ({
  page,
  browser,
  baseURL,
}) => {
  const who = await newPerson(baseURL ?? '')
  await signInAt(page, who, '/settings')
  await page.getByRole('main').getByText('Dark', { exact: true }).click()
  await isDark(page)
  const saved = page.waitForResponse(
    reply => reply.url().endsWith('/Session/SaveSettings') && (reply.request().postData() ?? '').includes('fr'),
  )
  await page.getByRole('main').getByText('Français', { exact: true }).click()
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible()
  await isDark(page)
  const other = await browser.newPage({ locale: 'en-US', extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
  await other.goto('/login')
  await expect(html(other)).toHaveAttribute('lang', 'en')
  await signInByForm(other, who)
  await expect(html(other)).toHaveAttribute('lang', 'fr')
  await isDark(other)
  const back = other.waitForResponse(reply => (reply.request().postData() ?? '').includes('"en"'))
  await openMenu(other)
  await other.getByRole('dialog').getByText('English', { exact: true }).click()
  await back
  const light = other.waitForResponse(reply => (reply.request().postData() ?? '').includes('"light"'))
  await other.getByRole('dialog').getByText('Light', { exact: true }).click()
  expect((await light).status()).toBe(200)
  await other.close()
})

test('a language picked on the sign-in page stays after it', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Español' }).click()
  await page.getByLabel('Correo electrónico').fill('gm2@demo.example')
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edificios' })).toBeVisible()
})

test('the user menu tells who is signed in, leads to the settings and out [A-SCREEN-007]', async ({ page }) => {
  await signIn(page, 'employee')
  await openMenu(page)
  const menu = page.getByRole('dialog', { name: 'Account of Hannah Osei' })
  await expect(menu).toContainText('employee@demo.example')
  await menu.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(menu).toHaveCount(0)
  await openMenu(page)
  await expect(menu.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await openMenu(page)
  await menu.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('sign-out in one tab ends the other: its page gives way to the sign-in page', async ({ page, context }) => {
  await signIn(page, 'executive')
  const other = await context.newPage()
  await other.goto('/library/qrcodelist')
  await settled(other)
  await expect(other).toHaveURL(/\/library\/qrcodelist/)
  await openMenu(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/)
  await expect(other.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  await other.goto('/properties')
  await expect(other).toHaveURL(/\/login/)
})

// A busy browser: tabs hear of each other after the lock has passed on.
const slowChannel = `(() => {
  const post = BroadcastChannel.prototype.postMessage
  BroadcastChannel.prototype.postMessage = function (message) { setTimeout(() => post.call(this, message), 300) }
})()`

test('a browser whose events go to newer ones rests in all its tabs until somebody returns to one', async ({
  page,
  context,
  baseURL: base,
}) => {
  const baseURL = base ?? ''
  const who = await newPerson(baseURL)
  const streams: string[] = []
  context.on('request', request => request.url().includes(EVENTS_PATH) && streams.push(request.url()))
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.addInitScript(slowChannel)
  await signInAt(page, who, '/')
  await settled(page)
  await other.goto('/')
  await settled(other)
  await expect.poll(() => streams.length).toBeGreaterThan(0)
  const before = streams.length
  const gId = new URL(streams[0] ?? '').searchParams.get('gId') ?? ''
  const token = await tokenOf(baseURL, who)
  const newer = await Promise.all(Array.from({ length: 6 }, () => openStream(baseURL, token, gId)))
  await page.waitForTimeout(2500) // the first try again would come after one second, the next tab's at once
  expect(streams.length).toBe(before)
  expect(newer.map(one => one.ended())).toEqual(newer.map(() => false))
  await other.evaluate(`window.dispatchEvent(new Event('focus'))`)
  await expect.poll(() => streams.length).toBe(before + 1)
  for (const one of newer) one.close()
})

test('a token that has ended leads to sign-in and back to the page, without a word of error [A-RULE-079] [A-STATE-024]', async ({
  page,
  request,
}) => {
  let token = ''
  page.on('request', one => (token = one.headers()['user-token'] ?? token))
  await signIn(page, 'executive')
  await page.getByRole('navigation').first().getByRole('link', { name: 'QR Library', exact: true }).click()
  await settled(page)
  expect(token).toMatch(/^ut_/)
  const ended = await request.post('/csm/Session/SignOut', { data: {}, headers: { 'user-token': token } })
  expect(ended.status()).toBe(200)
  await expect(page).toHaveURL(/\/login\?next=%2Flibrary/)
  await expect(page.getByText('You have signed out in another window. Sign in to go on where you were.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByLabel('Email').fill('executive@demo.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/library(\?|$)/)
  await expect(page.getByRole('heading', { level: 1, name: 'QR Library' })).toBeVisible()
})

test('the page of a sign takes a PIN of four digits and signs in by it; a wrong one may be typed again [A-BEHAV-055]', async ({ page }) => {
  await page.goto('/pin/0123456789ABCDEF')
  const asked = page.waitForRequest(one => one.url().endsWith('/csm/Session/SignInByPin'))
  await page.getByLabel('Digit 1', { exact: true }).click() // each says which it is, in the language of the page
  await page.keyboard.type('1234')
  expect((await asked).postDataJSON()).toEqual({ Secret: '0123456789ABCDEF', PIN: '1234' })
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('The PIN is not right.')
  await expect(page.getByText('The PIN is not right.')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
})

test('a new password leads to the sign-in page after 2 seconds [C-CONST-073]', async ({ page }) => {
  await page.route('**/csm/Session/ResetPassword', route => route.fulfill({ json: { data: {} } }))
  await page.goto('/reset?token=rs_some')
  await page.getByLabel('New password', { exact: true }).fill('Quiet-Lantern-42')
  await page.getByLabel('Repeat the new password').fill('Quiet-Lantern-42')
  const saved = page.waitForResponse('**/csm/Session/ResetPassword')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await saved
  const told = Date.now()
  await expect(page.getByRole('button', { name: 'Save the password' })).toBeDisabled()
  await page.waitForURL(/\/login/, { timeout: 6000 })
  expect(Date.now() - told).toBeGreaterThan(1500)
  expect(Date.now() - told).toBeLessThan(3000)
})

// No demo user manages buildings and has one only: the reply is cut to its first row.
const oneBuilding = (page: Page): Promise<unknown> =>
  page.route('**/csm/Entity/GetPropertyList?*', async route => {
    // A page that goes on takes its call back, answer and all.
    const reply = await route.fetch().catch(() => null)
    const body = await reply?.json().catch(() => null)
    if (!reply || !body) return
    const { data } = body
    await route.fulfill({ response: reply, json: { data: { ...data, Properties: data.Properties.slice(0, 1), Total: 1 } } })
  })

test('a single building is chosen at once and leads from the list of buildings to its QR codes [A-STATE-026]', async ({ page }) => {
  await oneBuilding(page)
  await signIn(page, 'executive')
  await expect(page).toHaveURL(/\/library\/qrcodelist\?.*bId=/)
  const picker = page.getByRole('banner').getByLabel('Building', { exact: true }).and(page.locator('input:visible'))
  await expect(picker).toBeDisabled()
  await expect(picker).not.toHaveValue('')
})

test('where a single building is chosen, its list opens from the menu, and Create New Building stands in the palette too', async ({
  page,
}) => {
  await oneBuilding(page)
  await signIn(page, 'executive')
  await expect(page).toHaveURL(/\/library\/qrcodelist\?.*bId=/)
  await page.getByRole('navigation').getByRole('link', { name: 'Buildings', exact: true }).click()
  await expect(page).toHaveURL(/\/properties\?/)
  await settled(page)
  await expect(page).toHaveURL(/\/properties\?/)
  await expect(page.getByRole('button', { name: 'Create New Building' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('option', { name: 'Create New Building' }).click()
  await expect(page).toHaveURL(/\/propertyAdd\?/)
  await expect(page.getByRole('heading', { level: 1, name: 'Create New Building' })).toBeVisible()
})

const broken = { code: 'sys.int.err', message: 'The list broke.', requestId: 'r' }
const refusal = { status: 500, headers: { 'x-error-code': broken.code }, json: { error: broken } }

for (const [list, calls, told] of [
  ['accounts', '**/csm/Group/GetGroups*', 0],
  ['buildings', '**/csm/Entity/GetPropertyList*', 1],
] as const)
  test(`a list of ${list} that fails ends its loading, ${told ? 'with its message' : 'without a word [A-RULE-084]'} [A-RULE-083]`, async ({
    page,
  }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(calls, async route => {
      await promise
      await route.fulfill(refusal)
    })
    await signIn(page, 'employee')
    const loading = page.getByRole('banner').getByRole('img', { name: 'Loading' })
    await expect(loading).toHaveCount(1)
    resolve()
    await expect(loading).toHaveCount(0)
    if (told) await expect(page.getByText(broken.message).first()).toBeVisible()
    else await page.waitForTimeout(500)
    await expect(page.getByText(broken.message)).toHaveCount(told)
  })

test('what is wrong is said in the language that was chosen, before anybody has signed in', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lintel-language', 'es'))
  await page.goto('/login')
  await page.getByRole('textbox').first().fill('ana')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByText('Formato incorrecto. Escriba un correo electrónico, como nombre@empresa.com.')).toBeVisible()
  await expect(page.getByText('Obligatorio')).toBeVisible()
})

test('an address of an account that is not there for somebody says so, and leads back to their own', async ({ page, baseURL }) => {
  const { gId, bId } = await openBuilding(baseURL ?? '') // of Northgate
  await signInAt(page, 'executive', '/properties')
  await expect(page.getByRole('heading', { name: 'Buildings', level: 1 })).toBeVisible()
  for (const path of ['/properties', '/analytics/dashboard/roundAnalytics', `/propertyAdd/${bId}`]) {
    await page.goto(`${path}?gId=${gId}&bId=${bId}`)
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
  }
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Buildings' }).click()
  await expect(page.getByRole('heading', { name: 'Buildings', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Anchor Street East' }).first()).toBeVisible()
})
