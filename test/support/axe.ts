import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type AxeOptions = { include?: string; exclude?: string; rules?: readonly string[] }

/** What axe finds on a page: the rule, the first place and what is wrong there. What passes is not told: to tell it takes most of the time. */
export const findViolations = async (page: Page, { include, exclude, rules }: AxeOptions = {}): Promise<string[]> => {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (include) axe.include(include)
  if (exclude) axe.exclude(exclude)
  if (rules) axe.withRules([...rules])
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes: [first] }) => `${id} ${first?.target.join(' ')} ${first?.failureSummary?.slice(0, 200)}`)
}
