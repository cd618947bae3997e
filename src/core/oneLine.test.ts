import { expect, test } from 'vitest'
import { oneLine } from './oneLine.ts'

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
