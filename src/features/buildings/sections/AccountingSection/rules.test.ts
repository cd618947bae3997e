import { expect, test } from 'vitest'
import { centsOf, chargeChoices, dollarsOf, freeDate, newGL } from './rules.ts'

const row = {
  ...newGL([], 1),
  ServiceRequestType: 'HVAC',
  ChargeCode: 'C-1',
  WorkOrderType: 'SR',
  AccountCode: '6120',
  AccountDescription: 'Repairs',
}

test('a work order is charged to one of the ledger rows of its type [A-FIELD-022]', () => {
  const rows = [
    row,
    { ...row, ChargeCode: 'C-2', WorkOrderType: 'PM', AccountCode: null },
    { ...row, ChargeCode: '' },
    { ...row, WorkOrderType: 'XX' },
  ]
  expect(chargeChoices(rows)).toEqual([
    { ChargeCode: 'C-1', ServiceRequestType: 'HVAC', AccountCode: '6120', AccountDescription: 'Repairs', WorkOrderType: 'SR' },
    { ChargeCode: 'C-2', ServiceRequestType: 'HVAC', AccountCode: '', AccountDescription: 'Repairs', WorkOrderType: 'PM' },
  ])
  expect(chargeChoices(rows, 'PM').map(({ ChargeCode }) => ChargeCode)).toEqual(['C-2'])
  expect(chargeChoices(rows, 'IN')).toEqual([])
})

test('every amount to the cent comes back as it went in', () => {
  const amounts = Array.from({ length: 300_000 }, (_, cents) => cents)
  expect(amounts.filter(cents => centsOf(dollarsOf(cents)) !== cents)).toEqual([])
})

test('a new ledger row gets a date that no other has [A-RULE-011]', () => {
  expect(freeDate([], 100)).toBe(100)
  expect(freeDate([{ CreatedDate: 100 }, { CreatedDate: 500 }], 100)).toBe(501)
})
