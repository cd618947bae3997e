import { afterEach, expect, test } from 'vitest'
import { dayOf, storedDay } from './days.ts'

const here = process.env.TZ
afterEach(() => {
  if (here === undefined) delete process.env.TZ
  else process.env.TZ = here
})

test.each(['Asia/Tokyo', 'America/New_York', 'Pacific/Honolulu'])('a day that is picked in %s is a day of the building', browser => {
  process.env.TZ = browser
  const building = { as: 'moment', timeZone: 'America/New_York' } as const
  const [from, until] = [storedDay(building, '2026-11-24'), storedDay(building, '2026-11-27')]
  expect([from, until]).toEqual([Date.parse('2026-11-24T00:00-05:00'), Date.parse('2026-11-27T00:00-05:00')])
  expect([dayOf(building, from), dayOf(building, until)]).toEqual(['2026-11-24', '2026-11-27'])
})

test('a day of no place is kept as it is, or as its midnight in UTC', () => {
  expect(storedDay({ as: 'utc' }, '2026-11-24')).toBe(Date.UTC(2026, 10, 24))
  expect(dayOf({ as: 'utc' }, Date.UTC(2026, 10, 24))).toBe('2026-11-24')
  expect([storedDay({ as: 'text' }, '2026-11-24'), dayOf({ as: 'text' }, '2026-11-24'), dayOf({ as: 'text' }, '')]).toEqual([
    '2026-11-24',
    '2026-11-24',
    null,
  ])
})
