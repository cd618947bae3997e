import { expect, test } from 'vitest'
import { list, uuid, z } from './call.ts'
import { formatsIn } from './formats.ts'
import { cellValue, csvValue, describeColumns, type Phrase } from './listColumns.ts'
import { defineWords } from './words.ts'

const GetThings = list('Test/GetThings', {
  summary: '',
  scope: 'group',
  rows: 'Things',
  row: z.object({ id: uuid(), State: z.string(), Kinds: z.array(z.string()), Parts: z.nullable(z.array(z.string())) }),
  filter: z.strictObject({}),
  sort: ['State'],
  perPage: 10,
})
const words = defineWords({
  en: { State: 'State', parts: '{n, plural, one {# part} other {# parts}}', states: { On: 'On', 'Half on': 'Half on' } },
  es: { State: 'Estado', parts: '{n, plural, one {# pieza} other {# piezas}}', states: { On: 'Encendido', 'Half on': 'A medias' } },
  fr: { State: 'État', parts: '{n, plural, one {# pièce} other {# pièces}}', states: { On: 'Allumé', 'Half on': 'À moitié' } },
})
const column = describeColumns(GetThings, words)
const phrase: Phrase = (_words, key, values) => `${key} ${values?.n}`
const shown = { formats: formatsIn('es'), language: 'es' as const, phrase }
const thing = { id: '0', State: 'On', Kinds: ['Half on', 'Off'], Parts: ['a', 'b'] }

test('what was chosen stands by its word in the language of its reader, what the words do not know by itself', () => {
  expect(column.chosen('State', 'State', 'states').text(thing, shown)).toBe('Encendido')
  expect(column.chosen('Kinds', 'State', { words, under: 'states' }).text(thing, shown)).toBe('A medias, Off')
  expect(column.chosen('State', 'State', 'states').text({ ...thing, State: 'toString' }, shown)).toBe('toString')
  expect(column.chosen('State', 'State', 'states').header).toEqual({ en: 'State', es: 'Estado', fr: 'État' })
})

test('a count is a number in files, also of a list that is not there; a sentence is asked for with its values', () => {
  const count = column.count('Parts', 'State')
  expect(csvValue(count, thing, shown)).toBe(2)
  expect(cellValue(count, { ...thing, Parts: null }, shown)).toBe(0)
  const sentence = column.said('Parts', 'State', (row, reader) => reader.phrase(words, 'parts', { n: row.Kinds.length - 1 }))
  expect(csvValue(sentence, thing, shown)).toBe('parts 1')
})
