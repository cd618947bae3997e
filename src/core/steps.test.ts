import { expect, test } from 'vitest'
import { stepFor } from './steps.ts'

test('a period is parted into days, weeks or months, and into months where its days are of many places', () => {
  expect([31, 32, 184, 185, Number.POSITIVE_INFINITY].map(days => stepFor(days))).toEqual(['Day', 'Week', 'Week', 'Month', 'Month'])
  expect([1, 500, 1000].map(places => stepFor(90, places))).toEqual(['Week', 'Week', 'Month'])
  expect(stepFor(30, 1000)).toBe('Day')
})
