import { formatDay, isCalendarDay } from '../../../core/days.ts'
import { nameKey } from '../../../core/fold.ts'
import type { CellValue, ListColumn } from '../../../core/listColumns.ts'
import type { Language } from '../../../core/words.ts'
import { fieldTextIn } from './fieldType.ts'
import type { FieldAnswer, FormField } from './model.ts'
import { typeOf } from './rules.ts'

/** An answer with the field that asked it: signs that ask in the same words may offer other choices. */
type AnsweredField = { readonly field: FormField; readonly answer: FieldAnswer }
/** A row with answers of forms, by what their questions say (`questionKey`): signs that ask the same share a column. */
export type AnsweredRow = { readonly Answers: Readonly<Record<string, AnsweredField>> }

/** What questions of the same words have in common. */
export const questionKey = ({ Text }: Pick<FormField, 'Text'>): string => nameKey(Text.en)

/** Most columns that forms add to a table; of more questions the last column has what was answered, each under its question. */
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
  const all = [...byKey]
  const own = all.slice(0, all.length > mostFieldColumns ? mostFieldColumns - 1 : mostFieldColumns)
  const rest = all.slice(own.length)
  return [...own.map(([key, field]) => questionColumn(key, field)), ...(rest.length > 0 ? [furtherColumn(rest)] : [])]
}

const questionColumn = (key: string, { Text: { en, es, fr } }: FormField): ListColumn<AnsweredRow> => ({
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
})

const furtherColumn = (rest: readonly (readonly [string, FormField])[]): ListColumn<AnsweredRow> => {
  const print = ({ Answers }: AnsweredRow, language: Language): string =>
    rest
      .flatMap(([key, { Text }]) => {
        const said = printAnswer(Answers[key], language)
        return said ? [`${fieldTextIn(Text, language)}: ${said}`] : []
      })
      .join('\n')
  return {
    id: 'furtherAnswers',
    header: { en: 'Further answers', es: 'Otras respuestas', fr: 'Autres réponses' },
    numeric: false,
    text: (row, { language }) => print(row, language),
    value: (row, { language }) => print(row, language) || null,
  }
}

const printAnswer = (given: AnsweredField | undefined, language: Language): string => {
  if (!given) return ''
  const { answer, field } = given
  return typeof answer === 'string' && isCalendarDay(answer) ? formatDay(answer, language) : typeOf(field).print(answer, field, language)
}
