import { hints, misfit } from '../../../core/hints.ts'
import { oneLine } from '../../../core/oneLine.ts'
import { isEmpty, messages, type Problem, required } from '../../../core/problem.ts'
import type { Language } from '../../../core/words.ts'
import type { FieldType, ParsedAnswer } from './fieldType.ts'
import { fieldTypes } from './fieldTypes.ts'
import type { FieldAnswer, FieldChoice, FieldText, FormAnswers, FormField } from './model.ts'
import { type FieldStyle, type FieldStyleName, fieldStyles } from './styles.ts'

/** What a style is, by its name. */
export const styleOf = (name: FieldStyleName): FieldStyle => fieldStyles[name]

/** What a field does with answers. */
export const typeOf = ({ Style }: Pick<FormField, 'Style'>): FieldType => fieldTypes[styleOf(Style).type]

/** What was sent for the fields of a form, by their codes. */
export type SentAnswers = Readonly<Record<string, unknown>>

/**
 * The asked fields in order: without hidden ones; a field with conditions only while one of them is true. A field that is not asked has no
 * answer, so fields that depend on it are not asked either. A field of terms is shown and asks for nothing.
 */
export const listAskedFields = (fields: readonly FormField[], sent: SentAnswers): FormField[] => {
  const given = new Map<string, unknown>()
  return fields.filter(field => {
    const { Code, Hidden = false, When = [] } = field
    if (Hidden || (When.length > 0 && !When.some(one => holds(given.get(one.Code), one.Value)))) return false
    given.set(Code, sent[Code])
    return true
  })
}

const holds = (answer: unknown, wanted: string): boolean =>
  Array.isArray(answer) ? answer.includes(wanted) : !isEmpty(answer) && String(answer) === wanted

/** No database keeps a NUL in a text, whatever the type of the field. */
const hasNul = (value: unknown): boolean =>
  typeof value === 'string' ? value.includes('\u0000') : typeof value === 'object' && value !== null && Object.values(value).some(hasNul)

const parse = (field: FormField, sent: SentAnswers): ParsedAnswer<FieldAnswer> => {
  const raw = sent[field.Code]
  if (hasNul(raw)) return { hint: hints.text }
  const hasLines = styleOf(field.Style).look === 'long'
  return typeOf(field).parse(typeof raw === 'string' && !hasLines ? oneLine(raw) : raw, field)
}

/** The answers to keep of what was sent without a problem: trimmed, of fields that are asked, and answered. */
export const readAnswers = (fields: readonly FormField[], sent: SentAnswers): FormAnswers =>
  Object.fromEntries(
    listAskedFields(fields, sent).flatMap(field => {
      const parsed = parse(field, sent)
      return 'answer' in parsed && parsed.answer !== null ? [[field.Code, parsed.answer]] : []
    }),
  )

/**
 * Problems of answers, each at the path that `at` returns for a code: a wrong format, and, if the form is `complete`, a required field
 * without an answer. An answer to a field that is not asked is dropped without a problem.
 */
export const findAnswerProblems = (
  fields: readonly FormField[],
  sent: SentAnswers,
  { at = (code: string) => code, complete }: { at?: (code: string) => string; complete: boolean },
): Problem[] =>
  listAskedFields(fields, sent).flatMap((field): Problem[] => {
    const parsed = parse(field, sent)
    if ('hint' in parsed) return [misfit(at(field.Code), parsed.hint)]
    return complete && field.Required && typeOf(field).asks && parsed.answer === null
      ? [{ Field: at(field.Code), Message: messages.required }]
      : []
  })

/** Codes of required fields that are asked and have no answer. */
export const listMissingFields = (fields: readonly FormField[], sent: SentAnswers): string[] =>
  listAskedFields(fields, sent)
    .filter(field => field.Required && typeOf(field).asks && isEmpty(sent[field.Code]))
    .map(({ Code }) => Code)

/** How many of the fields that ask for something are answered. */
export const countAnswered = (fields: readonly FormField[], sent: SentAnswers): { answered: number; of: number } => {
  const asked = listAskedFields(fields, sent).filter(field => typeOf(field).asks)
  return { answered: asked.filter(({ Code }) => !isEmpty(sent[Code])).length, of: asked.length }
}

