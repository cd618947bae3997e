import { expect, test } from 'vitest'
import { statesOf, timeZoneOf } from '../../../core/states.ts'
import { freeCode } from './data.ts'
import { addressLine, analyticsTarget, codeFrom, shownPropertyType } from './rules.ts'

test('an empty Building Type is shown as Single [A-RULE-005]', () => {
  expect([null, undefined, '' as const, 'Single' as const, 'Multiple' as const].map(shownPropertyType)).toEqual([
    'Single',
    'Single',
    'Single',
    'Single',
    'Multiple',
  ])
})

test('the analytics link leads to the global report, or to the feedback of the row’s building', () => {
  const all = { permissions: { ViewCompanyAllBuildings: true }, globalReport: true }
  expect(analyticsTarget(all, 'row')).toEqual({ to: 'globalReport' })
  expect(analyticsTarget({ ...all, globalReport: false }, 'row')).toEqual({ to: 'analyticsFeedback', bId: 'row' })
  expect(analyticsTarget({ permissions: {}, globalReport: true }, 'row')).toEqual({ to: 'analyticsFeedback', bId: 'row' })
})

test.each([
  ['Anchor Street East', 'ASE'],
  ['Cedar & Third', 'CT'],
  ['Édifice 7 Nord', 'E7N'],
  ['Marlow', 'MAR'],
  ['The Very Long Name Of A Great Building', 'TVLNOA'],
  ['楼', 'B'],
])('the code of %s is %s', (name, code) => expect(codeFrom(name)).toBe(code))

test('a taken code gets a number', () => expect(freeCode('ASE', new Set(['ase', 'ase2', 'ase4']))).toBe('ASE3'))

test('an address is one line without what is missing', () => {
  expect(addressLine({ AddressLine1: '1 A Street', AddressLine2: null, City: 'Boston', State: 'MA', Zip: '02110' })).toBe(
    '1 A Street, Boston, MA 02110',
  )
})

test('every state has a clock that this machine knows', () => {
  for (const country of ['USA', 'Canada'])
    for (const { Code } of statesOf(country))
      expect(() => new Intl.DateTimeFormat('en', { timeZone: timeZoneOf(country, Code) })).not.toThrow()
  expect(statesOf('USA')).toHaveLength(56)
  expect(statesOf('Canada')).toHaveLength(13)
  expect(timeZoneOf('USA', 'WA')).toBe('America/Los_Angeles')
})
