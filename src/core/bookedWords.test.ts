import { expect, test } from 'vitest'
import { dayInFull, dayInSentence, hoursInSentence, weekOf } from './bookedWords.ts'

test.each([
  ['en', '10:00', '11:00', '10–11 AM'],
  ['en', '10:30', '12:00', '10:30 AM – 12:00 PM'],
  ['en', '11:00', '13:00', '11 AM – 1 PM'],
  ['en', '18:00', null, '6 PM'],
  ['es', '10:00', '11:00', '10:00–11:00'],
  ['fr', '09:30', '11:00', '09:30–11:00'],
  ['en', null, null, ''],
] as const)('in %s %s to %s reads %s', (language, start, end, said) => {
  expect(hoursInSentence(start, end, language)).toBe(said)
})

test('a day in a sentence has its year only where it is another one', () => {
  expect([dayInSentence('2026-12-01', 'en', 2026), dayInSentence('2026-12-01', 'en', 2027)]).toEqual(['Dec 1', 'Dec 1, 2026'])
  expect([dayInSentence('2026-12-01', 'es', 2026), dayInSentence('2026-12-01', 'fr', 2026)]).toEqual(['1 dic', '1 déc.'])
  expect(dayInFull('2026-12-01', 'en')).toBe('Tuesday, December 1, 2026')
})

test('a week begins on Sunday in English, on Monday elsewhere, and is seven days over the end of a year', () => {
  expect(weekOf('2026-12-30', 'en')[0]).toBe('2026-12-27')
  expect(weekOf('2026-12-30', 'es')).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ])
  expect(weekOf('2027-01-03', 'fr')[6]).toBe('2027-01-03')
})
