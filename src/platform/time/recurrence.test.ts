import { describe, expect, test } from 'vitest'
import { type RecurrenceInput, type ReportPeriod, recurrence } from '../../core/recurrence.ts'
import { endOfDay, startOfDay } from '../../core/zones.ts'
import { catchUp, findLastFullPeriod, findLastOccurrence, findNextOccurrence, listOccurrences, runKey } from './recurrence.ts'

const zones = [
  'America/Santiago',
  'America/Havana',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Africa/Casablanca',
  'America/New_York',
  'Europe/London',
  'Asia/Kolkata',
  'America/St_Johns',
  'Asia/Beirut',
  'Africa/Cairo',
] as const

const QUARTER = 900_000
const at = (zone: string, wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds
const shown = (zone: string, moment: number) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone).toString({ timeZoneName: 'never' })
const list = (input: RecurrenceInput, zone: string, from: string, to: string) =>
  listOccurrences(recurrence.parse(input), zone, { from: at(zone, from), to: at(zone, to) }).map(one => shown(zone, one))

type Shown = { at: number; wall: string }
type Year = { quarters: readonly Shown[]; first: ReadonlyMap<string, number> }
/** What a clock shows at each quarter of an hour of a year: it is read forwards, so that nothing is looked up by its wall time. */
const readYear = (zone: string): Year => {
  const begin = Date.parse('2024-12-30T00:00Z')
  const quarters = Array.from({ length: 370 * 96 }, (_, n) => {
    const moment = begin + n * QUARTER
    const clock = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone)
    return { at: moment, wall: clock.toPlainDateTime().toString({ smallestUnit: 'minute' }) }
  })
  return { quarters, first: new Map(quarters.toReversed().map(one => [one.wall, one.at])) }
}
/** The first quarter that shows a wall time; where none does, the one as long after the gap as the time lies in it. */
const momentOf = ({ quarters, first }: Year, wall: string): number => {
  const found = first.get(wall)
  if (found !== undefined) return found
  const after = quarters.findIndex(one => one.wall > wall)
  const [before, gap] = [quarters[after - 1], quarters[after]]
  if (!before || !gap) throw new Error(`no gap at ${wall}`)
  return gap.at + (Date.parse(`${wall}Z`) - Date.parse(`${before.wall}Z`) - QUARTER)
}

type Day = { day: Temporal.PlainDate; lastOfMonth: number }
const rules: readonly [name: string, rule: RecurrenceInput, falls: (day: Day) => boolean][] = [
  ['each day', { Every: 'Day', First: '2025-01-01', Times: ['00:00', '00:30', '02:15', '02:30', '07:00'] }, () => true],
  ['each third day', { Every: 'Day', Interval: 3, First: '2024-12-31', Times: ['02:30'] }, ({ day }) => day.dayOfYear % 3 === 0],
  ['Sundays', { Every: 'Week', First: '2024-01-07', Times: ['00:00', '03:00'] }, ({ day }) => day.dayOfWeek === 7],
  [
    'Saturdays and Sundays of each second week, which begins on Sunday',
    { Every: 'Week', Interval: 2, First: '2025-01-05', Weekdays: [6, 0], Times: ['23:45'] },
    ({ day }) =>
      (day.dayOfWeek === 7 && ((day.dayOfYear - 5) / 7) % 2 === 0) || (day.dayOfWeek === 6 && ((day.dayOfYear - 11) / 7) % 2 === 0),
  ],
  [
    'the 31st, or the last day of a month',
    { Every: 'Month', First: '2024-01-31', Times: ['07:00'] },
    ({ day, lastOfMonth }) => day.day === lastOfMonth,
  ],
  [
    'the 30th, in February the 28th',
    { Every: 'Month', First: '2025-01-01', MonthDay: 30, Times: ['02:30'] },
    ({ day, lastOfMonth }) => day.day === Math.min(30, lastOfMonth),
  ],
  [
    'the first of each quarter',
    { Every: 'Quarter', First: '2025-01-01', Times: ['00:00'] },
    ({ day }) => day.day === 1 && day.month % 3 === 1,
  ],
  [
    'the last Sunday of a month',
    { Every: 'Month', First: '2025-01-01', Nth: { Which: -1, Weekday: 0 }, Times: ['02:30'] },
    ({ day, lastOfMonth }) => day.dayOfWeek === 7 && day.day > lastOfMonth - 7,
  ],
  [
    'the second Sunday of a month',
    { Every: 'Month', First: '2025-01-01', Nth: { Which: 2, Weekday: 0 }, Times: ['02:30'] },
    ({ day }) => day.dayOfWeek === 7 && day.day > 7 && day.day <= 14,
  ],
  ['29 February, or the 28th', { Every: 'Year', First: '2024-02-29', Times: ['12:00'] }, ({ day }) => day.month === 2 && day.day === 28],
]
const days = Array.from({ length: 365 }, (_, n) => Temporal.PlainDate.from('2025-01-01').add({ days: n }))

