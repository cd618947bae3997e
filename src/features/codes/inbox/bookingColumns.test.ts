import { expect, test } from 'vitest'
import { columnsOfKind } from './bookingColumns.ts'
import { requestColumns } from './listColumns.ts'

const shown = (type: string | undefined, onlyVisits: boolean): string[] =>
  columnsOfKind(requestColumns.columns, { type, onlyVisits }).map(one => one.id)

test('visits and bookings have no columns that only work fills', () => {
  expect(shown(undefined, false)).toEqual(expect.arrayContaining(['Urgency', 'DueDate']))
  for (const id of ['Urgency', 'DueDate']) expect(shown(undefined, true)).not.toContain(id)
  expect(shown(undefined, true)).toContain('AssigneeName')
})

test('a chosen type of booking has its own columns behind number and state', () => {
  expect(shown('MoveIn', true).slice(0, 5)).toEqual(['Number', 'Status', 'Day', 'Hours', 'Unit'])
})
