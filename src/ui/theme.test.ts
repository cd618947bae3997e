import { expect, test } from 'vitest'
import { cssVariablesResolver, sentimentColour, theme } from './theme.ts'

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
])('a sentiment is red below zero, amber at zero, yellow there in review analytics, green above; %s [C-RULE-081]', (_name, variables) => {
  const hue = (score: number, reviews = false) => hueOf(variables, sentimentColour(score, reviews))
  for (const reviews of [false, true]) {
    for (const score of [-1, -0.01]) expect(Math.min(hue(score, reviews), 360 - hue(score, reviews))).toBeLessThan(12)
    for (const score of [0.01, 1]) expect(Math.abs(hue(score, reviews) - 140)).toBeLessThan(25)
  }
  expect(Math.abs(hue(0) - 36)).toBeLessThan(8)
  expect(Math.abs(hue(0, true) - 52)).toBeLessThan(6)
})