describe.each(zones)('in %s over a year', zone => {
  const year = readYear(zone)
  const bounds = { from: at(zone, '2025-01-01T00:00'), to: at(zone, '2026-01-01T00:00') - 1 }
  test.each(rules)('%s: each time by the clock, one that is skipped after the gap, one that is doubled once', (_name, input, falls) => {
    const rule = recurrence.parse(input)
    const fitting = days.filter(day => falls({ day, lastOfMonth: day.daysInMonth }))
    const expected = fitting.flatMap(day => rule.Times.map(time => momentOf(year, `${day}T${time}`)))
    const moments = [...new Set(expected)].toSorted((a, b) => a - b)
    expect(moments.length).toBeGreaterThan(0)
    expect(listOccurrences(rule, zone, bounds)).toEqual(moments)
    let next: number | null = bounds.from - 1
    for (const moment of moments) expect((next = findNextOccurrence(rule, zone, next ?? 0))).toBe(moment)
    for (const [n, moment] of moments.entries()) {
      expect(findLastOccurrence(rule, zone, moment)).toBe(moment)
      if (n > 0) expect(findLastOccurrence(rule, zone, moment - 1)).toBe(moments[n - 1])
    }
  })

  test('each hour passes once, also on the days of 23 and 25', () => {
    const hourly = recurrence.parse({ Every: 'Hour', First: '2025-01-01', Times: ['00:00'] })
    const hours = listOccurrences(hourly, zone, bounds)
    expect([hours.length, hours[0]]).toEqual([Math.ceil((bounds.to - bounds.from) / 3_600_000), bounds.from])
    expect(new Set(hours.map((one, n) => one - (hours[n - 1] ?? one - 3_600_000)))).toEqual(new Set([3_600_000]))
    const half = (hours[40] ?? 0) + 1
    expect([findLastOccurrence(hourly, zone, half), findNextOccurrence(hourly, zone, half)]).toEqual([hours[40], hours[41]])
  })
})

test('skipped and doubled times as people read them', () => {
  const at230 = { Every: 'Day', First: '2026-01-01', Times: ['02:30', '03:30'] } as const
  expect(list(at230, 'America/New_York', '2026-03-08', '2026-03-09')).toEqual(['2026-03-08T03:30:00-04:00']) // both at one moment: once
  const at130 = { Every: 'Day', First: '2026-01-01', Times: ['01:30'] } as const
  expect(list(at130, 'America/New_York', '2026-11-01', '2026-11-02')).toEqual(['2026-11-01T01:30:00-04:00'])
  const midnight = { Every: 'Day', First: '2026-01-01', Times: ['00:00'] } as const
  expect(list(midnight, 'America/Havana', '2026-03-08', '2026-03-08T12:00')).toEqual(['2026-03-08T01:00:00-04:00'])
})

test('Samoa left out 30 December 2011: its reports come with those of the 31st, and tell of the 29th', () => {
  const daily = { Every: 'Day', First: '2011-12-01', Times: ['07:00'] } as const
  expect(list(daily, 'Pacific/Apia', '2011-12-29', '2012-01-01')).toEqual(['2011-12-29T07:00:00-10:00', '2011-12-31T07:00:00+14:00'])
  expect(findLastFullPeriod('Day', 'Pacific/Apia', at('Pacific/Apia', '2011-12-31T07:00'))).toEqual({
    first: '2011-12-29',
    last: '2011-12-29',
  })
})

test('a recurrence begins on its first day and ends with its last', () => {
  const of = recurrence.parse({ Every: 'Month', First: '2026-02-15', Last: '2026-05-01', MonthDay: 1, Times: ['07:00'] })
  const moments = listOccurrences(of, 'UTC', { from: at('UTC', '2020-01-01'), to: at('UTC', '2030-01-01') })
  expect(moments.map(one => shown('UTC', one).slice(0, 10))).toEqual(['2026-03-01', '2026-04-01', '2026-05-01'])
  expect(findNextOccurrence(of, 'UTC', moments[2] ?? 0)).toBe(null)
  expect(findLastOccurrence(of, 'UTC', (moments[0] ?? 0) - 1)).toBe(null)
  expect(findLastOccurrence(of, 'UTC', at('UTC', '2030-01-01'))).toBe(moments[2])
  const hours = recurrence.parse({ Every: 'Hour', Interval: 6, First: '2026-02-15', Last: '2026-02-15', Times: ['08:00'] })
  const bounds = { from: at('UTC', '2026-01-01'), to: at('UTC', '2027-01-01') }
  expect(listOccurrences(hours, 'UTC', bounds).map(one => shown('UTC', one).slice(11, 16))).toEqual(['08:00', '14:00', '20:00'])
  expect(findNextOccurrence(hours, 'UTC', bounds.to)).toBe(null)
})

