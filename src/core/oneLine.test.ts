import { expect, test } from 'vitest'
import { cutAtWord, oneLine } from './oneLine.ts'

test.each([
  ['Harbour Point', 'Harbour Point'],
  [' two  spaces ', ' two  spaces '],
  ['Harbour\nPoint', 'Harbour Point'],
  ['Harbour \r\n\t Point\n', 'Harbour Point'],
  ['a\u2028b\u2029c\u0085d\u000be\u0007f', 'a b c d e f'],
  ['\n', ''],
])('%j becomes %j', (text, line) => expect(oneLine(text)).toBe(line))

test('a long text of spaces takes no time', () => {
  const started = performance.now()
  oneLine(`${' '.repeat(250_000)}\n`)
  expect(performance.now() - started).toBeLessThan(200)
})

test.each([
  ['short enough', 20, 'short enough'],
  ['nobody at the desk helped', 20, 'nobody at the desk…'],
  ['nobody at the desk helped', 18, 'nobody at the desk…'],
  ['nobody at the desk, helped', 19, 'nobody at the desk…'],
  ['Donaudampfschiff', 5, 'Donau…'],
  ['ab\u{1F600}cd', 3, 'ab…'],
])('%j cut to %i ends with a word: %j', (text, most, cut) => expect(cutAtWord(text, most)).toBe(cut))
