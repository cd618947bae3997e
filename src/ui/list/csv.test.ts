import { describe, expect, it } from 'vitest'
import { csvCell, csvOf } from './csv.ts'
import { nextSort, sortOf, sortText } from './useListState.ts'

describe('CSV', () => {
  it.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx'])('disarms %j', text => {
    expect(csvCell(text).replaceAll('"', '')).toBe(`'${text}`)
  })

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
  })
})
