import { expect, test } from 'vitest'
import { starRatings } from '../core/lists.ts'
import { cssVariablesResolver, sentimentColour, starColour, theme } from './theme.ts'

const { light, dark } = cssVariablesResolver(theme as Parameters<typeof cssVariablesResolver>[0]) // it reads nothing of it
/** The hue (0–360) of a colour `var(--name)` in a theme. */
const hueOf = (variables: Record<string, string>, colour: string): number => {
  const hex = variables[colour.slice('var('.length, -1)] ?? ''
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  const part = most === r ? (g - b) / (most - least) : most === g ? 2 + (b - r) / (most - least) : 4 + (r - g) / (most - least)
  return (part * 60 + 360) % 360
}

test.each([
  ['light', light],
  ['dark', dark],
])('a sentiment is red below zero, amber at zero, yellow there in review analytics, green above; %s', (_name, variables) => {
  const hue = (score: number, reviews = false) => hueOf(variables, sentimentColour(score, reviews))
  for (const reviews of [false, true]) {
    for (const score of [-1, -0.01]) expect(Math.min(hue(score, reviews), 360 - hue(score, reviews))).toBeLessThan(12)
    for (const score of [0.01, 1]) expect(Math.abs(hue(score, reviews) - 140)).toBeLessThan(25)
  }
  expect(Math.abs(hue(0) - 36)).toBeLessThan(8)
  expect(Math.abs(hue(0, true) - 52)).toBeLessThan(6)
})

test.each([
  ['light', light],
  ['dark', dark],
])('the star ratings 1 to 5 have a colour each, from red to green; %s [A-CONST-031, A-BEHAV-044]', (_name, variables) => {
  expect(starRatings).toEqual([1, 2, 3, 4, 5])
  const hues = starRatings.map(stars => (hueOf(variables, starColour(stars)) + 20) % 360)
  expect(hues).toEqual(hues.toSorted((a, b) => a - b))
  expect(new Set(hues).size).toBe(5)
  expect(Math.abs((hues[4] ?? 0) - 160)).toBeLessThan(25)
})
