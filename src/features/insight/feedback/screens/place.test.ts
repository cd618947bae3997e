import { describe, expect, test } from 'vitest'
import { daysIn, daysOfStep, type FeedbackPlace, narrowToDays, type Scope } from './place.ts'

const place: FeedbackPlace = {
  GroupName: { en: 'Account' },
  BuildingName: { en: 'Building' },
  TimeZone: 'America/Los_Angeles',
  EntityTypes: [],
}
// February 10th to March 8th, the day on which the clocks of Los Angeles go forward.
const scope: Scope = {
  gId: 'g',
  bId: 'b',
  startDate: Date.parse('2026-02-10T08:00:00Z'),
  endDate: Date.parse('2026-03-09T06:59:59.999Z'),
}
const step = (Day: string) => ({ Day, AverageScore: null, Count: 0, CES: null, CESCount: 0, NPS: null, NPSCount: 0 })

describe('the days of a point of the trend', () => {
  const weeks = ['2026-02-08', '2026-02-15', '2026-02-22', '2026-03-01', '2026-03-08'].map(step)
  test.each([
    [0, '2026-02-10~2026-02-14'],
    [1, '2026-02-15~2026-02-21'],
    [3, '2026-03-01~2026-03-07'],
    [4, '2026-03-08~2026-03-08'],
    [5, null],
  ])('week %i is %s, cut to the period', (index, days) => {
    expect(daysOfStep(weeks, index, scope, place)).toBe(days)
  })

  test('of months end with the month', () => {
    expect(daysOfStep(['2026-02-01', '2026-03-01'].map(step), 0, scope, place)).toBe('2026-02-10~2026-02-28')
  })
})

describe('days in the address', () => {
  test.each(['', '2026-02-10', '2026-02-12~2026-02-10', '2026-02-99~2026-02-99', 'x~y'])('%j is none', text => {
    expect(daysIn(text)).toBeNull()
  })

  test('narrow the answers by the clock of the building, also where clocks change', () => {
    const { startDate, endDate } = narrowToDays(scope, place, daysIn('2026-03-08~2026-03-08'))
    expect([startDate, endDate].map(one => new Date(one).toISOString())).toEqual(['2026-03-08T08:00:00.000Z', '2026-03-09T06:59:59.999Z'])
    expect(narrowToDays(scope, place, null)).toBe(scope)
  })
})
