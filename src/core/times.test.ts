import { expect, test } from 'vitest'
import { formatTime, formatTimes } from './times.ts'

test.each([
  ['00:05', '12:05 AM', '0:05', '00:05'],
  ['09:00', '9:00 AM', '9:00', '09:00'],
  ['12:00', '12:00 PM', '12:00', '12:00'],
  ['23:45', '11:45 PM', '23:45', '23:45'],
] as const)('%s reads as its language writes it', (time, ...read) => {
  expect((['en', 'es', 'fr'] as const).map(language => formatTime(time, language))).toEqual(read)
})

test('a range with both its ends, with one, and without', () => {
  expect(formatTimes('09:00', '13:30', 'en')).toBe('9:00 AM – 1:30 PM')
  expect(formatTimes('09:00', null, 'es')).toBe('9:00')
  expect(formatTimes(null, null, 'en')).toBe('')
})
