import { expect, test } from 'vitest'
import { diffForAudit, HIDDEN, isSecret } from './audited.ts'

test('of two states only what differs is kept, also within a field; the order of fields is no difference', () => {
  const before = { City: 'Boston', Zip: '02110', Content: { Title: 'A', Text: 'same', Gone: 1 }, Shifts: [{ Start: '08:00' }] }
  const after = { Zip: '02111', City: 'Boston', Content: { Text: 'same', Title: 'B', New: true }, Shifts: [{ Start: '09:00' }] }
  expect(diffForAudit(before, after)).toEqual({
    before: { Zip: '02110', Content: { Title: 'A', Gone: 1 }, Shifts: [{ Start: '08:00' }] },
    after: { Zip: '02111', Content: { Title: 'B', New: true }, Shifts: [{ Start: '09:00' }] },
  })
})

test('a moment is what JSON makes of it, and equals itself', () => {
  const at = new Date(0)
  expect(diffForAudit({ at, x: 1 }, { at: new Date(0), x: 2 })).toEqual({ before: { x: 1 }, after: { x: 2 } })
})

test('columns that a write does not name are no part of it', () => {
  expect(diffForAudit({ id: 'a', City: 'Boston' }, { City: 'Salem' })).toEqual({ before: { City: 'Boston' }, after: { City: 'Salem' } })
})

test('a write that makes or removes a row keeps all of it', () => {
  expect(diffForAudit(undefined, { City: 'Salem' })).toEqual({ before: undefined, after: { City: 'Salem' } })
  expect(diffForAudit({ City: 'Salem' }, null)).toEqual({ before: { City: 'Salem' }, after: null })
})

test('secrets are told by their names, also below them; whether a flag of such a name is on is none', () => {
  const after = { Password: 'x', BuildingPIN: { Engineering: '1234', None: '' }, Wifi: [{ Passphrase: 7 }], 'Employee.ManagePin': true }
  expect(diffForAudit(undefined, after).after).toEqual({
    Password: HIDDEN,
    BuildingPIN: { Engineering: HIDDEN, None: '' },
    Wifi: [{ Passphrase: HIDDEN }],
    'Employee.ManagePin': true,
  })
  expect(diffForAudit({ Token: 'a' }, { Token: 'b' })).toEqual({ before: { Token: HIDDEN }, after: { Token: HIDDEN } })
  for (const name of ['PinSecret', 'CodeHash', 'ApiKey', 'PIN', 'pins', 'EngineeringPin', 'PinCodes'])
    expect(isSecret(name), name).toBe(true)
  for (const name of ['Shipping', 'Spin', 'Pinned', 'City', 'SignedIn']) expect(isSecret(name), name).toBe(false)
})