/** Whether an answer fails by the error rule of its field (document 2, 5.5: the rule names the error). */
export const failsRule = (field: FormField, answer: FieldAnswer): boolean =>
  field.Fail !== undefined && rulesOf(field).includes(field.Fail.Rule) && typeOf(field).fails(answer, field.Fail)

/** How many answers there are, and how many of them fail by the rule of their field. */
export const countAnswers = (fields: readonly FormField[], answers: FormAnswers): { Errors: number; Measurements: number } => {
  const given = fields.flatMap(field => {
    const answer = answers[field.Code]
    return answer === undefined ? [] : [{ field, answer }]
  })
  return { Measurements: given.length, Errors: given.filter(({ field, answer }) => failsRule(field, answer)).length }
}

/** Whether one of the choices of a field may be a failed one. */
export const canFailAt = (field: FormField): boolean => typeOf(field).offersChoices === true && rulesOf(field).includes('IsEqualTo')

const rulesOf = (field: Pick<FormField, 'Style'>) => styleOf(field.Style).rules ?? typeOf(field).rules

/** A new field of a style, as the style presets it. */
export const makeField = (Style: FieldStyleName, Code: string): FormField => ({
  Key: Code,
  Code,
  Style,
  Text: { en: '' },
  Required: false,
  Choices: [],
  ...styleOf(Style).preset,
})

/**
 * A field under another style: what was typed stays, and its choices and its file where the new style has such. Words and choices that only
 * the old style has brought give way to those of the new one. One that begins to offer choices gets those of its preset, or two empty ones.
 */
export const changeStyle = (field: FormField, Style: FieldStyleName): FormField => {
  const { Choices, Required, Code, Key, Help, File, Means, Locked } = field
  const made = makeField(Style, Code)
  const type = typeOf(made)
  const before = styleOf(field.Style)
  const { fixed, fresh } = styleOf(Style)
  const anew = fixed || fresh || before.fixed || Choices.length === 0 || isPresetChoices(before, Choices)
  const Text = field.Text.en.trim() && !(made.Text.en && isSameText(field.Text, before.preset?.Text)) ? field.Text : made.Text
  const kept = { Key, Text, ...(Help && { Help }), ...(Means && { Means }), ...(Locked && { Locked }) }
  if (!type.asks) return { ...made, ...kept, Required: false, File: File ?? null }
  if (type.offersFile) return { ...made, ...kept, Required: Required || made.Required, File: File ?? null }
  const own = anew && made.Choices.length > 0 ? made.Choices : Choices
  return { ...made, ...kept, Required: Required || made.Required, Choices: type.offersChoices ? (own.length > 0 ? own : twoChoices()) : [] }
}

// French is left out: not every wire keeps it.
const isSameText = (text: FieldText, other: FieldText | undefined): boolean =>
  other !== undefined && text.en === other.en && (text.es ?? '') === (other.es ?? '')

const isPresetChoices = ({ preset }: FieldStyle, choices: readonly FieldChoice[]): boolean =>
  choices.length === preset?.Choices?.length && choices.every((one, i) => isSameText(one.Text, preset.Choices?.[i]?.Text))

const presetTexts: readonly FieldText[] = Object.values<FieldStyle>(fieldStyles).flatMap(({ preset }) => [
  ...(preset?.Text ? [preset.Text] : []),
  ...(preset?.Choices ?? []).map(({ Text }) => Text),
])

/**
 * A text once something was typed in one of its languages. The translations that a preset has brought go when its English is typed over: they
 * would say something else.
 */
export const typeText = (text: Partial<FieldText>, language: Language, typed: string): FieldText => {
  const { [language]: _, en = '', ...others } = text
  if (language !== 'en') return { en, ...others, ...(typed && { [language]: typed }) }
  const isPreset = typed !== text.en && presetTexts.some(one => one.es && isSameText({ ...others, en: text.en ?? '' }, one))
  return isPreset ? { en: typed } : { ...others, en: typed }
}

const twoChoices = (): FieldChoice[] => [makeChoice([]), makeChoice(['o1'])]

