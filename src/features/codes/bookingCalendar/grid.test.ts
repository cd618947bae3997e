import { expect, test } from 'vitest'
import type { CalendarEntry } from './contract.ts'
import { hoursShown, placeEntries } from './grid.ts'

const entry = (StartTime: string | null, EndTime: string | null): CalendarEntry => ({
  Key: `${StartTime} ${EndTime}`,
  FunctionalityType: 'RoomRental',
  VenueName: 'Harbor Room',
  Day: '2026-12-01',
  Over: false,
  StartTime,
  EndTime,
  Count: 1,
  RequestId: null,
  Name: '',
  QrCodeId: '',
  BuildingName: { en: 'One' },
})

test('entries at the same time stand side by side; what follows has the whole width again', () => {
  const placed = placeEntries([
    entry('10:00', '12:00'),
    entry('09:00', '10:00'),
    entry('10:30', '11:30'),
    entry('12:00', '13:00'),
    entry(null, null),
  ])
  expect(placed.map(one => [one.start / 60, one.column, one.columns])).toEqual([
    [9, 0, 1],
    [10, 0, 2],
    [10.5, 1, 2],
    [12, 0, 1],
  ])
})

test('a column that is free again is taken again', () => {
  const placed = placeEntries([entry('09:00', '12:00'), entry('09:00', '10:00'), entry('10:00', '11:00')])
  expect(placed.map(one => [one.column, one.columns])).toEqual([
    [0, 2],
    [1, 2],
    [1, 2],
  ])
})

test('a grid shows the working day, and earlier or later hours where something takes place', () => {
  expect(hoursShown([])).toEqual({ first: 8, last: 18 })
  expect(hoursShown(placeEntries([entry('06:30', '07:30'), entry('22:00', null)]))).toEqual({ first: 6, last: 23 })
})
