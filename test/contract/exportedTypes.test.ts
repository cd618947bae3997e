import { expect, test } from 'vitest'
import '../../src/app/features.ts'
import { formatsIn } from '../../src/core/formats.ts'
import { cellValue } from '../../src/core/listColumns.ts'
import { readPath } from '../../src/core/paths.ts'
import { exportedLists } from '../../src/features/base/exporting/lists.server.ts'
import { phraseIn } from '../../src/platform/words.ts'

type Schema = {
  _zod: {
    def: {
      type: string
      shape?: Record<string, Schema>
      innerType?: Schema
      element?: Schema
      out?: Schema
      options?: Schema[]
      entries?: object
      values?: unknown[]
    }
  }
}
const shown = { formats: formatsIn('en', 'America/New_York'), language: 'en' as const, phrase: phraseIn('en') }
const moment = Date.parse('2026-03-01T17:00:00Z')

/** A row as its schema has it, with something in every field. */
const sample = (schema: Schema): unknown => {
  const { type, shape, innerType, out, options, entries, values } = schema._zod.def
  if (innerType) return sample(innerType)
  if (out) return sample(out)
  if (options?.[0]) return sample(options[0])
  if (shape) return Object.fromEntries(Object.entries(shape).map(([name, inner]) => [name, sample(inner)]))
  if (entries) return Object.values(entries)[0]
  if (values) return values[0]
  return { number: moment, int: moment, boolean: true, array: [], record: {}, null: null, string: '2026-03-01' }[type]
}

const columns = exportedLists.all().flatMap(({ call, columns }) => {
  const row = sample(call.row as unknown as Schema) // zod's own shape
  return columns.map(column => ({ name: `${call.path} ${column.id}`, column, row, field: readPath(row, column.id) }))
})

test('a number of a list is a number, or a date, in files for spreadsheets, and no text', () => {
  const numbers = columns.filter(({ field }) => typeof field === 'number')
  expect(numbers.length).toBeGreaterThan(20)
  const texts = numbers.filter(({ column, row }) => typeof cellValue(column, row, shown) === 'string')
  expect(texts.map(({ name }) => name)).toEqual([])
})

test('a day of a list is a day in them', () => {
  const days = columns.filter(({ column, field }) => field === '2026-03-01' && /(Day|Date)$/.test(column.id))
  const texts = days.filter(({ column, row }) => typeof cellValue(column, row, shown) === 'string')
  expect(texts.map(({ name }) => name)).toEqual([])
})
