import { expect, test } from 'vitest'
import { judgeStyle } from './judged.ts'

const warn = { Field: 'FillColor', Kind: 'warn' } as const
const refuse = { Field: 'FillColor', Kind: 'refuse' } as const
const read = { Unread: [] }

test('the badge praises only a picture that was read, of a style that is complete', () => {
  const word = (given: Partial<Parameters<typeof judgeStyle>[0]>) =>
    judgeStyle({ complete: true, problems: [], answer: undefined, failed: false, ...given })[1]
  expect(word({ answer: read })).toBe('good')
  expect(word({})).toBe('reading')
  expect(word({ failed: true })).toBe('unknown')
  expect(word({ complete: false, answer: read })).toBe('unfinished')
  expect(word({ problems: [refuse] })).toBe('bad')
  expect(word({ problems: [refuse], answer: read })).toBe('bad')
  expect(word({ problems: [warn] })).toBe('reading')
  expect(word({ problems: [warn], answer: read })).toBe('warn')
  expect(word({ answer: { Unread: ['dim'] } })).toBe('warn')
})
