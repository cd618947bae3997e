import { expect, test } from 'vitest'
import { readComment } from './analyse.ts'

/** How a comment feels about its terms: `+`, `0`, `-`. */
const spokenOf = (text: string): Record<string, string> =>
  Object.fromEntries(readComment(text).spoken.map(({ term, score }) => [term, score > 0.1 ? '+' : score < -0.1 ? '-' : '0']))

test.each([
  ['Lobby is beautiful but the elevators are always slow', { lobby: '+', elevator: '-' }],
  ['Love the hooks inside the stalls, simple things!', { stall: '0' }],
  ['Lock on the middle stall got fixed, thank you.', { stall: '0' }],
  ['Fresh, stocked and it smells like nothing at all. Perfect.', { smell: '0', perfect: '+' }],
  ['No smell, no noise, no leak, wonderful', { smell: '0', noise: '0', leak: '0', wonderful: '+' }],
  ['The leak was fixed within the hour, great team', { leak: '0', team: '+' }],
  ['Great staff, but there is a smell in the hallway', { staff: '+', smell: '-', hallway: '-' }],
  ['The restroom is clean, the garage is dirty', { restroom: '+', dirty: '-', garage: '-' }],
  ['El personal es amable pero el ascensor huele mal', { personal: '+', amable: '+', ascensor: '-' }],
  ['Le personnel est gentil, mais les toilettes sont sales', { personnel: '+', toilettes: '-', sale: '-' }],
])('%s: %j', (text, felt) => expect(spokenOf(text)).toMatchObject(felt))

test('the same letters are a word of each language', () => {
  expect(readComment('The sale desk in the lobby is great').spoken.find(({ term }) => term === 'sale')?.score).toBeGreaterThan(0)
  expect(readComment('Le couloir est sale').spoken.find(({ term }) => term === 'sale')?.score).toBeLessThan(0)
})
