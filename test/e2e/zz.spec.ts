import { expect } from '@playwright/test'
import { settled, signInAt, test } from '../support/people.ts'
import { demoIds } from '../support/screenIds.ts'

for (const [scheme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const)
  test.describe(scheme, () => {
    test.use({ colorScheme: scheme })
    test('pictures', async ({ page, baseURL }) => {
      const logs: string[] = []
      page.on('pageerror', e => logs.push(String(e.stack)))
      const ids = await demoIds(baseURL ?? '')
      await page.setViewportSize({ width, height: 1000 })
      const shot = (name: string) => page.screenshot({ path: `/tmp/q-${name}-${scheme}.png`, fullPage: true })
      await signInAt(page, 'executive', `/analytics/dashboard/roundAnalytics/Engineering?gId=${ids.gId}&bId=${ids.bId}`)
      await settled(page)
      await shot('dash')
      await page.goto(`/portfolioAnalytics/globalDashboard/globalPortfolioRoundAnalytics/Engineering?gId=${ids.gId}`)
      await settled(page)
      await shot('global')
      await page.goto(`/library/roundErrors?bId=${ids.bId}`)
      await settled(page)
      await shot('errors')
      console.log(logs.join('\n').slice(0, 3000))
      expect(1).toBe(1)
    })
  })
