import type { BrowserContext, Locator, Page } from '@playwright/test'
import { type Caller, callsOf, newBuilding, northgate } from './calls.ts'
import { keepSession, settled, somewhere, test } from './people.ts'

export type AdminPages = {
  call: Caller
  gId: string
  newPage(): Promise<Page>
  /** A page of the administrator, settled. */
  open(path: string): Promise<Page>
  /** A building of the test's own. */
  building(): Promise<{ name: string; bId: string }>
}

/** The administrator in the second demo account, signed in once for all tests of a file: sign-ins of one account are limited by the minute. */
export const useAdmin = (): AdminPages => {
  let context: BrowserContext
  let made = 0
  const given: AdminPages = {
    call: () => Promise.reject(new Error('not signed in yet')),
    gId: '',
    newPage: () => context.newPage(),
    open: async path => {
      const page = await context.newPage()
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}gId=${given.gId}`)
      await settled(page)
      return page
    },
    building: async () => {
      const name = `Info ${Date.now()} ${++made}`
      return { name, bId: await newBuilding(given.call, given.gId, name) }
    },
  }
  test.beforeAll(async ({ browser, baseURL }) => {
    given.call = await callsOf(baseURL ?? '', 'admin')
    given.gId = await northgate(given.call)
    context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
    const page = await context.newPage()
    await keepSession(page, 'admin')
    await page.close()
  })
  test.afterAll(() => context.close())
  return given
}

/** The Edit button of Basic Info. */
export const editButton = (page: Page): Locator => page.getByRole('button', { name: 'Edit Basic Info' })

/** Chooses an option of a field. */
export const pick = async (page: Page, field: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: field, exact: false }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** The building picker of the top bar. */
export const buildingPicker = (page: Page): Locator =>
  page
    .getByRole('banner')
    .locator('input:visible')
    .and(page.getByLabel('Building', { exact: true }))

/** What the session has chosen, as the browser keeps it. */
export const selection = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('lintel-session') ?? '{}').selection)
