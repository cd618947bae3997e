import { expect, test } from 'vitest'
import { caretAfter, isForeign, maskedPhone, phoneDigits } from './phoneMask.ts'

test('shows what is typed under the mask, without punctuation ahead of the digits', () => {
  const shown = ['', '2', '212', '2125', '2125550', '2125550142'].map(maskedPhone)
  expect(shown).toEqual(['', '(2', '(212', '(212) 5', '(212) 555-0', '(212) 555-0142'])
})

test('leaves out the country code and what is beyond ten digits', () => {
  expect(phoneDigits('+1 (212) 555-0142')).toBe('2125550142')
  expect(phoneDigits('212555014299')).toBe('2125550142')
})

test.each([
  ['+1 (212) 555-0142', false],
  ['12125550142', false],
  ['2125', false],
  ['+', true],
  ['+47 22 12', true],
  ['0047', true],
  ['447911123456', true],
])('%s is a number of another country: %s', (text, foreign) => expect(isForeign(text)).toBe(foreign))

test('puts the caret after the digit that was typed', () => {
  expect(caretAfter('(212) 555-0142', 2)).toBe(3)
  expect(caretAfter('(212) 555-0142', 10)).toBe(14)
})
