import { isEmpty, type Problem } from '../../../core/problem.ts'
import type { FieldText, FormAnswers, FormField } from '../../base/fields/model.ts'
import { findAnswerProblems, findCodeProblems, listAskedFields, type SentAnswers, styleOf } from '../../base/fields/rules.ts'
import { type Answer, type ConditionalField, FieldStyle, type QuestionSection, type SavedSection, type Texts } from './model.ts'
import { template } from './template.ts'

/** Every question, in the order of the form; a question's name is its code. */
export const questionFields: readonly FormField[] = template.flatMap(({ Fields }) => Fields)

/** The portal's question of a name. */
export const questionOf = (name: string): FormField | undefined => questionFields.find(({ Code }) => Code === name)

/** What is asked only after an answer, as the wire has it. */
export const conditionalFields: readonly ConditionalField[] = questionFields.flatMap(({ Code, When = [] }) =>
  When.map(({ Code: Key, Value }) => ({ Key, Value, Text: Code })),
)

/** A question of the form or of a save, as far as rules look at it. */
type AnsweredSection = { readonly Questions: readonly { readonly Name: string; readonly Value?: Answer | undefined }[] }

/** The answers of sections by the names of their questions. */
export const answersIn = (sections: readonly AnsweredSection[]): SentAnswers =>
  Object.fromEntries(sections.flatMap(({ Questions }) => Questions).map(({ Name, Value }) => [Name, Value]))

/** The names of the questions that are asked after these answers. */
export const askedNames = (answers: SentAnswers): ReadonlySet<string> =>
  new Set(listAskedFields(questionFields, answers).map(({ Code }) => Code))

/** How many of the questions that a section asks are answered. */
export const progressOf = ({ Questions }: AnsweredSection, names: ReadonlySet<string>): { answered: number; of: number } => {
  const open = Questions.filter(({ Name }) => names.has(Name))
  return { answered: open.filter(({ Value }) => !isEmpty(Value)).length, of: open.length }
}

/** What the form sends: names and answers; what is not asked has none. */
export const sentOf = (sections: readonly AnsweredSection[]): SavedSection[] => {
  const names = askedNames(answersIn(sections))
  return sections.map(({ Questions }) => ({
    Questions: Questions.map(({ Name, Value }) => ({ Name, Value: names.has(Name) ? Value : null })),
  }))
}

/** The questions with a building's answers, as the wire has them. */
export const withAnswers = (answers: FormAnswers): QuestionSection[] =>
  template.map(({ SectionName, Fields }) => ({
    SectionName,
    Questions: Fields.map(({ Code, Text, Style, Choices }) => ({
      Name: Code,
      FieldText: writeTexts(Text),
      FieldStyle: FieldStyle.parse(styleOf(Style).wire),
      Value: (answers[Code] as Answer | undefined) ?? null, // of the five styles: a text, a number or values of choices
      Options: Choices.map(({ Value, Text: words }) => ({ Value, Text: writeTexts(words) })),
    })),
  }))

const writeTexts = ({ en, es = en, fr = en }: FieldText): Texts => ({ en, es, fr })

/**
 * Problems: questions that the portal does not ask, or asks only once, and answers that do not fit their question. An answer to a question
 * that is not asked is dropped without a problem. `before` are the building's stored answers. Fields as in the save's input.
 */
export const questionnaireProblems = (sections: readonly SavedSection[], before: FormAnswers = {}): Problem[] => {
  const sent = sections.flatMap(({ Questions }, s) =>
    Questions.map(({ Name }, q) => ({ Name, at: `PropertyCHARQuestions.${s}.Questions.${q}` })),
  )
  const names = sent.map(({ Name }) => Name)
  const at = (code: string) => `${sent[names.indexOf(code)]?.at}.Value`
  const given = questionFields.filter(({ Code }) => names.includes(Code) || before[Code] !== undefined)
  return [
    ...findCodeProblems(questionFields, names, i => `${sent[i]?.at}.Name`),
    ...findAnswerProblems(given, { ...before, ...answersIn(sections) }, { at, complete: false }),
  ]
}
