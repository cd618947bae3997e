import { describe, expect, it } from 'vitest'
import { mergeEdits } from './merged.ts'

const base = { Version: 1, Info: { Name: { en: 'Hall', es: 'Sala' }, City: 'Boston', Region: null, Shifts: [{ Start: '06:00' }] } }

it('keeps what was changed here, and takes the rest from the other one', () => {
  const mine = { ...base, Info: { ...base.Info, City: 'Salem', Name: { en: 'Hall', es: 'Vestíbulo' } } }
  const theirs = { Version: 2, Info: { ...base.Info, Name: { en: 'Main Hall', es: 'Sala' }, Region: 'North', Shifts: [] } }
  expect(mergeEdits<object>(base, mine, theirs)).toEqual({
    Version: 2,
    Info: { Name: { en: 'Main Hall', es: 'Vestíbulo' }, City: 'Salem', Region: 'North', Shifts: [] },
  })
})

it('keeps a list that was changed here as a whole, and what both have changed as it is here', () => {
  const mine = { ...base, Info: { ...base.Info, City: 'Salem', Shifts: [{ Start: '07:00' }, { Start: '19:00' }] } }
  const theirs = { ...base, Info: { ...base.Info, City: 'Lynn', Shifts: [{ Start: '08:00' }] } }
  expect(mergeEdits(base, mine, theirs)).toEqual(mine)
})

it('takes what one side alone has added or emptied', () => {
  expect(mergeEdits<object>({}, { a: 1 }, { b: 2 })).toEqual({ a: 1, b: 2 })
  expect(mergeEdits<object>({ a: { en: 'x' } }, { a: null }, { a: { en: 'y' } })).toEqual({ a: null })
  expect(mergeEdits<object>({ a: 1 }, { a: 1 }, { a: null })).toEqual({ a: null })
})

describe('rows that can be told apart', () => {
  const row = (CreatedDate: number, Code: string) => ({ CreatedDate, Code })
  it('are merged one by one: my changes and theirs both stay, in my order', () => {
    const base = [row(1, 'a'), row(2, 'b'), row(3, 'c')]
    const mine = [row(1, 'A'), row(2, 'b'), row(3, 'c'), row(9, 'new here')]
    const theirs = [row(1, 'a'), row(2, 'B'), row(4, 'new there')]
    expect(mergeEdits(base, mine, theirs)).toEqual([row(1, 'A'), row(2, 'B'), row(9, 'new here'), row(4, 'new there')])
  })
  it('stay removed where I have removed them, and stay where I have changed what they removed', () => {
    expect(mergeEdits([row(1, 'a'), row(2, 'b')], [row(2, 'mine')], [row(1, 'a')])).toEqual([row(2, 'mine')])
  })
  it('of one identity, or of none, are taken as a whole', () => {
    expect(mergeEdits([row(1, 'a')], [row(1, 'x'), row(1, 'y')], [row(1, 'b')])).toEqual([row(1, 'x'), row(1, 'y')])
    expect(mergeEdits([{ Start: '1' }], [{ Start: '2' }], [{ Start: '3' }])).toEqual([{ Start: '2' }])
  })
  it('of questions within sections keep the answers of both', () => {
    const form = (first: string, second: string) => [
      {
        SectionName: { en: 'Use' },
        Questions: [
          { Name: 'A', Value: first },
          { Name: 'B', Value: second },
        ],
      }, // as read
    ]
    expect(mergeEdits(form('', ''), form('mine', ''), form('', 'theirs'))).toEqual(form('mine', 'theirs'))
  })
})
