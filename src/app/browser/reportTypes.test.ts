import { describe, expect, test } from 'vitest'
import { type ReportDefinition, reportTypes } from '../../features/codes/functionalities/families/telling/reportTypes.ts'
import { dashboards } from '../../features/insight/dashboards/model.ts'
import { routes } from './features.ts'

// The dashboards stand after the codes that lead to them, so only here both are known.
describe('types that lead the team to its pages [B-BEHAV-012]', () => {
  test.each(Object.values<ReportDefinition>(reportTypes))('$type leads to a page of the portal, which asks who one is', ({ path }) => {
    const page = routes.find(one => one.path === path)
    expect(page?.may).toBeDefined()
    expect(page?.open).toBeUndefined()
  })

  test('there is one for every dashboard', () => {
    // Tests that share this process may have added some of their own, which have no page.
    const hasPage = (print = '') => routes.some(one => one.path.startsWith('/pdf/') && print.startsWith(one.path.split('{')[0] ?? ''))
    const keys = dashboards.all().flatMap(({ key, print }) => (hasPage(print) ? [key] : []))
    expect(keys.length).toBeGreaterThan(3)
    expect(Object.keys(reportTypes)).toEqual(expect.arrayContaining(keys))
  })
})
