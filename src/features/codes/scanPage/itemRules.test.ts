import { describe, expect, test } from 'vitest'
import { type ItemRules, isOpenAt, nextOpening, noRules, type OpenHours, standingOf } from './itemRules.ts'

const zone = 'America/New_York'
/** A moment by that clock; 23 November 2026 is a Monday, and winter. */
const at = (day: number, time: string) => Date.parse(`2026-11-${day}T${time}:00-05:00`)
const desk: OpenHours[] = [{ Days: [1, 2, 3, 4, 5], From: '08:00', To: '17:00' }]
const night: OpenHours[] = [{ Days: [5], From: '22:00', To: '06:00' }]
const twice: OpenHours[] = [...night, { Days: [5], From: '12:00', To: '13:00' }]
const wholeSunday: OpenHours[] = [{ Days: [0], From: '00:00', To: '00:00' }]

describe('opening hours by the clock of the building', () => {
  test.each([
    ['no hours', [], 23, '03:00', true],
    ['the first minute', desk, 23, '08:00', true],
    ['a minute before', desk, 23, '07:59', false],
    ['the last minute', desk, 23, '16:59', true],
    ['the end', desk, 23, '17:00', false],
    ['another day', desk, 28, '12:00', false],
    ['overnight, on its evening', night, 27, '23:00', true],
    ['overnight, on the morning after', night, 28, '05:59', true],
    ['overnight, at its end', night, 28, '06:00', false],
    ['the morning before', night, 27, '05:00', false],
    ['24 hours', wholeSunday, 29, '23:59', true],
    ['after 24 hours', wholeSunday, 30, '00:00', false],
  ] as const)('%s', (_what, hours, day, time, open) => expect(isOpenAt(hours, zone, at(day, time))).toBe(open))

  test('follow the clock when it changes: at 8 in summer and in winter', () => {
    expect(isOpenAt(desk, zone, Date.parse('2026-07-06T12:00:00Z'))).toBe(true)
    expect(isOpenAt(desk, zone, Date.parse('2026-11-23T12:00:00Z'))).toBe(false)
  })

  test.each([
    ['later today', desk, 23, '06:00', { inDays: 0, Day: 1, From: '08:00' }],
    ['tomorrow', desk, 23, '18:00', { inDays: 1, Day: 2, From: '08:00' }],
    ['after the weekend', desk, 27, '18:00', { inDays: 3, Day: 1, From: '08:00' }],
    ['in a week', night, 28, '07:00', { inDays: 6, Day: 5, From: '22:00' }],
    ['the earliest of a day', twice, 27, '09:00', { inDays: 0, Day: 5, From: '12:00' }],
    ['what has no hours', [], 23, '06:00', null],
  ] as const)('open next: %s', (_what, hours, day, time, next) => expect(nextOpening(hours, zone, at(day, time))).toEqual(next))
})

describe('how an item stands', () => {
  const noon = at(23, '12:00')
  const stands = (rules: Partial<ItemRules>, pins: ItemRules['Pins'] = [], moment = noon) =>
    standingOf({ ...noRules, ...rules }, { moment, zone, pins })

  test.each([
    ['everyone', {}, [], 'Open'],
    ['behind a PIN, without one', { ShownTo: 'Pin' }, [], 'Locked'],
    ['behind a PIN of any kind', { ShownTo: 'Pin' }, ['Cleaning'], 'Open'],
    ['behind a PIN of another kind', { ShownTo: 'Pin', Pins: ['Security'] }, ['Cleaning'], 'Locked'],
    ['behind a PIN of its kind', { ShownTo: 'Pin', Pins: ['Security'] }, ['Cleaning', 'Security'], 'Open'],
    ['for staff, without a PIN', { ShownTo: 'Staff' }, [], 'Hidden'],
    ['for staff of another kind', { ShownTo: 'Staff', Pins: ['GM'] }, ['Cleaning'], 'Hidden'],
    ['for staff, after their PIN', { ShownTo: 'Staff', Pins: ['GM'] }, ['GM'], 'Open'],
  ] as const)('%s', (_what, rules, pins, standing) =>
    expect(stands({ ...noRules, ...rules, Pins: 'Pins' in rules ? [...rules.Pins] : [] }, [...pins])).toBe(standing),
  )

  test('is closed outside its hours before it asks for a PIN, and hidden whatever the hour', () => {
    const evening = at(23, '20:00')
    expect(stands({ Hours: desk }, [], evening)).toBe('Closed')
    expect(stands({ ShownTo: 'Pin', Hours: desk }, [], evening)).toBe('Closed')
    expect(stands({ ShownTo: 'Staff', Hours: desk }, [], evening)).toBe('Hidden')
    expect(stands({ ShownTo: 'Staff', Hours: desk }, ['GM'], evening)).toBe('Closed')
  })
})
