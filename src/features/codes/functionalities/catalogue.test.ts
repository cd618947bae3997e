import { expect, test } from 'vitest'
import { countOf, groupForChoice, groupForLibrary } from './catalogue.ts'
import { definitions } from './definitions.ts'

const names = (groups: ReturnType<typeof groupForChoice>) =>
  groups.map(({ heading, types }) => [heading, types.map(({ type }) => type)] as const)
const counts = [
  { QrType: definitions.Wifi.QrType, Count: 2 },
  { QrType: definitions.CustomFeedback.QrType, Count: 7 },
  { QrType: 'NoLongerThere', Count: 90 },
]

test('types are offered by what they are for, each once, all of them', () => {
  const groups = names(groupForChoice([]))
  expect(groups.map(([heading]) => heading)).not.toContain('used')
  const offered = groups.flatMap(([, types]) => types)
  expect(offered.toSorted()).toEqual(Object.keys(definitions).toSorted())
})

test('those that the account uses most stand first, and only there', () => {
  const [first, ...others] = names(groupForChoice(counts))
  expect(first).toEqual(['used', ['CustomFeedback', 'Wifi']])
  expect(others.flatMap(([, types]) => types)).not.toContain('Wifi')
})

test('in the library each type stands under its purpose, those in use before the others', () => {
  const groups = new Map(names(groupForLibrary(counts)))
  expect(groups.get('ask')?.[0]).toBe('CustomFeedback')
  expect(groups.get('tell')?.[0]).toBe('Wifi')
  expect([countOf(counts, definitions.Wifi), countOf(counts, definitions.Feedback)]).toEqual([2, 0])
})
