import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

type AxeOptions = { include?: string; exclude?: readonly string[]; rules?: readonly string[] }
type AxeViolation = { id: string; nodes: { target: string[]; failureSummary?: string }[] }

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds on a page: the rule, the first place and what is wrong there. axe is put into a page once, and what passes is not told: to tell
 * it takes most of the time. The portal has no frames of its own, so frames are left out.
 */
export const findViolations = async (page: Page, { include, exclude, rules }: AxeOptions = {}): Promise<string[]> => {
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(source)
  const context = JSON.stringify({ include: [[include ?? 'html']], ...(exclude && { exclude: exclude.map(one => [one]) }) })
  const options = JSON.stringify({
    resultTypes: ['violations'],
    iframes: false,
    preload: false,
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  })
  const { violations } = await page.evaluate<{ violations: AxeViolation[] }>(
    `axe.run(${context}, ${options}).then(({ violations }) => ({ violations }))`,
  )
  return violations.map(({ id, nodes: [first] }) => `${id} ${first?.target.join(' ')} ${first?.failureSummary?.slice(0, 200)}`)
}
