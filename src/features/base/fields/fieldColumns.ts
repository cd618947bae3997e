import { formatDay, isCalendarDay } from '../../../core/days.ts'
import { nameKey } from '../../../core/fold.ts'
import type { CellValue, ListColumn } from '../../../core/listColumns.ts'
import type { FieldAnswer, FormField } from './model.ts'
import { typeOf } from './rules.ts'

/** A row with answers of forms, by what their questions say (`nameKey` of the English text): signs that ask the same share a column. */
export type AnsweredRow = { readonly Answers: Readonly<Record<string, FieldAnswer>> }

/** Most columns that forms add to a table. */
export const mostFieldColumns = 200

/**
 * The columns of what forms ask, for files and lists whose columns are data: one a question, in the order in which the fields come; what is not asked
 * (terms, headings) has none. A number stays a number in a spreadsheet, a day a day.
 */
export const fieldColumns = (fields: readonly FormField[]): ListColumn<AnsweredRow>[] => {
  const byKey = new Map<string, FormField>()
  for (const field of fields) {
    const key = nameKey(field.Text.en)
    if (typeOf(field).asks && !byKey.has(key)) byKey.set(key, field)
  }
  return [...byKey].slice(0, mostFieldColumns).map(([key, field]) => {
    const { en, es, fr } = field.Text
    const answerOf = (row: AnsweredRow): FieldAnswer | undefined => row.Answers[key]
    return {
      id: `field:${key}`,
      header: { en, es: es || en, fr: fr || en },
      numeric: false,
      text: (row, { language }) => {
        const answer = answerOf(row)
        if (answer === undefined) return ''
        return typeof answer === 'string' && isCalendarDay(answer)
          ? formatDay(answer, language)
          : typeOf(field).print(answer, field, language)
      },
      value: (row): CellValue => {
        const answer = answerOf(row)
        if (typeof answer === 'number') return answer
        if (typeof answer === 'string' && isCalendarDay(answer)) return { day: answer }
        return answer === undefined ? null : typeOf(field).print(answer, field, 'en')
      },
    }
  })
}
