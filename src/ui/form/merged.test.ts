import { expect, it } from 'vitest'
import { merged } from './merged.ts'

const base = { Version: 1, Info: { Name: { en: 'Hall', es: 'Sala' }, City: 'Boston', Region: null, Shifts: [{ Start: '06:00' }] } }

it('keeps what was changed here, and takes the rest from the other one', () => {
  const mine = { ...base, Info: { ...base.Info, City: 'Salem', Name: { en: 'Hall', es: 'Vestíbulo' } } }
  const theirs = { Version: 2, Info: { ...base.Info, Name: { en: 'Main Hall', es: 'Sala' }, Region: 'North', Shifts: [] } }
  expect(merged<object>(base, mine, theirs)).toEqual({
    Version: 2,
    Info: { Name: { en: 'Main Hall', es: 'Vestíbulo' }, City: 'Salem', Region: 'North', Shifts: [] },
  })
})

it('keeps a list that was changed here as a whole, and what both have changed as it is here', () => {
  const mine = { ...base, Info: { ...base.Info, City: 'Salem', Shifts: [{ Start: '07:00' }, { Start: '19:00' }] } }
  const theirs = { ...base, Info: { ...base.Info, City: 'Lynn', Shifts: [{ Start: '08:00' }] } }
  expect(merged(base, mine, theirs)).toEqual(mine)
})

it('takes what one side alone has added or emptied', () => {
  expect(merged<object>({}, { a: 1 }, { b: 2 })).toEqual({ a: 1, b: 2 })
  expect(merged<object>({ a: { en: 'x' } }, { a: null }, { a: { en: 'y' } })).toEqual({ a: null })
  expect(merged<object>({ a: 1 }, { a: 1 }, { a: null })).toEqual({ a: null })
})
