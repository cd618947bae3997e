import { describe, expect, test } from 'vitest'
import { buildingFeedbackDashboard } from '../feedback/dashboard.ts'
import { scanDashboards, scansByNameDashboard } from '../scanStatistics/dashboard.ts'
import { dashboards } from './model.ts'
import { findPaperPath, paperPath } from './paperPaths.ts'
import { decodeFilters, encodeFilters } from './screens/filters.ts'

if (dashboards.all().length === 0) dashboards.add(buildingFeedbackDashboard, ...scanDashboards)

const id = '0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000'
describe('the address of a paper', () => {
  const feedback = `/pdfDashboard/BuildingFeedback/${id}/${id}/1/2`
  test.each([
    [feedback, feedback],
    [`https://evil.example:99${feedback}/ZXQ9TG9iYnk?a=b#c`, `${feedback}/ZXQ9TG9iYnk`],
    [`//evil.example${feedback}/`, feedback],
    [`${feedback}/..%2f..`, undefined],
    [`${feedback}/a/b`, undefined],
    [`/pdfDashboard/BuildingFeedback/${id}/${id}/x/2`, undefined],
    [`/pdfDashboard/BuildingFeedback/${id}/all/1/2`, undefined], // of a building only
    [`/pdfDashboard/Nothing/${id}/${id}/1/2`, undefined],
    [`/x${feedback}`, undefined],
    [`/pdfDashboard/ScansByName/${id}/all/1/2`, `/pdfDashboard/ScansByName/${id}/all/1/2`],
    [`/pdfDashboard/ScansByName/${id}/${id}/1/2/%2E%2e`, undefined],
    [`/pdfDashboard/ScansByName/${id}/${id}/1/2/${'a'.repeat(1501)}`, undefined],
    ['javascript:/pdfDashboard', undefined],
    ['', undefined],
  ])('%s is %s', (address, path) => {
    expect(findPaperPath(address)?.path).toBe(path)
  })

  test.each([null, id])('is that of a building or of all buildings: %s', bId => {
    const path = paperPath(scansByNameDashboard, { gId: id, bId, startDate: 1, endDate: 2 }, encodeFilters({ type: 'Wifi' }))
    const found = findPaperPath(path)
    expect([found?.path, found?.paper.scope, found?.params.bId]).toEqual([path, bId ? 'building' : 'account', bId ?? undefined])
  })
})

test.each([{}, { type: 'Wifi' }, { st: 'All' }, { type: 'Wifi', st: 'St. James/Café 🏢 %2e' }, { types: '["a","b"]', text: '大堂' }])(
  'what a page is narrowed to goes through the address of its paper and back: %j',
  narrowed => {
    const segment = encodeFilters({ ...narrowed, unset: undefined, empty: '' })
    expect(segment).toMatch(/^[\w-]*$/)
    expect(decodeFilters(segment)).toEqual(narrowed)
  },
)

test.each(['***', 'é', undefined])('a segment that is none narrows nothing: %s', segment => {
  expect(decodeFilters(segment)).toEqual({})
})
