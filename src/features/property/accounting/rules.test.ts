import { expect, test } from 'vitest'
import { centsOf, dollarsOf, freeDate } from './rules.ts'

test('every amount to the cent comes back as it went in', () => {
  const amounts = Array.from({ length: 300_000 }, (_, cents) => cents)
  expect(amounts.filter(cents => centsOf(dollarsOf(cents)) !== cents)).toEqual([])
})

test('a new ledger row gets a date that no other has [A-RULE-011]', () => {
  expect(freeDate([], 100)).toBe(100)
  expect(freeDate([{ CreatedDate: 100 }, { CreatedDate: 500 }], 100)).toBe(501)
})