/** A new choice, whose value none of the others has. */
export const makeChoice = (values: readonly string[]): FieldChoice => {
  let n = values.length + 1
  while (values.includes(`o${n}`)) n++
  return { Value: `o${n}`, Text: { en: '' } }
}

/** The code of a new field: Q and the next number after the highest, of three digits at least (B-RULE-007). */
export const nextCode = (codes: readonly string[]): string => {
  const numbers = codes.map(code => Number(/^Q(\d+)$/.exec(code)?.[1] ?? 0))
  return `Q${String(Math.max(0, ...numbers) + 1).padStart(3, '0')}`
}

/** What is said of a form that is composed. */
export const formMessages = {
  twice: 'Every question and every field needs a code of its own.',
  options: 'Give at least two options.',
} as const

/** What is wrong with the fields of a composed form; fields as in the list: `2.Text.en`, `2.Choices`, below `prefix`. */
export const findFormProblems = (fields: readonly FormField[], prefix = ''): Problem[] =>
  fields.flatMap((field, i) => {
    const at = `${prefix}${i}.`
    const type = typeOf(field)
    return [
      ...required(field, ['Code'], at),
      ...required(field.Text, ['en'], `${at}Text.`),
      ...(type.offersFile ? required(field, ['File'], at) : []),
      ...(type.offersChoices && !styleOf(field.Style).fixed ? findChoiceProblems(field, at) : []),
    ]
  })

/** A helper text in another language needs the English one, which is the fallback. */
export const findHelpProblems = (help: FieldText | undefined, at: string): Problem[] =>
  help && (help.es?.trim() || help.fr?.trim()) ? required(help, ['en'], at) : []

/** Whether a code, or the value of a choice, stands once. */
export const areUnique = (names: readonly string[]): boolean => new Set(names).size === names.length

const findChoiceProblems = ({ Choices }: FormField, at: string): Problem[] => [
  ...(Choices.length < 2 ? [{ Field: `${at}Choices`, Message: formMessages.options }] : []),
  ...(areUnique(Choices.map(({ Value }) => Value)) ? [] : [{ Field: `${at}Choices`, Message: formMessages.twice }]),
  ...Choices.flatMap(({ Text }, i) => required(Text, ['en'], `${at}Choices.${i}.Text.`)),
]

/** Codes that a form sent and does not have, or has sent twice, as problems at the paths that `at` gives by their place. */
export const findCodeProblems = (fields: readonly FormField[], codes: readonly string[], at: (index: number) => string): Problem[] =>
  codes.flatMap((code, i): Problem[] => {
    const again = codes.indexOf(code) !== i
    const known = fields.some(({ Code }) => Code === code)
    return known && !again ? [] : [misfit(at(i), again ? hints.twice : hints.choice)]
  })

/** What the inputs of a page without script say, by the codes of their fields. */
export const joinInputs = (fields: readonly FormField[], typed: Readonly<Record<string, string>>): SentAnswers =>
  Object.fromEntries(fields.map(field => [field.Code, typeOf(field).join?.(field, typed) ?? typed[field.Code]]))

/** What the inputs of a page without script show of answers, without files: the way back from `joinInputs`. */
export const splitAnswers = (fields: readonly FormField[], sent: SentAnswers): Record<string, string> =>
  Object.assign(
    {},
    ...fields.map(field => {
      const value = sent[field.Code]
      if (isEmpty(value)) return {}
      const split = typeOf(field).split?.(field, value)
      return split ?? (typeof value === 'object' ? {} : { [field.Code]: String(value) })
    }),
  )

/** Names of the inputs of a form on a page without script. */
export const listInputs = (fields: readonly FormField[]): string[] => fields.flatMap(field => typeOf(field).inputs?.(field) ?? [field.Code])

/** The fields of a form that ask for files. */
export const listFileFields = (fields: readonly FormField[]): FormField[] => fields.filter(field => typeOf(field).takesFiles)

/** Whether a public page's form asks for files, so that it is sent in parts. */
export const asksForFiles = (fields: readonly FormField[]): boolean => listFileFields(fields).length > 0
