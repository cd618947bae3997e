import { describe, expect, test } from 'vitest'
import { feedbackDashboard } from '../feedback/dashboard.ts'
import { dashboards } from './model.ts'
import { findPrintPath } from './printPaths.ts'

if (dashboards.all().length === 0) dashboards.add(feedbackDashboard)

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
    ['javascript:/pdf', undefined],
    ['', undefined],
  ])('%s is %s', (address, path) => {
    expect(findPrintPath(address)?.path).toBe(path)
  })
})
