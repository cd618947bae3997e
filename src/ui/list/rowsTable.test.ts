import { expect, test } from 'vitest'
import { inOrder } from './RowsTable.tsx'

const rows = [
  { name: 'Floor 10', n: 2 },
  { name: 'Élan', n: null },
  { name: 'floor 9', n: 11 },
  { name: 'Cafe', n: 0 },
]
const names = (sorted: readonly { name: string }[]) => sorted.map(one => one.name)

test('rows stand in the order of people for text, of size for numbers; what is not known stands last in both directions', () => {
  expect(names(inOrder(rows, one => one.name))).toEqual(['Cafe', 'Élan', 'floor 9', 'Floor 10'])
  expect(names(inOrder(rows, one => one.n))).toEqual(['Cafe', 'Floor 10', 'floor 9', 'Élan'])
  expect(names(inOrder(rows, one => one.n, 'DESC'))).toEqual(['floor 9', 'Floor 10', 'Cafe', 'Élan'])
  expect(inOrder(rows, undefined)).toBe(rows)
})
