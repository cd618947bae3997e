import { expect, type Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { emptyCells } from '../support/emptyCells.ts'
import { doubles, load, SHIFT, watchLoads, withoutEvents } from '../support/loads.ts'
import { consoleErrors, settled, signIn, somewhere, test } from '../support/people.ts'
import { errorToasts, rawTexts } from '../support/rawTexts.ts'
import type { ScreenAt } from '../support/screenAt.ts'
import { demoIds, screens } from '../support/screens.ts'
import { smallTargets } from '../support/targets.ts'

test.describe.configure({ mode: 'parallel' })

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
// What only repeats takes most of axe's time: rows of a table after the eighth, and the menu after the first screen of a part.
const repeatedRows = 'tbody > tr:nth-child(n+9)'
const menu = 'aside > nav'

// One screen of each kind.
const kindsOnPhone = new Set(
  `login reset-new pin survey-welcome scan-feedback scan-unknown admin-search account-create account-profile property-pin property-add-ons permissions
  audit import home own-search settings properties property-edit property-upsells property-accounting contacts contacts-pins portfolio-team
  customer-surveys survey-responses survey-as-customer surveys survey-builder library qr-list qr-edit feedback scans-name marketing customer-portal
  requests request bookings bookings-week operations home-building import-file reports front-desk evacuation service-requests vacancy-leads tenant-health guestLog`.split(
    /\s+/,
  ),
)

// In parts of about fifteen screens, so that every worker has its share.
const parts = [
  ['executive', 0, 7],
  ['executive', 1, 7],
  ['executive', 2, 7],
  ['executive', 3, 7],
  ['executive', 4, 7],
  ['executive', 5, 7],
  ['executive', 6, 7],
  ['admin', 0, 3],
  ['admin', 1, 3],
  ['admin', 2, 3],
  [null, 0, 1],
  ['marketing', 0, 1],
  ['gm', 0, 1],
  ['employee', 0, 1],
] as const

test('the walk leaves no screen out', async ({ baseURL }) => {
  const walked = new Set<string | null>(parts.map(([who]) => who))
  expect(screens(await demoIds(baseURL ?? '')).filter(({ who }) => !walked.has(who))).toEqual([])
})

for (const [who, part, of] of parts)
  test(`screens of ${who ?? 'visitors'}, part ${part + 1} of ${of}, at a desk and on a phone: axe finds nothing, light and dark, a finger has 44 px, no cell is empty, every text is filled in, nothing fails, nothing moves or is asked twice while loading`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(300_000)
    const own = screens(await demoIds(baseURL ?? '')).filter(one => one.who === who)
    const context = await browser.newContext({
      viewport: desk,
      hasTouch: true,
      colorScheme: 'light',
      locale: 'en-US',
      extraHTTPHeaders: { 'x-forwarded-for': somewhere() },
    })
    const page = await context.newPage()
    const errors = consoleErrors(page)
    if (who) await signIn(page, who)
    await withoutEvents(await watchLoads(page))
    const found: string[] = []
    const exclude = [repeatedRows]
    for (const screen of own.filter((_, i) => i % of === part)) {
      found.push(...(await judgeAtDesk(page, screen, exclude)))
      await page.setViewportSize(phone)
      found.push(...(await judgeOnPhone(page, screen, exclude)))
      if (exclude.length === 1) exclude.push(menu)
      await page.setViewportSize(desk)
    }
    found.push(...errors)
    expect(found, found.join('\n')).toEqual([])
    await context.close()
  })

/** Loads a screen and tells everything that is wrong with it on a desk. It stays there, dark: the theme changes colours and nothing else. */
const judgeAtDesk = async (page: Page, { name, path }: ScreenAt, exclude: readonly string[]): Promise<string[]> => {
  const found = [...(await judgeLoad(page, path)), ...(await findViolations(page, { exclude }))]
  found.push(...(await emptyCells(page)).map(cell => `has an empty cell: ${cell}`))
  found.push(...(await rawTexts(page)).map(text => `shows a raw text: ${text}`))
  found.push(...(await errorToasts(page)).map(text => `says while loading: ${text}`))
  await page.evaluate(`document.documentElement.setAttribute('data-mantine-color-scheme', 'dark')`)
  found.push(...(await findViolations(page, { exclude, rules: ['color-contrast'] })).map(violation => `dark: ${violation}`))
  return found.map(problem => `${name}: ${problem}`)
}

/** The same screen on a phone: what a finger presses; of each kind of screen also what axe says there, dark, and how it loads. */
const judgeOnPhone = async (page: Page, { name, path }: ScreenAt, exclude: readonly string[]): Promise<string[]> => {
  await settled(page)
  // The gallery of the kit shows half stars, of which two make one target.
  const found = name === 'kit' ? [] : (await smallTargets(page)).map(target => `is too small to press: ${target}`)
  if (kindsOnPhone.has(name)) {
    found.push(...(await findViolations(page, { exclude })).map(violation => `dark: ${violation}`))
    found.push(...(await judgeLoad(page, path)))
  }
  return found.map(problem => `${name}, on a phone: ${problem}`)
}

const judgeLoad = async (page: Page, path: string): Promise<string[]> => {
  const { shift, moved, asked } = await load(page, path)
  const found = doubles(asked).map(call => `asks twice for ${call}`)
  return shift > SHIFT ? [...found, `moves by ${shift.toFixed(3)}: ${moved.join(' | ')}`] : found
}
