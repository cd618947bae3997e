import { describe, expect, test } from 'vitest'
import { bestFirst, groupPickerRows, type PickerOption, rowsOf, topsOf, windowOf } from './pickerRows.ts'

const option = (id: string, rest: Partial<PickerOption> = {}): PickerOption => ({ id, label: `Building ${id}`, ...rest })
const ids = (groups: ReturnType<typeof groupPickerRows>) =>
  groups.map(({ title, options }) => [title, options.map(one => one.id).join(' ')])

describe('the lines of a picker', () => {
  test('have recent picks first and only once, then the groups', () => {
    const options = [option('a', { group: 'North' }), option('b'), option('c', { group: 'North' }), option('d')]
    expect(ids(groupPickerRows(options, ['d', 'gone', 'a'], 'Recent'))).toEqual([
      ['Recent', 'd a'],
      ['', 'b'],
      ['North', 'c'],
    ])
    expect(ids(groupPickerRows(options.slice(1, 2), [], 'Recent'))).toEqual([['', 'b']])
    expect(
      rowsOf(groupPickerRows(options, ['d'], 'Recent')).map(row => ('title' in row ? row.title : `${row.place} ${row.option.id}`)),
    ).toEqual(['Recent', '0 d', 'North', '1 a', '2 c', '3 b'])
  })

  test('are found by every typed word in label or detail, without accents or case; labels that start with it come first', () => {
    const groups = groupPickerRows(
      [option('1', { label: 'The Café Block' }), option('2', { label: 'Cafeteria', detail: 'Block B' }), option('3', { label: 'Pier' })],
      [],
      'Recent',
    )
    expect(ids(bestFirst(groups, ' CAFE '))).toEqual([['', '2 1']])
    expect(ids(bestFirst(groups, 'block café'))).toEqual([['', '1 2']])
    expect(bestFirst(groups, 'quay')).toEqual([])
    expect(bestFirst(groups, '  ')).toEqual(groups)
  })
})

describe('the window of a picker', () => {
  const rows = rowsOf([{ title: '', options: Array.from({ length: 10_000 }, (_, i) => option(String(i), i % 2 ? { detail: 'x' } : {})) }])
  const tops = topsOf(rows, row => ('option' in row && row.option.detail ? 50 : 36))

  test.each([
    [0, 0],
    [43 * 1000, 1000],
    [43 * 9990, 9990],
  ])('scrolled to %d px holds what the box shows, and no more than a few lines', (top, first) => {
    const [from, to] = windowOf(tops, top, 320)
    expect(to - from).toBeLessThan(25)
    expect(from).toBeLessThanOrEqual(first)
    expect(tops[to]).toBeGreaterThanOrEqual(Math.min(top + 320, 430_000))
  })

  test('is empty for an empty list and whole for a short one', () => {
    expect(windowOf([0], 0, 320)).toEqual([0, 0])
    expect(windowOf([0, 36, 72], 900, 320)).toEqual([0, 2])
  })
})
