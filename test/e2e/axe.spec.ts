import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { consoleErrors, settled, signIn, somewhere, test } from '../support/people.ts'
import { demoIds, screens } from '../support/screens.ts'

const people = [null, 'executive', 'admin', 'marketing', 'employee'] as const

for (const theme of ['light', 'dark'] as const)
  for (const who of people)
    test(`axe finds nothing on the screens of ${who ?? 'visitors'}, ${theme}`, async ({ browser, baseURL }) => {
      test.setTimeout(240_000)
      const context = await browser.newContext({
        colorScheme: theme,
        locale: 'en-US',
        extraHTTPHeaders: { 'x-forwarded-for': somewhere() },
      })
      await context.addInitScript(`localStorage.setItem('lintel-theme', '${theme}')`)
      const page = await context.newPage()
      const errors = consoleErrors(page)
      if (who) await signIn(page, who)
      const all = screens(await demoIds(baseURL ?? ''))
      for (const screen of all.filter(one => one.who === who)) {
        await page.goto(screen.path)
        await settled(page)
        const { violations } = await new AxeBuilder({ page }).analyze()
        const found = violations.map(
          v => `${screen.name}: ${v.id} ${v.nodes[0]?.target.join(' ')} ${v.nodes[0]?.failureSummary?.slice(0, 200)}`,
        )
        expect.soft(found).toEqual([])
      }
      expect(errors).toEqual([])
      await context.close()
    })
