import { describe, expect, test } from 'vitest'
import { type ReportDefinition, reportTypes } from '../../features/codes/functionalities/families/telling/reportTypes.ts'
import { openDashboards } from '../../features/insight/dashboards/screens/openDashboards.ts'
import { routes } from './features.ts'

/** Its address with the building, and without what it may lack. */
const shortest = (path: string): string => path.replace('{bId?}', '{bId}').replace(/\/\{\w+\?\}$/, '')

// The dashboards stand after the codes that lead to them, so only here both are known.
describe('types that lead the team to its pages [B-BEHAV-012]', () => {
  test.each(Object.values<ReportDefinition>(reportTypes))('$type leads to a page of the portal, which asks who one is', ({ path }) => {
    const page = routes.find(one => shortest(one.path) === path)
    expect(page?.may).toBeDefined()
    expect(page?.open).toBeUndefined()
  })

  // The overview is the home of who comes by `/analytics`; `FeedbackDashboard` leads to the page that its key's PIN opens; the report of customers is the provider's.
  const otherwise = ['Overview', 'BuildingFeedback', 'FeedbackDashboard', 'CustomerFeedbackReport']
  const ofBuildings = openDashboards
    .all()
    .flatMap(({ head, pages }) => (pages.building && !otherwise.includes(head.key) ? [pages.building.path] : []))
  test.each(ofBuildings)('a code can lead to the dashboard at %s', path => {
    expect(Object.values<ReportDefinition>(reportTypes).map(one => one.path)).toContain(shortest(path))
  })
})
