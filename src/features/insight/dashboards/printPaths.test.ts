import { describe, expect, test } from 'vitest'
import { feedbackDashboard } from '../feedback/dashboard.ts'
import { scanDashboards, scansByNameDashboard } from '../scanStatistics/dashboard.ts'
import { dashboards } from './model.ts'
import { findPrintPath, narrowedParams, readNarrowed } from './printPaths.ts'

if (dashboards.all().length === 0) dashboards.add(feedbackDashboard, ...scanDashboards)

describe('print paths', () => {
  const id = '0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000'
  test.each([
    [`/pdf/feedback/${id}/${id}/1/2`, `/pdf/feedback/${id}/${id}/1/2`],
    [`https://evil.example:99/pdf/feedback/${id}/${id}/1/2/Lobby?a=b#c`, `/pdf/feedback/${id}/${id}/1/2/Lobby`],
    [`//evil.example/pdf/feedback/${id}/${id}/1/2/`, `/pdf/feedback/${id}/${id}/1/2`],
    [`/pdf/feedback/${id}/${id}/1/2/..%2f..`, undefined],
    [`/pdf/feedback/${id}/${id}/1/2/a/b`, undefined],
    [`/pdf/feedback/${id}/${id}/x/2`, undefined],
    [`/x/pdf/feedback/${id}/${id}/1/2`, undefined],
    [`/pdf/scansByName/${id}/${id}/1/2/All`, `/pdf/scansByName/${id}/${id}/1/2/All`],
    [`/pdf/scansByName/${id}/${id}/1/2/Wifi/2v-3d-31`, `/pdf/scansByName/${id}/${id}/1/2/Wifi/2v-3d-31`],
    [`/pdf/scansByName/${id}/${id}/1/2/Wifi/%2E%2e`, undefined],
    [`/pdf/scansByName/${id}/${id}/1/2/Wifi/..`, undefined],
    ['javascript:/pdf', undefined],
    ['', undefined],
  ])('%s is %s', (address, path) => {
    expect(findPrintPath(address)?.path).toBe(path)
  })
})

test('what a page is narrowed to goes through the address of its paper and back', () => {
  const { print } = scansByNameDashboard
  const standard = { type: '', st: '' }
  for (const narrowed of [standard, { type: 'Wifi', st: '' }, { type: '', st: 'All' }, { type: 'Wifi', st: 'St. James/Café 🏢 %2e' }]) {
    const params = narrowedParams(print, narrowed)
    expect(params.type).not.toBe('')
    const named = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''))
    expect(Object.values(named).join('')).toMatch(/^[\w-]*$/)
    expect(readNarrowed(print, { ...named, gId: 'x', bId: 'y' }, standard)).toEqual(narrowed)
  }
})
