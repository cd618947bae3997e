import { expect, test } from 'vitest'
import { readComment } from '../../../platform/text/analyse.ts'
import { sentimentClass } from '../../../platform/text/sentiment.ts'
import { commentFeeling, termFeeling } from './feeling.server.ts'

const feelingsOf = (text: string, stars: number) => {
  const { language, sentiment, spoken } = readComment(text)
  const whole = commentFeeling(sentiment, stars)
  return { whole, terms: Object.fromEntries(spoken.map(one => [one.term, termFeeling(one, whole, language)])) }
}

test.each([3, 4, 5])('a comment of an effort that went well in the end is not positive, whatever its stars (%i)', stars => {
  const { whole } = feelingsOf('Turnstile took four tries to read my QR code, then it worked fine.', stars)
  expect(whole === null || sentimentClass(whole) !== 'positive').toBe(true)
})

test('many stars praise no word of which nothing is said, and no word for something bad', () => {
  expect(feelingsOf('Third stall on the left', 5).terms).toMatchObject({ stall: 0 })
  expect(feelingsOf('Smells like nothing at all, perfect', 5).terms).toMatchObject({ smell: 0 })
  expect(feelingsOf('Beautiful lobby', 5).terms.lobby).toBeGreaterThan(0.1)
})

test('few stars blame no word of which nothing is said', () => {
  expect(feelingsOf('The restroom is near the lobby', 1).terms).toMatchObject({ restroom: 0, lobby: 0 })
})

test('what is said of a word counts beside the stars, where they agree with the comment', () => {
  const { terms } = feelingsOf('Beautiful lobby, but the elevators are broken and slow', 2)
  expect([terms.lobby, terms.elevator].map(one => Math.sign(one ?? 0))).toEqual([1, -1])
})

test('words of a language that is not understood feel as their stars', () => {
  expect(feelingsOf('厕所很脏', 1).terms['厕所']).toBe(feelingsOf('厕所很脏', 1).whole)
})
