import { describe, expect, it } from 'vitest'
import { csvCell } from '../../core/csv.ts'
import { csvOf } from './csv.ts'
import { nextSort, sortOf, sortText } from './useListState.ts'

describe('CSV', () => {
  it.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx'])('disarms %j', text => {
    expect(csvCell(text).replaceAll('"', '')).toBe(`'${text}`)
  })

  it.each([0x200b, 0x200c, 0x200d, 0x2060, 0xfeff, 0xad, 0x200e, 0x202e, 0xa0, 0x3000, 0x2800, 0x3164, 0x180e, 0xfe0f, 0x1f, 0x85])(
    'sees a formula behind the unseen character %i',
    code => {
      const hidden = String.fromCodePoint(code)
      for (const text of [`${hidden}=1+1`, `${hidden} ${hidden}@x`, `${hidden}＝1`])
        expect(csvCell(text).replace(/^"|"$/g, '')).toBe(`'${text}`)
      expect(csvCell(`a;${hidden}=1`)).toBe(`a;${hidden}'=1`)
      expect(csvCell(`${hidden}a=1`).replace(/^"|"$/g, '')).toBe(`${hidden}a=1`)
    },
  )

  it('quotes commas, quotes and lines; numbers stay numbers', () => {
    expect(
      csvOf(
        ['Name', 'Note'],
        [
          ['Mill, "Old"', -5],
          ['a\nb', ''],
        ],
      ),
    ).toBe('\uFEFFName,Note\r\n"Mill, ""Old""",-5\r\n"a\nb",\r\n')
  })
})

describe('the sort of a list', () => {
  it('goes through the address', () => {
    expect(sortText({ field: 'Name', order: 'DESC' })).toBe('-Name')
    expect(sortOf('-Name', ['Name'])).toEqual({ field: 'Name', order: 'DESC' })
    expect(sortOf('Other', ['Name'])).toBeNull()
  })

  it('turns from ascending to descending to none', () => {
    const up = nextSort(null, 'Name')
    const down = nextSort(up, 'Name')
    expect([up?.order, down?.order, nextSort(down, 'Name'), nextSort(down, 'Code')?.order]).toEqual(['ASC', 'DESC', null, 'ASC'])
    // Of the field by which the list is sorted at first it only turns: none would be that sort again.
    expect(nextSort({ field: 'Date', order: 'DESC' }, 'Date', { field: 'Date', order: 'DESC' })?.order).toBe('ASC')
  })
})
