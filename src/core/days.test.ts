import { afterEach, describe, expect, test } from 'vitest'
import { presetRange } from './dates.ts'
import { dayIn } from './days.ts'
import { isZone, momentIn, wallClock } from './zones.ts'

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
    for (const building of zones)
      for (const now of hours) {
        const day = dayIn(building, now)
        const { start, end } = presetRange('Today', wallClock(building, now))
        const [from, to] = [momentIn(building, start), momentIn(building, end, true)]
        expect([dayIn(building, from), dayIn(building, to)]).toEqual([day, day])
        expect([dayIn(building, from - 1) < day, dayIn(building, to + 1) > day]).toEqual([true, true])
        expect(from <= now && now <= to).toBe(true)
      }
  })

  test('is read off the clock of its zone; without one, off the clock here', () => {
    browserIn('Asia/Tokyo')
    const noon = Date.UTC(2026, 10, 22, 1, 15, 7)
    expect(wallClock('America/New_York', noon).toString()).toMatch(/^Sat Nov 21 2026 20:15:07/)
    expect(wallClock(undefined, noon).toString()).toMatch(/^Sun Nov 22 2026 10:15:07/)
  })
})

test('a zone has a name that is known', () => {
  expect(['America/New_York', 'UTC', 'Asia/Calcutta'].map(isZone)).toEqual([true, true, true])
  expect(['', 'Nowhere/None', 'x'.repeat(100), "UTC'; --"].map(isZone)).toEqual([false, false, false, false])
})
