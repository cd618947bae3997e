import { expect, type Page } from '@playwright/test'
import { load, watchLoads } from '../support/loads.ts'
import { consoleErrors, demoPassword, settled, signIn, signInAt, somewhere, test } from '../support/people.ts'

/** Requests of a first visit, with an empty cache. */
const most = 15

/** Holds the scripts of these addresses back until the returned function is called. */
const holdScripts = async (page: Page, files: string): Promise<() => void> => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(files, async route => {
    await held
    await route.continue()
  })
  return () => release()
}

test('a first visit takes at most 15 requests: the sign-in page, and the start page of somebody who comes back', async ({
  page,
  browser,
}) => {
  await watchLoads(page)
  const login = await load(page, '/login')
  expect(login.requests.length, login.requests.join('\n')).toBeLessThanOrEqual(most)
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
  const other = await context.newPage()
  await signIn(other, 'executive')
  const session = await watchLoads(other)
  await session.send('Network.clearBrowserCache')
  const home = await load(other, '/')
  expect(home.requests.length, home.requests.join('\n')).toBeLessThanOrEqual(most)
  await context.close()
})

test('a browser without Temporal loads it before its first page; others never do', async ({ page, browser }) => {
  const loadsOf = async (other: typeof page) => {
    const files: string[] = []
    other.on('request', request => void files.push(new URL(request.url()).pathname))
    await signIn(other, 'executive')
    await settled(other)
    return files.filter(file => file.startsWith('/assets/temporal-')).length
  }
  expect(await loadsOf(page)).toBe(0)
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
  await context.addInitScript('delete globalThis.Temporal; delete Date.prototype.toTemporalInstant')
  const old = await context.newPage()
  const errors = consoleErrors(old)
  expect(await loadsOf(old)).toBe(1)
  expect(await old.evaluate("Temporal.Instant.from('2026-11-01T05:30Z').toZonedDateTimeISO('America/New_York').hour")).toBe(1)
  expect(errors).toEqual([])
  await context.close()
})

test('the sign-in page stands before its scripts; what was typed, chosen and pressed by then is kept', async ({ page }) => {
  const release = await holdScripts(page, '**/assets/index-*.js')
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  await page.getByLabel('Email').fill('executive@demo.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByLabel('Keep me logged in').check()
  await page.getByRole('button', { name: 'Sign in' }).click()
  const sent = page.waitForRequest(request => request.url().endsWith('/csm/Session/SignIn'))
  release()
  expect((await sent).postDataJSON()).toMatchObject({ UserName: 'executive@demo.example', KeepLoggedIn: true })
  await page.waitForURL(url => url.pathname !== '/login')
})

for (const [before, after] of [
  ['', '4711'],
  ['47', '11'],
  ['4711', ''],
] as const)
  test(`a PIN is sent whole where ${before.length} digits of it were typed before the scripts`, async ({ page }) => {
    const release = await holdScripts(page, '**/assets/index-*.js')
    await page.goto('/pin/0000000000000000', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: 'Enter your PIN' })).toBeVisible()
    await page.getByRole('textbox').first().focus()
    await page.keyboard.type(before)
    const sent = page.waitForRequest(request => request.url().endsWith('/csm/Session/SignInByPin'))
    release()
    await expect(page.locator('#still')).toHaveCount(0)
    await page.keyboard.type(after)
    expect((await sent).postDataJSON()).toMatchObject({ PIN: '4711' })
  })

test('after signing in on a slow line the frame stands at once, in outline', async ({ page }) => {
  const release = await holdScripts(page, '**/assets/frame-*.js')
  await page.goto('/login')
  await page.getByLabel('Email').fill('executive@demo.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Email')).toHaveCount(0)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  release()
  await settled(page)
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
})

test('what is typed into a page while the next one loads stays out of the address of the next one', async ({ page }) => {
  await signInAt(page, 'executive', '/reportBuilder')
  await settled(page)
  const release = await holdScripts(page, '**/assets/*.js')
  // Typed by the page itself, as soon as the address is of the next one: 150 ms later the old page is hidden.
  await page.evaluate(`(async () => {
    const link = [...document.querySelectorAll('main a')].find(one => one.textContent.trim() === 'New report')
    const search = document.querySelector('input[type=search][aria-label="Search by name"]')
    link.click() // resting on it would load the page before
    while (!location.pathname.startsWith('/reportBuilder/builder')) await new Promise(done => setTimeout(done))
    search.focus()
    if (!document.execCommand('insertText', false, 'lobby') || search.value !== 'lobby') throw new Error('nothing was typed')
  })()`)
  await page.waitForTimeout(800) // the search waits until typing pauses
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'New report' })).toBeVisible()
  expect(new URL(page.url()).search).not.toContain('lobby')
})
