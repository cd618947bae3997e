import { describe, expect, test } from 'vitest'
import { messages } from '../../../../../core/problem.ts'
import type { BasicInfo } from './model.ts'
import {
  addShift,
  basicInfoProblems,
  changeCountry,
  changePropertyType,
  coversDay,
  newBasicInfo,
  saveMessage,
  tidyBasicInfo,
} from './rules.ts'
import { sampleBasicInfo } from './sample.ts'

const complete = sampleBasicInfo
const problems = (change: Partial<BasicInfo>) =>
  basicInfoProblems({ ...complete, ...change }).map(({ Field, Message }) => `${Field}: ${Message}`)
const shifts = (...texts: string[]) => texts.map(text => ({ Start: text.split('-')[0] ?? '', End: text.split('-')[1] ?? '' }))

test('a complete building has no problem, and what is optional may be empty', () => {
  expect(basicInfoProblems(complete)).toEqual([])
  const optional = {
    AccountName: null,
    Code: null,
    AddressLine2: '',
    ContactPhoneNumber: '',
    Website: null,
    Region: null,
    Market: null,
    PlannedEngineeringHours: null,
  }
  expect(problems(optional)).toEqual([])
})

describe('required [A-MSG-006]', () => {
  test.each<[string, Partial<BasicInfo>, string]>([
    ['Name [A-RULE-032]', { Name: { en: ' ', es: 'Solo en español' } }, 'Name'],
    ['PropertyType, the Building Type [A-RULE-033]', { PropertyType: '' }, 'PropertyType'],
    ['BuildingType, the Building Vertical [A-RULE-034]', { BuildingType: '' }, 'BuildingType'],
    ['TotalSquareFeet [A-RULE-035]', { TotalSquareFeet: null }, 'TotalSquareFeet'],
    ['AddressLine1 [A-RULE-036]', { AddressLine1: '' }, 'AddressLine1'],
    ['City [A-RULE-037]', { City: '   ' }, 'City'],
    ['State [A-RULE-038]', { State: '' }, 'State'],
    ['Zip [A-RULE-039]', { Zip: '' }, 'Zip'],
    ['ContactEmail, the Building Email [A-RULE-041]', { ContactEmail: '' }, 'ContactEmail'],
    ['the tag of a building among several [A-RULE-048]', { PropertyType: 'Multiple', PropertyTagId: null }, 'PropertyTagId'],
    ['the English of a name that is given in Spanish', { AccountName: { en: '', es: 'Puerto' } }, 'AccountName'],
  ])('%s', (_, change, field) => expect(problems(change)).toEqual([`BasicInfo.${field}: Required`]))

  test('Country [A-RULE-040]', () => expect(problems({ Country: '' })).toContain('BasicInfo.Country: Required'))
  test('no tag for a Single building [A-RULE-048]', () => expect(problems({ PropertyType: 'Single', PropertyTagId: null })).toEqual([]))
  test('a draft that lacks parts is judged too', () => {
    const found = basicInfoProblems({ Country: 'USA' } as unknown as BasicInfo) // what a form may hold before it is complete
    expect(found).toHaveLength(9)
    expect(new Set(found.map(({ Message }) => Message))).toEqual(new Set(['Required']))
  })
})

describe('zip codes, else Invalid Zip Code [A-RULE-042] [A-MSG-008]', () => {
  test.each([
    ['USA', '02210', true],
    ['USA', '02210-1234', true],
    ['USA', ' 02210 ', true],
    ['USA', '0221', false],
    ['USA', '022101', false],
    ['USA', '02210-12', false],
    ['USA', 'M5V 2T6', false],
  ])('%s %s: %s [A-RULE-043]', (Country, Zip, fits) =>
    expect(problems({ Country, Zip, State: 'MA' })).toEqual(fits ? [] : ['BasicInfo.Zip: Invalid Zip Code']),
  )
  test.each([
    ['M5V 2T6', true],
    ['M5V-2T6', true],
    ['m5v2t6', true],
    ['M5V  2T6', false],
    ['M5V 2T', false],
    ['5MV 2T6', false],
    ['02210', false],
  ])('Canada %s: %s [A-RULE-044]', (Zip, fits) =>
    expect(problems({ Country: 'Canada', State: 'ON', Zip })).toEqual(fits ? [] : ['BasicInfo.Zip: Invalid Zip Code']),
  )
  test('any other country has none [A-RULE-045]', () =>
    expect(problems({ Country: 'Mexico', Zip: '02210' })).toEqual(['BasicInfo.Country: Format error', 'BasicInfo.Zip: Invalid Zip Code']))
})

describe('formats [A-MSG-007]', () => {
  test.each<[string, Partial<BasicInfo>, string[]]>([
    ['square feet are digits only [A-RULE-046]', { TotalSquareFeet: 12.5 }, ['TotalSquareFeet']],
    ['square feet are not negative [A-RULE-046]', { TotalSquareFeet: -1 }, ['TotalSquareFeet']],
    ['planned hours are digits only [A-RULE-047]', { PlannedEngineeringHours: 1.5 }, ['PlannedEngineeringHours']],
    ['whole planned hours are fine [A-RULE-047]', { PlannedEngineeringHours: 640 }, []],
    ['an e-mail is one', { ContactEmail: 'front@anchor' }, ['ContactEmail']],
    ['a phone has 11 digits', { ContactPhoneNumber: '6175550110' }, ['ContactPhoneNumber']],
    ['a stored phone is fine', { ContactPhoneNumber: '16175550110' }, []],
    ['a website is http(s)', { Website: 'javascript:alert(1)' }, ['Website']],
    ['a website has a host', { Website: 'https://' }, ['Website']],
    ['a website with a path is fine', { Website: 'http://a.example:8080/b?c=d#e' }, []],
    ['the state is one of the country', { State: 'ON' }, ['State']],
    ['the vertical is one of the list', { BuildingType: 'Castle' }, ['BuildingType']],
  ])('%s', (_, change, fields) => expect(problems(change)).toEqual(fields.map(field => `BasicInfo.${field}: Format error`)))
})

