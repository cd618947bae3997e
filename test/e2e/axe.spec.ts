import { expect } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { consoleErrors, settled, signIn, somewhere, test } from '../support/people.ts'
import { demoIds, screens } from '../support/screens.ts'

// In parts, so that both workers have their share of the long ones.
const parts = [
  [null, 0, 1],
  ['executive', 0, 3],
  ['executive', 1, 3],
  ['executive', 2, 3],
  ['admin', 0, 2],
  ['admin', 1, 2],
  ['marketing', 0, 1],
  ['employee', 0, 1],
] as const

for (const [who, part, of] of parts)
  test(`axe finds nothing on the screens of ${who ?? 'visitors'}, light and dark, part ${part + 1} of ${of}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(240_000)
    const context = await browser.newContext({
      colorScheme: 'light',
      locale: 'en-US',
      extraHTTPHeaders: { 'x-forwarded-for': somewhere() },
    })
    await context.addInitScript(`localStorage.setItem('lintel-theme', 'light')`)
    const page = await context.newPage()
    const errors = consoleErrors(page)
    if (who) await signIn(page, who)
    const all = screens(await demoIds(baseURL ?? '')).filter(one => one.who === who)
    for (const screen of all.filter((_, i) => i % of === part)) {
      await page.goto(screen.path)
      await settled(page)
      expect.soft(await findViolations(page), screen.name).toEqual([])
      // The theme changes colours and nothing else.
      await page.evaluate(`document.documentElement.setAttribute('data-mantine-color-scheme', 'dark')`)
      expect.soft(await findViolations(page, { rules: ['color-contrast'] }), `${screen.name}, dark`).toEqual([])
    }
    expect(errors).toEqual([])
    await context.close()
  })
