import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import '../../../../test/support/records.ts'
import { formatsIn } from '../../../core/formats.ts'
import type { Move } from '../../../core/stateTable.ts'
import { type Language, languages } from '../../../core/words.ts'
import { phraseIn } from '../../../platform/words.ts'
import { records, type ValueWords } from './model.ts'
import { describeChoice, describeValue } from './values.ts'

type StateTable = Readonly<Record<string, Move>>
const files = globSync('src/features/**/*.ts').filter(file => /^export const \w+ = stateTable</m.test(readFileSync(file, 'utf8')))
const names = (file: string) => [...readFileSync(file, 'utf8').matchAll(/export const (\w+) = stateTable</g)].map(([, name = '']) => name)
/** Every state table of the features, by its file and name. */
const tables = await Promise.all(
  files.flatMap(file =>
    names(file).map(async name => {
      const exported: Record<string, StateTable> = await import(path.resolve(file))
      return [`${file} ${name}`, exported[name] ?? {}] as const
    }),
  ),
)
const choices = records
  .all()
  .flatMap(({ Object: kind, choices: of = {} }) =>
    Object.entries(of).map(([field, words]: [string, ValueWords]) => ({ kind, field, words })),
  )
const shownIn = (language: Language) => ({ language, formats: formatsIn(language), phrase: phraseIn(language) })

test('there are state tables', () => expect(tables.length).toBeGreaterThanOrEqual(4))

test.each(tables)('%s: history has a word for each state, in each language', (_at, table) => {
  const chosen = choices.find(({ words }) => words.moves?.includes(table))
  if (!chosen) throw new Error('no record names this state table among its choices')
  const states = new Set(Object.values(table).flatMap(({ from, to }) => (to ? [...from, to] : from)))
  for (const state of states)
    for (const language of languages)
      expect(describeChoice(chosen.kind, chosen.field, state, language), `${state} ${language}`).toBeTruthy()
})

test.each([
  ['visitor_request', 'Status', 'InProgress', 'En cours'],
  ['visitor_request', 'Urgency', 'High', 'Urgent'],
  ['visitor_request', 'Status', 'PendingApproval', 'PendingApproval'], // a state of surveys
  ['feedback', 'Status', 'InHand', 'En cours'],
  ['survey', 'Status', 'Completed', 'En attente du client'],
  ['import_run', 'State', 'Done', 'Terminé'],
  ['mail', 'State', 'Waiting', 'En attente'],
  ['qr_code', 'EntityType', 'Elevator', 'Ascenseur'],
])('%s: %s %s is %s in French, by the words of its own kind', (kind, Field, value, word) => {
  expect(describeValue({ Object: kind, Field, Kind: 'Value' }, value, shownIn('fr'))).toBe(word)
})
