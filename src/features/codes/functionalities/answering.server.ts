import { boundWords, hintWords } from '../../../core/messageWords.ts'
import { messages, type Problem } from '../../../core/problem.ts'
import { makeTranslate } from '../../../core/translator.ts'
import type { Language } from '../../../core/words.ts'
import { allAnswered } from '../../../platform/db/statements.ts'
import type { FormAnswers, FormField } from '../../base/fields/model.ts'
import { findAnswerProblems, joinInputs, listFileFields, listInputs, readAnswers } from '../../base/fields/rules.ts'
import { addRequest, readMeanings } from '../requests/data.ts'
import type { Typed } from '../scanPage/model.ts'
import type { CodeItem, Scannable } from '../scanPage/scannable.server.ts'
import { findCalendarProblems, hasRoom, requireRoom } from './admission.server.ts'
import { bookedVenue, describeBooked } from './booked.server.ts'
import { type Definition, isWork } from './definition.ts'
import { fieldOnlyWords } from './families/fieldOnly/scanWords.ts'
import { visitorText } from './visitorText.ts'

/** The fields of a code's form as it is stored. */
type FieldsOfForm = (form: CodeItem['Form']) => readonly FormField[]

const translate = makeTranslate([hintWords, boundWords])

/**
 * How a page of fields takes what visitors send: judged by its fields, kept as answers in rows under the version of the form that was answered,
 * and as a request that staff handle. `fieldsIn` reads the fields of a code's form.
 */
export const takeAnswers = ({ type, purpose }: Pick<Definition, 'type' | 'purpose'>, fieldsIn: FieldsOfForm) =>
  ({
    filesIn: form => listFileFields(fieldsIn(form)),
    problems: ({ code, item, language, values, files, now }): Typed => {
      const fields = fieldsIn(item.Form)
      const t = fieldOnlyWords[language]
      const inputs = listInputs(fields)
      if (Object.keys(values).some(name => !inputs.includes(name))) return { '': t.changed }
      const sent = { ...joinInputs(fields, values), ...files }
      const found = findAnswerProblems(fields, sent, { complete: true })
      if (found.length === 0 && Object.keys(readAnswers(fields, sent)).length === 0) return { '': t.nothing }
      if (found.length > 0) return Object.fromEntries(found.map(one => [one.Field, tell(one, language)]))
      return findCalendarProblems({ code, item, language, now, fields, answers: readAnswers(fields, sent) })
    },
    request: true,
    alone: form => hasRoom(form, fieldsIn(form)),
    store: async ({ tx, tell }, { RequestId: id, code, item, language, values, files, now }) => {
      const fields = fieldsIn(item.Form)
      const answers = readAnswers(fields, { ...joinInputs(fields, values), ...files })
      await requireRoom(tx, { code, item, language, now, fields, answers })
      const { GroupId, QrCodeId, building } = code
      const of = {
        id,
        BuildingId: building.id,
        QrCodeId,
        ItemId: item.id,
        FunctionalityType: type,
        Venue: bookedVenue(type, item.Form),
        booked: describeBooked(
          { FunctionalityType: type, Form: item.Form, TimeZone: building.TimeZone, now },
          readMeanings(fields, answers),
        ),
        Language: language,
        isWork: isWork(purpose),
      }
      await allAnswered([
        addRequest({ tx, GroupId, now }, { ...of, fields, answers }),
        tell({ What: 'request', SubjectId: id, ...leastStars(fields, answers) }),
      ])
    },
  }) satisfies Scannable

/** The worst of what was rated by stars. */
const leastStars = (fields: readonly FormField[], answers: FormAnswers): { Score?: number } => {
  const stars = fields.flatMap(({ Style, Code }) => (Style === 'scan.Stars' && typeof answers[Code] === 'number' ? [answers[Code]] : []))
  return stars.length > 0 ? { Score: Math.min(...stars) } : {}
}

/** A problem in the visitor's language; an English hint is one already. */
const tell = ({ Message, Hint = Message }: Problem, language: Language): string => {
  if (Message === messages.required) return fieldOnlyWords[language].needed
  return language === 'en' ? Hint : translate(Hint, language)
}

/** A text of a form as the visitor reads it: in French where it is ours, or still the one that the template has brought. */
export const shownText = ({ en, es, fr }: FormField['Text'], language: Language): string =>
  (language === 'fr' && fr) || visitorText({ en, ...(es && { es }) }, language)

/** A field with its texts as the visitor reads them, which stand under `en`. */
export const shownField = (field: FormField, language: Language): FormField => {
  const shown = (text: FormField['Text']) => ({ en: shownText(text, language) })
  return {
    ...field,
    Text: shown(field.Text),
    ...(field.Help && { Help: shown(field.Help) }),
    Choices: field.Choices.map(choice => ({ ...choice, Text: shown(choice.Text) })),
  }
}
