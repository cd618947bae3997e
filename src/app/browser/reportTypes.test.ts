import { describe, expect, test } from 'vitest'
import { type ReportDefinition, reportTypes } from '../../features/codes/functionalities/families/telling/reportTypes.ts'
import { routes } from './features.ts'

// The dashboards stand after the codes that lead to them, so only here both are known.
describe('types that lead the team to its pages [B-BEHAV-012]', () => {
  test.each(Object.values<ReportDefinition>(reportTypes))('$type leads to a page of the portal, which asks who one is', ({ path }) => {
    const page = routes.find(one => one.path === path)
    expect(page?.may).toBeDefined()
    expect(page?.open).toBeUndefined()
  })
})
