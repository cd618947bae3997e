import { type Browser, expect, type Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { doubles, load, SHIFT, watchLoads, withoutEvents } from '../support/loads.ts'
import { consoleErrors, signIn, somewhere, test } from '../support/people.ts'
import { demoIds, type ScreenAt, screens } from '../support/screens.ts'
import { smallTargets } from '../support/targets.ts'

test.describe.configure({ mode: 'parallel' })

const sizes = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
} as const
type Size = keyof typeof sizes

// In parts of about fifteen screens, so that every worker has its share.
const parts = [
  ['executive', 0, 4],
  ['executive', 1, 4],
  ['executive', 2, 4],
  ['executive', 3, 4],
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
  test(`screens of ${who ?? 'visitors'}, part ${part + 1} of ${of}, at a desk and on a phone: axe finds nothing, light and dark, a finger has 44 px, nothing moves or is asked twice while loading`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(300_000)
    const own = screens(await demoIds(baseURL ?? '')).filter(one => one.who === who)
    const found: string[] = []
    const pages = await Promise.all((['desk', 'phone'] as const).map(size => openPage(browser, who, size)))
    for (const screen of own.filter((_, i) => i % of === part)) for (const page of pages) found.push(...(await judge(page, screen)))
    found.push(...pages.flatMap(({ errors }) => errors))
    expect(found, found.join('\n')).toEqual([])
    for (const { page } of pages) await page.context().close()
  })

type WalkedPage = { page: Page; size: Size; errors: string[] }

const openPage = async (browser: Browser, who: string | null, size: Size): Promise<WalkedPage> => {
  const context = await browser.newContext({
    ...sizes[size],
    colorScheme: 'light',
    locale: 'en-US',
    extraHTTPHeaders: { 'x-forwarded-for': somewhere() },
  })
  const page = await context.newPage()
  const errors = consoleErrors(page)
  if (who) await signIn(page, who)
  await withoutEvents(await watchLoads(page))
  return { page, size, errors }
}

/** Loads a screen and tells everything that is wrong with it at this size. The theme changes colours and nothing else. */
const judge = async ({ page, size }: WalkedPage, { name, path }: ScreenAt): Promise<string[]> => {
  const { shift, moved, asked } = await load(page, path)
  const found = doubles(asked).map(call => `asks twice for ${call}`)
  if (shift > SHIFT) found.push(`moves by ${shift.toFixed(3)}: ${moved.join(' | ')}`)
  found.push(...(await findViolations(page)))
  if (size === 'phone') found.push(...(await smallTargets(page)).map(target => `is too small to press: ${target}`))
  await page.evaluate(`document.documentElement.setAttribute('data-mantine-color-scheme', 'dark')`)
  found.push(...(await findViolations(page, { rules: ['color-contrast'] })).map(violation => `dark: ${violation}`))
  return found.map(problem => `${name}, ${size}: ${problem}`)
}
