import { describe, expect, test } from 'vitest'
import { dayIn, hourIn } from '../../src/core/days.ts'
import { addDays } from '../../src/core/steps.ts'
import { endOfDay, resolveWallTime, startOfDay, wallClock } from '../../src/core/zones.ts'
import { endOfQuiet } from '../../src/features/property/notifications/rules.ts'
import { openWorld } from '../world.ts'

// PostgreSQL has its own time zone data and its own arithmetic: it tells what each clock shows at every quarter of an hour of a year.
const world = await openWorld()
const [first, last] = ['2025-01-01', '2025-12-31'] // a year whose rules no later release of the data changes
const QUARTER = 900_000
const hour = 3_600_000
const zones = [
  'America/Santiago',
  'America/Havana',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Africa/Casablanca',
  'Pacific/Chatham',
  'Asia/Kathmandu',
  'America/New_York',
  'Europe/London',
  'Asia/Kolkata',
  'Australia/Sydney',
  'America/St_Johns',
  'Asia/Beirut',
  'Africa/Cairo',
] as const

const begin = Date.parse(`${first}T00:00Z`) - 48 * hour
type Clock = { at: number; wall: string; offset: number }
/** What PostgreSQL says of the clock of a zone at each quarter of an hour. */
const readClock = async (zone: string): Promise<Clock[]> => {
  const { rows } = await world.services.db.system.query<{ offsets: number[] }>(
    `select array_agg(extract(epoch from g at time zone $1 - g at time zone 'UTC')::int order by g) as offsets
     from generate_series($2::timestamptz, $3::timestamptz + interval '3 days', interval '15 minutes') g`,
    [zone, new Date(begin), `${last}T00:00Z`],
  )
  return (rows[0]?.offsets ?? []).map((seconds, n) => {
    const [at, offset] = [begin + n * QUARTER, seconds * 1000]
    return { at, offset, wall: new Date(at + offset).toISOString().slice(0, 16).replace('T', ' ') }
  })
}

type Day = { day: string; start: number; end: number }
/** Each day of the year: its first quarter, and the end of its last one. */
const daysOf = (clock: readonly Clock[]): Day[] => {
  const days = new Map<string, Day>()
  for (const { at, wall } of clock) {
    const day = wall.slice(0, 10)
    days.set(day, { day, start: days.get(day)?.start ?? at, end: at + QUARTER })
  }
  return [...days.values()].filter(({ day }) => day >= first && day <= last)
}

type Change = { at: number; before: number; after: number }
/** Where the clock is changed: from which moment on, and its distance from UTC before and after it. */
const changesOf = (clock: readonly Clock[]): Change[] =>
  clock.flatMap(({ at, offset: after }, n) => {
    const before = clock[n - 1]?.offset ?? after
    return before === after ? [] : [{ at, before, after }]
  })

const twoDigits = (n: number) => String(n).padStart(2, '0')
const timesOfDay = Array.from({ length: 96 }, (_, n) => `${twoDigits(Math.floor(n / 4))}:${twoDigits((n % 4) * 15)}`)

describe.each(zones)('%s over a year', async zone => {
  const clock = await readClock(zone)
  const [days, changes] = [daysOf(clock), changesOf(clock)]

  test('days start, end and last as long as the clock of the zone shows them', () => {
    expect(days).toHaveLength(365)
    expect(days.map(({ day }) => ({ day, start: startOfDay(zone, day), end: endOfDay(zone, day) + 1 }))).toEqual(days)
    expect(days.map(({ start }) => dayIn(zone, start))).toEqual(days.map(({ day }) => day))
    expect(days.map(({ end }) => dayIn(zone, end - 1))).toEqual(days.map(({ day }) => day))
    expect(days.slice(1).map(({ day }) => day)).toEqual(days.slice(0, -1).map(({ day }) => addDays(day, 1)))
    const lengths = new Set(days.map(({ start, end }) => (end - start) / hour))
    expect(lengths.has(24)).toBe(true)
    expect(lengths.size > 1).toBe(changes.length > 0)
  })

  test('wall times are found where the clock shows them: once, twice or never', () => {
    const shown = Map.groupBy(clock, ({ wall }) => wall)
    const changed = changes.flatMap(({ at }) => [-1, 0, 1].map(day => dayIn('UTC', at + day * 24 * hour)))
    const walls = [
      ...changed.flatMap(day => timesOfDay.map(time => [day, time] as const)),
      ...days.flatMap(({ day }) => ['00:00', '02:30', '23:45'].map(time => [day, time] as const)),
    ]
    const found = walls.map(([day, time]) => {
      const { Shown, Moment, Later } = resolveWallTime(zone, day, time)
      return [day, time, Shown, ...(Shown === 'Never' ? [] : [Moment, Later])]
    })
    const expected = walls.map(([day, time]) => {
      const moments = (shown.get(`${day} ${time}`) ?? []).map(({ at }) => at)
      return [day, time, ['Never', 'Once', 'Twice'][moments.length], ...(moments.length > 0 ? [moments[0], moments.at(-1)] : [])]
    })
    expect(found).toEqual(expected)
  })

  test('a skipped time is moved on by the length of the gap; every wall clock is read back as it is shown', () => {
    for (const { at, before, after } of changes.filter(one => one.after > one.before)) {
      const wall = new Date(at + before + (after - before) / 2).toISOString()
      const { Moment } = resolveWallTime(zone, wall.slice(0, 10), wall.slice(11, 16))
      expect([zone, Moment]).toEqual([zone, at + (after - before) / 2])
    }
    for (const { at, before, after } of changes)
      for (const [moment, offset] of [
        [at - 1, before],
        [at, after],
      ] as const) {
        const wall = new Date(moment + offset).toISOString().slice(0, 23)
        expect(wallClock(zone, moment).toPlainDateTime().toString({ smallestUnit: 'millisecond' })).toBe(wall)
        expect(hourIn(zone, moment)).toBe(Number(wall.slice(11, 13)))
      }
  })

  test('quiet hours end at the first minute at which the clock shows that they have ended', () => {
    const offsetAt = (moment: number) => changes.findLast(({ at }) => at <= moment)?.after ?? clock[0]?.offset ?? 0
    for (const { at } of changes.length > 0 ? changes : [{ at: Date.UTC(2025, 5, 1) }])
      for (const quiet of [
        { QuietStart: '22:00', QuietEnd: '02:15' },
        { QuietStart: '23:30', QuietEnd: '00:15' },
        { QuietStart: '00:00', QuietEnd: '01:30' },
      ])
        for (let now = at - 3 * hour; now <= at + 3 * hour; now += 1_234_567) {
          const isQuiet = (moment: number) => {
            const time = new Date(moment + offsetAt(moment)).toISOString().slice(11, 16)
            const { QuietStart: start, QuietEnd: end } = quiet
            return start < end ? time >= start && time < end : time >= start || time < end
          }
          let ends = now
          while (isQuiet(ends)) ends = Math.floor(ends / 60_000) * 60_000 + 60_000
          expect([zone, now, endOfQuiet(quiet, zone, now)]).toEqual([zone, now, ends])
        }
  })
})

test('ends of quiet hours are found without a search by the minute: a hundred recipients in a tenth of a second', () => {
  const [quiet, night] = [{ QuietStart: '07:00', QuietEnd: '06:59' }, Date.parse('2026-11-25T07:00-05:00')]
  endOfQuiet(quiet, 'America/New_York', night)
  const from = performance.now()
  for (let i = 0; i < 100; i++) endOfQuiet(quiet, 'America/New_York', night + i)
  expect(performance.now() - from).toBeLessThan(500) // the search took 11 to 90 ms for each
})
