import { expect, test } from 'vitest'
import { listDues } from './dues.server.ts'
import type { RoundPeriod } from './roundTypes.ts'
import { describeFrequency, describeSchedule, graceOf, isByShift, stateOfDue } from './schedule.ts'

const every = (Times: number | null, Period: RoundPeriod | null, DueDate: string | null = null) =>
  ({ Frequency: 'Recurring', Times, Period, DueDate }) as const
const adHoc = { Frequency: 'AdHoc', Times: null, Period: null, DueDate: null } as const

test('how often a round is due is said from frequency, times and period [B-CONST-030] [B-BEHAV-054]', () => {
  expect(
    [every(1, 'Day'), every(1, 'Week'), every(1, 'Month'), every(1, 'Quarter'), every(1, 'Year'), every(2, 'Week'), adHoc].map(one =>
      describeFrequency(one, 'en'),
    ),
  ).toEqual(['Daily', 'Weekly', 'Monthly', 'Quarterly', 'Yearly', '2 per Week', 'Ad hoc'])
  expect(describeSchedule(every(3, 'Day'), 3, 'en')).toBe('By shift')
  expect(describeSchedule(every(3, 'Day'), 2, 'en')).toBe('3 per Day')
  expect(describeSchedule(every(2, 'Week', '2026-11-30'), 3, 'es')).toBe('2 por semana desde el 30/11/2026')
  expect(describeSchedule(adHoc, 3, 'fr')).toBe('À la demande')
  expect(isByShift(every(1, 'Day'), 1)).toBe(false)
})

const zone = 'America/New_York'
const at = (text: string, timeZone = zone) => Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone).epochMilliseconds
const local = (moment: number) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone).toPlainDateTime().toString().slice(0, 16)
const duesOf = (of: Parameters<typeof listDues>[0], from: string, to: string, shifts: { Start: string; End: string }[] = []) =>
  listDues(of, { timeZone: zone, shifts }, { from: at(from), to: at(to) }).map(one => `${local(one.Starts)} - ${local(one.Ends)}`)

test('dues of a day are its equal parts, over the change of the clock too', () => {
  expect(duesOf(every(2, 'Day', '2026-11-02'), '2026-11-02T00:00', '2026-11-03T00:00')).toEqual([
    '2026-11-02T00:00 - 2026-11-02T12:00',
    '2026-11-02T12:00 - 2026-11-03T00:00',
  ])
  // On 1 November the clock shows 1:00 twice, on 14 March it skips 2:00: each day has its parts once.
  expect(duesOf(every(3, 'Day', '2026-10-31'), '2026-11-01T00:00', '2026-11-02T00:00')).toEqual([
    '2026-11-01T00:00 - 2026-11-01T08:00',
    '2026-11-01T08:00 - 2026-11-01T16:00',
    '2026-11-01T16:00 - 2026-11-02T00:00',
  ])
  expect(duesOf(every(12, 'Day', '2027-03-01'), '2027-03-14T00:00', '2027-03-14T06:00')).toEqual([
    '2027-03-14T00:00 - 2027-03-14T03:00',
    '2027-03-14T03:00 - 2027-03-14T04:00',
    '2027-03-14T04:00 - 2027-03-14T06:00',
  ])
})

test('as many times a day as the building has shifts is once a shift; a night shift belongs to the day on which it starts', () => {
  const shifts = [
    { Start: '06:00', End: '14:00' },
    { Start: '14:00', End: '22:00' },
    { Start: '22:00', End: '06:00' },
  ]
  expect(duesOf(every(3, 'Day', '2026-12-01'), '2026-12-01T06:00', '2026-12-02T06:00', shifts)).toEqual([
    '2026-12-01T06:00 - 2026-12-01T14:00',
    '2026-12-01T14:00 - 2026-12-01T22:00',
    '2026-12-01T22:00 - 2026-12-02T06:00',
  ])
})

test('dues of longer periods are whole days, from the first day on', () => {
  expect(duesOf(every(2, 'Week', '2026-12-02'), '2026-12-02T00:00', '2026-12-09T00:00')).toEqual([
    '2026-12-02T00:00 - 2026-12-05T00:00',
    '2026-12-05T00:00 - 2026-12-09T00:00',
  ])
  expect(duesOf(every(1, 'Month', '2026-01-31'), '2026-02-10T00:00', '2026-03-31T00:00')).toEqual([
    '2026-01-31T00:00 - 2026-02-28T00:00',
    '2026-02-28T00:00 - 2026-03-31T00:00',
  ])
  expect(duesOf(every(1, 'Year', '2026-03-10'), '2026-12-01T00:00', '2027-06-01T00:00')).toEqual([
    '2026-03-10T00:00 - 2027-03-10T00:00',
    '2027-03-10T00:00 - 2028-03-10T00:00',
  ])
  expect(duesOf(every(1, 'Day', '2026-12-05'), '2026-12-01T00:00', '2026-12-06T12:00')).toEqual([
    '2026-12-05T00:00 - 2026-12-06T00:00',
    '2026-12-06T00:00 - 2026-12-07T00:00',
  ])
  expect(duesOf(adHoc, '2026-12-01T00:00', '2027-12-01T00:00')).toEqual([])
})

test('a due is upcoming, open, late for a quarter of its window, then missed', () => {
  const hour = 3_600_000
  const due = { Starts: 100 * hour, Ends: 108 * hour }
  expect(graceOf(due)).toBe(2 * hour)
  expect([99, 100, 107.9, 108, 109.9, 110].map(n => stateOfDue(due, n * hour))).toEqual([
    'Upcoming',
    'Open',
    'Open',
    'Late',
    'Late',
    'Missed',
  ])
  expect(graceOf({ Starts: 0, Ends: hour / 2 })).toBe(hour / 4)
  expect(graceOf({ Starts: 0, Ends: 100 * 24 * hour })).toBe(24 * hour)
})
