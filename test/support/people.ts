import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, test as base, type Locator, type Page } from '@playwright/test'
import { signedInBefore } from './sessions.ts'

/** Each test comes from an address of its own, so that limits by address do not couple tests. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': somewhere() })
    await use(context)
  },
})

const part = () => Math.floor(Math.random() * 250) + 1
/** An address of a private network, made up. */
export const somewhere = (): string => `10.${part()}.${part()}.${part()}`

export const demoPassword = 'Harbour-Lights-77'

const emailOf = (who: string): string => (who.includes('@') ? who : `${who}@demo.example`)

/** Signs somebody in through the sign-in page: a demo user by name, or anybody by e-mail. */
export const signInByForm = async (page: Page, who: string, password = demoPassword): Promise<void> => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(emailOf(who))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(url => !url.pathname.startsWith('/login'), { timeout: 30_000 })
}

/** Opens the portal as somebody who has signed in: a demo user by name, or anybody by e-mail. For tests that are not about the form. */
export const signIn = async (page: Page, who: string, base = ''): Promise<void> => {
  await keepSession(page, who, base)
  await page.goto(`${base}/login`)
  await page.waitForURL(url => !url.pathname.startsWith('/login'), { timeout: 30_000 })
  await userMenu(page).waitFor()
}

/** The same at an address, without the start page before it: a load of the portal less. */
export const signInAt = async (page: Page, who: string, address: string): Promise<void> => {
  await keepSession(page, who)
  await page.goto(address)
  await userMenu(page).waitFor()
}

/** Puts a session of somebody into a browser, and loads no page of the portal. */
export const keepSession = async (page: Page, who: string, base = ''): Promise<void> => {
  await page.goto(`${base}/ready`) // a page of the same origin, to reach its storage
  const { acId } = await signedInBefore(page.context(), page.url(), emailOf(who))
  await page.evaluate(user => localStorage.setItem('lintel-session', JSON.stringify({ acId: user, selection: {} })), acId)
}

/** Waits until a page shows what it has to show: its heading, nothing that still loads, and nothing that has changed for a while. (An event stream stays open.) */
export const settled = async (page: Page): Promise<void> => {
  await page.locator('h1').first().waitFor({ timeout: 20_000 })
  for (let [i, quiet, before] = [0, 0, -1]; i < 100 && quiet < 4; i++) {
    await page.waitForTimeout(100)
    const changes = await page.evaluate<number>(countChanges).catch(() => -1) // it is just leading elsewhere
    quiet = changes >= 0 && changes === before ? quiet + 1 : 0
    before = changes
  }
}

/** How often a page has changed since it was first asked; -1 while something loads. What the page of the kit shows as loading never ends. */
const countChanges = `(() => {
  if (window.changesSeen === undefined) {
    window.changesSeen = 0
    new MutationObserver(() => { window.changesSeen++ }).observe(document, { subtree: true, childList: true, characterData: true })
  }
  return location.pathname !== '/kit' && document.querySelector('[aria-busy="true"]') ? -1 : window.changesSeen
})()`

/** Waits for a toast. The page itself looks for it, frame by frame: asked from outside, a busy machine misses what stands for two seconds. */
export const expectToast = async (page: Page, text: string): Promise<void> => {
  const seen = await page.evaluate<boolean>(`new Promise(resolve => {
    const began = Date.now()
    const look = () => {
      const toasts = [...document.querySelectorAll('[role=status], [role=alert]')]
      if (toasts.some(one => one.textContent.includes(${JSON.stringify(text)}))) return resolve(true)
      if (Date.now() - began > 15000) return resolve(false)
      requestAnimationFrame(look)
    }
    look()
  })`)
  if (!seen) throw new Error(`no toast says: ${text}`)
}

/** Console errors of a page, collected from now on; what the browser itself says of refused calls is not ours. */
export const consoleErrors = (page: Page): string[] => {
  const errors: string[] = []
  page.on('console', message => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) errors.push(message.text())
  })
  page.on('pageerror', error => errors.push(String(error)))
  return errors
}

/** The one-time link of the newest mail to somebody, as it stands in the mail (quoted-printable). */
export const mailedLink = async (email: string): Promise<string> => {
  for (let i = 0; i < 150; i++) {
    const mail = receivedMails().findLast(raw => raw.includes(`To: ${email}`))
    const link = /href=3D"(https?:[^"]+\/(?:reset|invitation)\?token=3D[\w-]+)"/.exec(mail?.replaceAll('=\r\n', '') ?? '')?.[1]
    if (link) return link.replaceAll('=3D', '=')
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`no link to ${email}`)
}

/** Sets a password behind a one-time link, perhaps of an invitation, and signs in with it, in a page of its own. */
export const joinBy = async (browser: Browser, link: string, email: string, password: string): Promise<Page> => {
  const page = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Repeat the new password').fill(password)
  await page.getByRole('button', { name: /^(Save the password|Accept)$/ }).click()
  await page.waitForURL(/\/login/)
  await settled(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(url => !url.pathname.startsWith('/login'))
  return page
}

/** The button of the top bar that opens the user menu, in any of the languages. */
export const userMenu = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^(Account of|Cuenta de|Compte de) / })

/** The items of the side menu. */
export const menuItems = (page: Page): Locator => page.getByRole('navigation', { name: 'Main menu' }).getByRole('listitem')

/** Raw mails that the test's SMTP server has taken, oldest first. */
export const receivedMails = (): string[] => {
  const folder = path.resolve('node_modules/.cache/e2e/mails')
  return readdirSync(folder)
    .toSorted()
    .map(name => readFileSync(path.join(folder, name), 'utf8'))
}

/** How long a toast stands, in ms by the page's own clock, so that a busy machine does not lengthen it. Asked before the toast comes. */
export const timeToast = (page: Page, role: 'status' | 'alert', text: string): Promise<number> =>
  page.evaluate(`new Promise(resolve => {
    let from = 0
    const look = () => {
      const there = [...document.querySelectorAll('[role=${role}]')].some(toast => toast.textContent.includes(${JSON.stringify(text)}))
      if (there && from === 0) from = performance.now()
      if (there || from === 0) return
      observer.disconnect()
      resolve(performance.now() - from)
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    look() // a key that was pressed after this was sent may have come first
  })`)
