import { afterEach, describe, expect, test } from 'vitest'
import { presetDays } from './dates.ts'
import { dayIn, hourIn } from './days.ts'
import { endOfDay, isZone, momentsOfDays, ownZone, resolveWallTime, startOfDay, timeIn, wallClock } from './zones.ts'

const here = process.env.TZ
const browserIn = (timeZone: string) => void (process.env.TZ = timeZone)
afterEach(() => {
  if (here === undefined) delete process.env.TZ
  else process.env.TZ = here
})

const zones = ['America/New_York', 'Asia/Tokyo', 'Pacific/Honolulu', 'Pacific/Auckland', 'America/Santiago', 'Asia/Kolkata', 'UTC']
const hours = Array.from({ length: 24 }, (_, hour) => Date.UTC(2026, 10, 1, hour, 30)) // New York's clocks go back on that day

describe('a day of a building', () => {
  test.each(zones)('is the same day for a browser in %s, at every hour', browser => {
    browserIn(browser)
    expect(wallClock(ownZone(), hours[0]).offset).toBe(wallClock(browser, hours[0]).offset)
    for (const building of zones)
      for (const now of hours) {
        const day = dayIn(building, now)
        const { from, to } = momentsOfDays(building, presetDays('Today', day))
        expect([dayIn(building, from), dayIn(building, to)]).toEqual([day, day])
        expect([dayIn(building, from - 1) < day, dayIn(building, to + 1) > day]).toEqual([true, true])
        expect(from <= now && now <= to).toBe(true)
      }
  })

  test('begins at 1:00 where the clock skips midnight, and with the first of two midnights', () => {
    expect(startOfDay('America/Santiago', '2026-09-06')).toBe(Date.parse('2026-09-06T01:00-03:00'))
    expect(endOfDay('America/Santiago', '2026-09-05')).toBe(Date.parse('2026-09-06T01:00-03:00') - 1)
    expect(startOfDay('America/Havana', '2026-11-01')).toBe(Date.parse('2026-11-01T00:00-04:00'))
    expect(startOfDay('Nowhere/None', '2026-11-01')).toBe(Date.UTC(2026, 10, 1))
  })

  test('that a zone skipped has no moment', () => {
    expect(endOfDay('Pacific/Apia', '2011-12-30')).toBeLessThan(startOfDay('Pacific/Apia', '2011-12-30'))
  })
})

describe('a wall time', () => {
  test('is skipped where clocks go forward, and comes twice where they go back', () => {
    const zone = 'America/New_York'
    const skipped = Date.parse('2026-03-08T03:30-04:00')
    expect(resolveWallTime(zone, '2026-03-08', '02:30')).toEqual({ Shown: 'Never', Moment: skipped, Later: skipped })
    const [first, second] = [Date.parse('2026-11-01T01:30-04:00'), Date.parse('2026-11-01T01:30-05:00')]
    expect(resolveWallTime(zone, '2026-11-01', '01:30')).toEqual({ Shown: 'Twice', Moment: first, Later: second })
    expect(resolveWallTime(zone, '2026-11-01', '02:00').Shown).toBe('Once')
    expect([timeIn(zone, '2026-03-08', '02:30'), timeIn(zone, '2026-11-01', '01:30')]).toEqual([skipped, first])
  })

  test('is read off the clock of its zone, whatever the clocks here do', () => {
    browserIn('America/New_York') // 2:15 is skipped here on that day
    const clock = wallClock('Asia/Tokyo', Date.parse('2026-03-08T02:15:07+09:00'))
    expect(clock.toPlainDateTime().toString()).toBe('2026-03-08T02:15:07')
  })
})

test('days and hours of many zones and moments do not mix', () => {
  const noon = Date.UTC(2026, 10, 22, 12)
  const read = () => ['Pacific/Kiritimati', 'Pacific/Niue', 'Asia/Kathmandu'].map(zone => `${dayIn(zone, noon)} ${hourIn(zone, noon)}`)
  expect(read()).toEqual(['2026-11-23 2', '2026-11-22 1', '2026-11-22 17'])
  expect([dayIn('Asia/Kathmandu', noon + 7 * 3_600_000), ...read()]).toEqual(['2026-11-23', ...read()])
})

test('a zone has a name that is known', () => {
  expect(['America/New_York', 'UTC', 'Asia/Calcutta'].map(isZone)).toEqual([true, true, true])
  expect(['', 'Nowhere/None', 'x'.repeat(100), "UTC'; --", '+05:30'].map(isZone)).toEqual([false, false, false, false, false])
})