describe('shifts', () => {
  test('none, or empty rows only, are fine', () => {
    expect(problems({ Shifts: [] })).toEqual([])
    expect(problems({ Shifts: shifts('-', '-') })).toEqual([])
  })
  test('as soon as one time is filled all must be [A-RULE-049] [A-MSG-011]', () => {
    const message = ['BasicInfo.Shifts: Please fill in the Shift fields']
    expect(problems({ Shifts: shifts('06:00-') })).toEqual(message)
    expect(problems({ Shifts: shifts('06:00-18:00', '18:00-06:00', '-') })).toEqual(message)
  })
  test.each<[string, string[], boolean]>([
    ['three over midnight', ['06:00-14:00', '14:00-22:00', '22:00-06:00'], true],
    ['two over midnight', ['07:00-19:00', '19:00-07:00'], true],
    ['one around the clock', ['06:00-06:00'], true],
    ['in any order of the rows', ['22:00-06:00', '14:00-22:00', '06:00-14:00'], true],
    ['exactly 60 minutes', ['00:00-01:00', '01:00-00:00'], true],
    ['59 minutes', ['00:00-00:59', '00:59-00:00'], false],
    ['an overlap', ['06:00-15:00', '14:00-22:00', '22:00-06:00'], false],
    ['a gap', ['06:00-14:00', '15:00-22:00', '22:00-06:00'], false],
    ['one of twelve hours', ['06:00-18:00'], false],
    ['the same twice', ['06:00-06:00', '06:00-06:00'], false],
  ])('%s: %s %s [A-RULE-050] [A-RULE-052] [A-CONST-054] [A-MSG-012]', (_, texts, fits) => {
    expect(coversDay(shifts(...texts))).toBe(fits)
    expect(problems({ Shifts: shifts(...texts) })).toEqual(fits ? [] : [`BasicInfo.Shifts: ${messages.shifts}`])
  })
  test('what is no time is refused', () => expect(problems({ Shifts: shifts('25:00-06:00') })).toEqual(['BasicInfo.Shifts: Format error']))
  test('another one goes from the last end to the first start; three at most [A-FIELD-007]', () => {
    expect(addShift([])).toEqual(shifts('-'))
    expect(addShift(shifts('06:00-14:00'))).toEqual(shifts('06:00-14:00', '14:00-06:00'))
    expect(addShift(shifts('06:00-14:00', '14:00-22:00', '22:00-06:00'))).toHaveLength(3)
  })
})

test('a refused save says the shifts first, else the required fields [A-RULE-051] [A-MSG-010]', () => {
  const said = (change: Partial<BasicInfo>) => saveMessage(basicInfoProblems({ ...complete, ...change }))
  expect(said({ City: '', Shifts: shifts('06:00-') })).toBe('Please fill in the Shift fields')
  expect(said({ City: '', Shifts: shifts('06:00-07:00') })).toBe(messages.shifts)
  expect(said({ City: '' })).toBe('Please fill in the required fields')
  expect(said({ Zip: '1' })).toBe('')
})

test('a new building stands in the USA and is Single [A-RULE-003] [A-RULE-004] [A-CONST-056]', () => {
  expect(newBasicInfo()).toMatchObject({ Country: 'USA', PropertyType: 'Single', TrackScanData: true })
})

test('another country clears the state, the same one does not [A-STATE-013]', () => {
  expect(changeCountry(complete, 'Canada')).toMatchObject({ Country: 'Canada', State: '' })
  expect(changeCountry(complete, 'USA').State).toBe('MA')
})

test('Single clears the tag [A-STATE-014]', () => {
  const tagged = { ...complete, PropertyType: 'Multiple' as const, PropertyTagId: '0198a1de-0000-7000-8000-000000000001' }
  expect(changePropertyType(tagged, 'Single')).toMatchObject({ PropertyType: 'Single', PropertyTagId: null })
  expect(changePropertyType(tagged, 'Multiple').PropertyTagId).toBe(tagged.PropertyTagId)
})

test('what is stored has no blanks around, no empty texts, no tag for Single and shifts in order', () => {
  const stored = tidyBasicInfo({
    ...complete,
    Name: { en: ' Anchor ', es: ' ' },
    Zip: 'm5v 2t6',
    Region: '  ',
    PropertyTagId: '0198a1de-0000-7000-8000-000000000001',
    Shifts: shifts('19:00-07:00', '07:00-19:00', '-'),
  })
  expect(stored).toMatchObject({
    Name: { en: 'Anchor' },
    Zip: 'M5V 2T6',
    Region: null,
    PropertyTagId: null,
    Shifts: shifts('07:00-19:00', '19:00-07:00'),
  })
  expect(stored.Name).not.toHaveProperty('es')
})
