import { expect, test } from 'vitest'
import { fieldColumns, mostFieldColumns, questionKey } from './fieldColumns.ts'
import { makeField } from './rules.ts'

const ask = (n: number) => ({ ...makeField('scan.Text', `Q${String(n).padStart(3, '0')}`), Text: { en: `Question ${n}` } })

test('so many questions have a column each; of more nothing is lost: the last column says them with their answers', () => {
  const fields = Array.from({ length: mostFieldColumns + 2 }, (_, n) => ask(n))
  expect(
    fieldColumns(fields.slice(0, mostFieldColumns))
      .map(one => one.header.en)
      .at(-1),
  ).toBe(`Question ${mostFieldColumns - 1}`)
  const columns = fieldColumns(fields)
  expect([columns.length, columns.at(-2)?.header.en, columns.at(-1)?.header.en]).toEqual([
    mostFieldColumns,
    `Question ${mostFieldColumns - 2}`,
    'Further answers',
  ])
  const said = [0, mostFieldColumns - 1, mostFieldColumns + 1].flatMap(n => {
    const field = fields[n]
    return field ? [[questionKey(field), { field, answer: `Answer ${n}` }] as const] : []
  })
  const row = { Answers: Object.fromEntries(said) }
  const at = { language: 'en' } as Parameters<NonNullable<(typeof columns)[0]['text']>>[1]
  expect(columns[0]?.text(row, at)).toBe('Answer 0')
  expect(columns.at(-1)?.text(row, at)).toBe('Question 199: Answer 199\nQuestion 201: Answer 201')
  expect(columns.at(-1)?.text({ Answers: {} }, at)).toBe('')
})
