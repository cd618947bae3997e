import { describe, expect, it } from 'vitest'
import { readState, writeState } from './urlState.ts'

const defaults = { tab: 'all', page: 0, mine: false, tags: [] as string[], range: { from: 1 } }

describe('state in the query string', () => {
  it('reads what was written, and defaults for the rest', () => {
    const change = { tab: '123', page: 4, mine: true, tags: ['a', 'b'] }
    expect(readState(defaults, writeState(defaults, change))).toEqual({ ...defaults, ...change })
  })

  it('leaves defaults out', () => {
    expect(writeState(defaults, { tab: 'all', page: 0, tags: [] })).toEqual({ tab: undefined, page: undefined, tags: undefined })
  })

  it('ignores what does not fit', () => {
    expect(readState(defaults, { page: 'x', mine: '1', tags: '{"a":1}', range: 'null', tab: 'one' })).toEqual({ ...defaults, tab: 'one' })
  })

  it('keeps two on one page apart by their names', () => {
    expect(writeState(defaults, { page: 2 }, 'tags')).toEqual({ 'tags.page': '2' })
    expect(readState(defaults, { page: '9', 'tags.page': '2' }, 'tags').page).toBe(2)
  })
})
