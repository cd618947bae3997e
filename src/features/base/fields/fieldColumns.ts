import { formatDay, isCalendarDay } from '../../../core/days.ts'
import { nameKey } from '../../../core/fold.ts'
import type { CellValue, ListColumn } from '../../../core/listColumns.ts'
import type { Language } from '../../../core/words.ts'
import type { FieldAnswer, FormField } from './model.ts'
import { typeOf } from './rules.ts'

/** An answer with the field that asked it: signs that ask in the same words may offer other choices. */
type AnsweredField = { readonly field: FormField; readonly answer: FieldAnswer }
/** A row with answers of forms, by what their questions say (`questionKey`): signs that ask the same share a column. */
export type AnsweredRow = { readonly Answers: Readonly<Record<string, AnsweredField>> }

/** What questions of the same words have in common. */
export const questionKey = ({ Text }: Pick<FormField, 'Text'>): string => nameKey(Text.en)

/** Most columns that forms add to a table. */
export const mostFieldColumns = 200

/**
 * The columns of what forms ask, for files and lists whose columns are data: one a question, in the order in which the fields come; what is not asked
 * (terms, headings) has none. A number stays a number in a spreadsheet, a day a day.
 */
export const fieldColumns = (fields: readonly FormField[]): ListColumn<AnsweredRow>[] => {
  const byKey = new Map<string, FormField>()
  for (const field of fields) {
    const key = questionKey(field)
    if (typeOf(field).asks && !byKey.has(key)) byKey.set(key, field)
  }
  return [...byKey].slice(0, mostFieldColumns).map(
    ([
      key,
      {
        Text: { en, es, fr },
      },
    ]) => ({
      id: `field:${key}`,
      header: { en, es: es || en, fr: fr || en },
      numeric: false,
      text: ({ Answers }, { language }) => printAnswer(Answers[key], language),
      value: ({ Answers }, { language }): CellValue => {
        const answer = Answers[key]?.answer
        if (typeof answer === 'number') return answer
        if (typeof answer === 'string' && isCalendarDay(answer)) return { day: answer }
        return printAnswer(Answers[key], language) || null
      },
    }),
  )
}

const printAnswer = (given: AnsweredField | undefined, language: Language): string => {
  if (!given) return ''
  const { answer, field } = given
  return typeof answer === 'string' && isCalendarDay(answer) ? formatDay(answer, language) : typeOf(field).print(answer, field, language)
}
