import { hints, misfit, rangeHint } from '../../../core/hints.ts'
import { isEmpty, type Problem } from '../../../core/problem.ts'
import type { Answer, Answers, ConditionalField, QuestionSection, SavedSection } from './model.ts'
import { type Asked, conditions, template } from './template.ts'

/** A question of the form or of a save, as far as rules look at it. */
type Answered = { readonly Name: string; readonly Value?: Answer | undefined }
type AnsweredSection = { readonly Questions: readonly Answered[] }

const asked = new Map(template.flatMap(({ Questions }) => Questions).map(question => [question.Name, question]))

/** The portal's question of a name. */
export const questionOf = (name: string): Asked | undefined => asked.get(name)

/**
 * The names of the questions that are asked. One that ConditionalFields name is asked only while one of its conditions holds; what is
 * not asked has no answer, so that what hangs on it is not asked either.
 */
export const askedNames = (sections: readonly AnsweredSection[], conditional: readonly ConditionalField[] = conditions): Set<string> => {
  const shown = new Map<string, Answer | undefined>()
  for (const { Name, Value } of sections.flatMap(({ Questions }) => Questions)) {
    const own = conditional.filter(({ Text }) => Text === Name)
    if (own.length === 0 || own.some(({ Key, Value: wanted }) => holds(shown.get(Key), wanted))) shown.set(Name, Value)
  }
  return new Set(shown.keys())
}

const holds = (answer: Answer | undefined, wanted: string): boolean =>
  Array.isArray(answer) ? answer.includes(wanted) : !isEmpty(answer) && String(answer) === wanted

/** How many of the questions that a section asks are answered. */
export const progressOf = ({ Questions }: AnsweredSection, names: ReadonlySet<string>): { answered: number; of: number } => {
  const open = Questions.filter(({ Name }) => names.has(Name))
  return { answered: open.filter(({ Value }) => !isEmpty(Value)).length, of: open.length }
}

/** The answers to keep after a save: of questions that are asked, and answered. A question that was not sent keeps its answer. */
export const answersOf = (sent: readonly AnsweredSection[], before: Answers = {}): Answers => {
  const given = new Set(sent.flatMap(({ Questions }) => Questions).map(({ Name }) => Name))
  const old = Object.entries(before).filter(([name]) => !given.has(name))
  const ordered = withAnswers(Object.fromEntries([...old, ...filled(sent)]))
  const names = askedNames(ordered)
  return Object.fromEntries(filled(ordered).filter(([name]) => names.has(name)))
}

const filled = (sections: readonly AnsweredSection[]): [string, NonNullable<Answer>][] =>
  sections
    .flatMap(({ Questions }) => Questions)
    .flatMap(({ Name, Value }) => (isEmpty(Value) ? [] : [[Name, tidy(Value as NonNullable<Answer>)]])) // not empty, so not null

const tidy = (value: NonNullable<Answer>): NonNullable<Answer> =>
  typeof value === 'string' ? value.trim() : Array.isArray(value) ? [...new Set(value)] : value

/** What the form sends: names and answers; what is not asked has none. */
export const sentOf = (sections: readonly AnsweredSection[], conditional: readonly ConditionalField[]): SavedSection[] => {
  const names = askedNames(sections, conditional)
  return sections.map(({ Questions }) => ({
    Questions: Questions.map(({ Name, Value }) => ({ Name, Value: names.has(Name) ? Value : null })),
  }))
}

/** The template with a building's answers. */
export const withAnswers = (answers: Answers): QuestionSection[] =>
  template.map(({ SectionName, Questions }) => ({
    SectionName,
    Questions: Questions.map(({ Name, FieldText, FieldStyle, Options }) => ({
      Name,
      FieldText,
      FieldStyle,
      Value: answers[Name] ?? null,
      Options: [...Options],
    })),
  }))

/**
 * Questions that the portal does not ask, or asks once only, and answers that do not fit their question. An answer to what is not asked
 * is no problem: it is dropped. Fields as in the save's input.
 */
export const questionnaireProblems = (sections: readonly SavedSection[]): Problem[] => {
  const seen = new Set<string>()
  const hidden = hiddenNames(sections)
  return sections.flatMap(({ Questions }, s) =>
    Questions.flatMap(({ Name, Value }, q): Problem[] => {
      const at = `PropertyCHARQuestions.${s}.Questions.${q}`
      const question = questionOf(Name)
      const again = seen.has(Name)
      seen.add(Name)
      if (!question || again) return [misfit(`${at}.Name`, again ? hints.twice : hints.choice)]
      return isEmpty(Value) || hidden.has(Name) || fits(question, Value) ? [] : [misfit(`${at}.Value`, hintOf(question))]
    }),
  )
}

// Not asked by what was sent; where the deciding answer was not sent, the kept one may ask it.
const hiddenNames = (sections: readonly AnsweredSection[]): Set<string> => {
  const given = new Map(sections.flatMap(({ Questions }) => Questions).map(({ Name, Value }) => [Name, Value]))
  const ordered = [...asked.keys()].filter(name => given.has(name)).map(Name => ({ Name, Value: given.get(Name) }))
  const names = askedNames([{ Questions: ordered }])
  return new Set(conditions.filter(({ Key, Text }) => given.has(Key) && !names.has(Text)).map(({ Text }) => Text))
}

const fits = ({ FieldStyle, Options, range: [least, most] = [0, 0] }: Asked, value: Answer | undefined): boolean => {
  const known = (one: unknown) => Options.some(({ Value }) => Value === one)
  if (FieldStyle === 'Number') return typeof value === 'number' && Number.isFinite(value) && value >= least && value <= most
  if (FieldStyle === 'MultipleSelect') return Array.isArray(value) && value.every(known)
  if (FieldStyle === 'DropDownSelection') return known(value)
  return typeof value === 'string' && (FieldStyle === 'Text' || isDay(value))
}

const hintOf = ({ FieldStyle, range: [least, most] = [0, 0] }: Asked): string => {
  if (FieldStyle === 'Number') return rangeHint(least, most, 1)
  return FieldStyle === 'DateSelection' ? hints.day : FieldStyle === 'Text' ? hints.text : hints.choice
}

const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