test('a recurrence that began long ago is found at once', () => {
  const first = { First: '0001-01-31', Times: ['07:00'] }
  const now = at('UTC', '2026-11-26')
  const around = (input: RecurrenceInput) =>
    [findLastOccurrence, findNextOccurrence].map(find => shown('UTC', find(recurrence.parse(input), 'UTC', now) ?? 0).slice(0, 10))
  expect(around({ Every: 'Day', ...first })).toEqual(['2026-11-25', '2026-11-26'])
  expect(around({ Every: 'Week', ...first, Weekdays: [3] })).toEqual(['2026-11-25', '2026-12-02'])
  expect(around({ Every: 'Month', ...first })).toEqual(['2026-10-31', '2026-11-30'])
  expect(around({ Every: 'Year', Interval: 1000, ...first })).toEqual(['2001-01-31', '3001-01-31'])
})

test.each<[ReportPeriod, day: string, first: string, last: string]>([
  ['Day', '2026-01-01', '2025-12-31', '2025-12-31'],
  ['Week', '2026-01-03', '2025-12-21', '2025-12-27'], // a Saturday: its own week is not over
  ['Week', '2026-01-04', '2025-12-28', '2026-01-03'],
  ['Month', '2024-03-31', '2024-02-01', '2024-02-29'],
  ['Month', '2026-01-01', '2025-12-01', '2025-12-31'],
  ['Quarter', '2026-03-31', '2025-10-01', '2025-12-31'],
  ['Quarter', '2026-04-01', '2026-01-01', '2026-03-31'],
  ['Year', '2026-12-31', '2025-01-01', '2025-12-31'],
])('the last full %s on %s is %s to %s, by the clock of each zone from its first moment to its last', (period, day, first, last) => {
  for (const zone of zones) {
    const [start, end] = [startOfDay(zone, day), endOfDay(zone, day)]
    for (const moment of [start, end]) expect(findLastFullPeriod(period, zone, moment)).toEqual({ first, last })
  }
})

describe('what came due while nobody worked', () => {
  const of = recurrence.parse({ Every: 'Day', First: '2026-01-01', Times: ['07:00'] })
  const [timeZone, day] = ['America/Santiago', (n: number) => at('America/Santiago', `2026-04-0${n}T07:00`)]
  const late = { timeZone, due: day(3), now: day(6) + 3_600_000 }
  test('is run once, as the last of them, or each of them; the next moment lies ahead', () => {
    expect(catchUp(of, { ...late, missed: 'once' })).toEqual({ Moments: [day(6)], Next: day(7) })
    expect(catchUp(of, { ...late, missed: 'each' })).toEqual({ Moments: [day(3), day(4), day(5), day(6)], Next: day(7) })
  })
  test('is the due moment itself where it is in time, also one that the rule no longer names', () => {
    for (const missed of ['once', 'each'] as const) {
      expect(catchUp(of, { ...late, now: day(3), missed })).toEqual({ Moments: [day(3)], Next: day(4) })
      expect(catchUp(of, { ...late, due: day(3) + 1, now: day(3) + 2, missed })).toEqual({ Moments: [day(3) + 1], Next: day(4) })
    }
    expect(catchUp({ ...of, Last: '2026-04-03' }, { ...late, missed: 'each' })).toEqual({ Moments: [day(3)], Next: null })
  })
  test('has a name of its own for each moment of a row', () => {
    expect(runKey('b2', Date.parse('2026-04-03T10:00Z'))).toBe('b2.2026-04-03T10:00:00.000Z')
  })
})

test.each([
  [{ First: '2026-02-30' }],
  [{ Times: [] }],
  [{ Times: ['24:00'] }],
  [{ Interval: 0 }],
  [{ MonthDay: 32 }],
  [{ Weekdays: [7] }],
  [{ Nth: { Which: 5, Weekday: 0 } }],
  [{ Rule: 'FREQ=SECONDLY' }],
])('%j is no recurrence', wrong => {
  const right = { Every: 'Month', First: '2026-01-01', Times: ['07:00'] }
  expect([recurrence.safeParse(right).success, recurrence.safeParse({ ...right, ...wrong }).success]).toEqual([true, false])
})
