import { describe, expect, test } from 'vitest'
import { type Answer, answerProblems } from './rules.ts'

describe('an answer', () => {
  test.each<[Answer, string[]]>([
    [{ Score: 5 }, []],
    [{ Score: 1, CustomerEffortScore: 7, NetPromoterScore: 0, Text: 'x', Email: 'a@b.example' }, []],
    [{}, ['Score: Required']],
    [{ Score: null }, ['Score: Required']],
    [{ Score: 0 }, ['Score: Format error']],
    [{ Score: 6 }, ['Score: Format error']],
    [{ Score: 4.5 }, ['Score: Format error']],
    [{ Score: 3, CustomerEffortScore: 8 }, ['CustomerEffortScore: Format error']],
    [{ Score: 3, NetPromoterScore: 11 }, ['NetPromoterScore: Format error']],
    [{ Score: 3, NetPromoterScore: -1 }, ['NetPromoterScore: Format error']],
    [{ Score: 3, Text: 'x'.repeat(2001) }, ['Text: Format error']],
    [{ Score: 3, Email: 'nobody' }, ['Email: Format error']],
    [{ Score: 3, Email: ' ' }, []],
  ])('%j has the problems %j', (answer, problems) => {
    expect(answerProblems(answer).map(one => `${one.Field}: ${one.Message}`)).toEqual(problems)
  })
})
