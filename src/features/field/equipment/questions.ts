import { text, z } from '../../../core/call.ts'
import { hints, misfit } from '../../../core/hints.ts'
import { below, type Problem, required } from '../../../core/problem.ts'
import { errorRules, FieldText, type FormField } from '../../base/fields/model.ts'
import { areUnique, formMessages, styleOf, typeOf } from '../../base/fields/rules.ts'
import type { FieldStyleName } from '../../base/fields/styles.ts'

/** Question types of templates (document 2, 9); TextLine is for rounds that collect details alone (5.6). */
export const questionTypes = [
  'BoolSingleChoice',
  'BoolOnOff',
  'BooleanChoice',
  'Number',
  'SingleChoice',
  'DropDown',
  'CheckBox',
  'Text',
  'Date',
  'TakePhoto',
] as const
/** Those of rounds (A-CONST-020). */
export const roundQuestionTypes = [...questionTypes, 'TextLine'] as const
export type QuestionType = (typeof roundQuestionTypes)[number]

export const mostQuestions = 60
export const mostOptions = 10
const optionNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
type OptionName = `AnswerOption${(typeof optionNumbers)[number]}`
const optionNames = optionNumbers.map((n): OptionName => `AnswerOption${n}`)
const Option = z.optional(FieldText(200))
const options = Object.fromEntries(optionNames.map(name => [name, Option])) as Record<OptionName, typeof Option> // one for each name

/** A question on the wire (B-FIELD-040): its options, its condition and its error by the documents' names. */
export const EquipmentQuestion = z.strictObject({
  Code: text(10),
  /** What tells the question from all others, over versions and copies of a form: readings are compared by it. */
  Key: z.optional(text(80)),
  QuestionType: z.enum(roundQuestionTypes),
  Question: FieldText(500),
  Required: z._default(z.boolean(), false),
  PhotosEnable: z._default(z.boolean(), false),
  NotesEnable: z._default(z.boolean(), false),
  Chargeback: z._default(z.boolean(), false),
  /** Shown with what is known, not asked. */
  Readonly: z.optional(z.boolean()),
  ...options,
  /** The code of an earlier question, and the answer to it with which this one is asked. */
  CondQuestion: z.optional(text(10)),
  CondValue: z.optional(text(200)),
  ErrorReporting: z._default(z.boolean(), false),
  ErrorRule: z.optional(z.enum(errorRules)),
  ErrorValue: z.optional(text(200)),
  ToleranceMin: z.optional(z.number()),
  ToleranceMax: z.optional(z.number()),
})
export type EquipmentQuestion = z.output<typeof EquipmentQuestion>

export const questionMessages = {
  option: 'AnswerOption1 is Required',
  errorRule: 'Error Rule is Required',
  condition: 'Conditional Answer is Required',
  errorValue: 'Error Value is Required',
  tolerances: 'Tolerance min./max. are Required',
  order: 'Tolerance max should be greater than Tolerance min',
  earlier: 'A condition needs an earlier question with the answers yes and no, on and off, or one choice.',
  photoLast: 'The photo is the last question.',
  textLine: 'A line of text is asked only in rounds that collect details of equipment.',
} as const

/** The row that every form ends with; readings 12. */
export const photoText = { en: 'Tap to Take Photo', es: 'Toque para tomar una foto', fr: 'Toucher pour prendre une photo' }
/** The photo as a new form has it. */
export const makePhotoQuestion = (Code: string): EquipmentQuestion => ({
  ...noSwitches,
  Code,
  QuestionType: 'TakePhoto',
  Question: photoText,
})
const noSwitches = { Required: false, PhotosEnable: false, NotesEnable: false, Chargeback: false, ErrorReporting: false }

const styleIn = (type: QuestionType): FieldStyleName => `round.${type}`
const typeIn = (style: FieldStyleName): QuestionType => roundQuestionTypes.find(one => styleIn(one) === style) ?? 'Text'
/** Types whose answers a condition may name. */
const conditionTypes: readonly QuestionType[] = ['BoolSingleChoice', 'BoolOnOff', 'SingleChoice']
/** Whether a question may be the condition of a later one. */
export const canBeCondition = ({ Style }: Pick<FormField, 'Style'>): boolean => conditionTypes.includes(typeIn(Style))

/** A question as the kit of fields takes it; a choice is kept as its place and shown by its text. */
export const readQuestion = (question: EquipmentQuestion, before: readonly EquipmentQuestion[]): FormField => {
  const Style = styleIn(question.QuestionType)
  const Choices = choicesOf(question)
  const { Code, Question, Required, PhotosEnable, NotesEnable, Chargeback, CondQuestion, CondValue, ErrorReporting } = question
  const { ErrorRule, ErrorValue, ToleranceMin: Min, ToleranceMax: Max } = question
  const asked = before.find(one => one.Code === CondQuestion)
  const value = Choices.find(({ Text }) => Text.en === ErrorValue)?.Value ?? ErrorValue
  return {
    Key: question.Key ?? Code,
    Code,
    Style,
    Text: Question,
    Required,
    Choices,
    Allows: { Photos: PhotosEnable, Notes: NotesEnable, Chargeback },
    ...(question.QuestionType === 'TakePhoto' && { Locked: true }),
    ...(question.Readonly && { Readonly: true }),
    ...(CondQuestion && { When: [{ Code: CondQuestion, Value: valueAt(asked, CondValue) }] }),
    ...(ErrorReporting && ErrorRule && { Fail: { Rule: ErrorRule, Value: value, Min, Max } }),
  }
}

/** All questions of a form, as the kit of fields takes them. */
export const readQuestions = (questions: readonly EquipmentQuestion[]): FormField[] =>
  questions.map((one, i) => readQuestion(one, questions.slice(0, i)))

/** The choices of a question: those of its type where they are fixed, otherwise its options. */
const choicesOf = (question: EquipmentQuestion): FormField['Choices'] => {
  const { fixed, preset } = styleOf(styleIn(question.QuestionType))
  if (fixed) return preset?.Choices ?? []
  return optionNames.flatMap((name, i) => (question[name] ? [{ Value: `o${i + 1}`, Text: question[name] }] : []))
}

const valueAt = (question: EquipmentQuestion | undefined, text = ''): string =>
  (question && choicesOf(question).find(({ Text }) => Text.en === text)?.Value) ?? text

/** A field of the kit as the wire has it. `before` are the fields that stand before it. */
export const writeQuestion = (field: FormField, before: readonly FormField[]): EquipmentQuestion => {
  const QuestionType = typeIn(field.Style)
  const { fixed } = styleOf(field.Style)
  const { Code, Text, Required, Choices, Allows = {}, When: [condition] = [], Fail } = field
  const asked = before.find(one => one.Code === condition?.Code)
  const CondValue = asked?.Choices.find(({ Value }) => Value === condition?.Value)?.Text.en
  const written = fixed ? [] : Choices.slice(0, mostOptions).map(({ Text: option }, i) => [`AnswerOption${i + 1}`, option] as const)
  const value = Choices.find(({ Value }) => Value === Fail?.Value)?.Text.en ?? Fail?.Value
  return {
    ...noSwitches,
    Code,
    ...(field.Key !== Code && { Key: field.Key }),
    QuestionType,
    Question: Text,
    ...(field.Readonly && { Readonly: true }),
    Required,
    PhotosEnable: Allows.Photos === true,
    NotesEnable: Allows.Notes === true,
    Chargeback: Allows.Chargeback === true,
    ...Object.fromEntries(written),
    ...(condition && { CondQuestion: condition.Code, CondValue: CondValue ?? '' }),
    ErrorReporting: Fail !== undefined,
    ...(Fail?.Rule && { ErrorRule: Fail.Rule }),
    ...(value !== undefined && { ErrorValue: value }),
    ...(Fail?.Min !== undefined && { ToleranceMin: Fail.Min }),
    ...(Fail?.Max !== undefined && { ToleranceMax: Fail.Max }),
  }
}

/** What keeps questions from being saved (document 2, 5.6), at `{index}.{field}` of the list. `takesLines`: a line of text may be asked. */
export const findQuestionProblems = (questions: readonly EquipmentQuestion[], { takesLines = false } = {}): Problem[] => [
  ...(areUnique(questions.map(({ Code }) => Code)) ? [] : [{ Field: '', Message: formMessages.twice }]),
  ...questions.flatMap(({ QuestionType }, i) =>
    QuestionType === 'TextLine' && !takesLines ? [{ Field: `${i}.QuestionType`, Message: questionMessages.textLine }] : [],
  ),
  ...questions.flatMap((question, i) => below(`${i}.`, problemsOf(question, questions.slice(0, i), i === questions.length - 1))),
]

const problemsOf = (question: EquipmentQuestion, before: readonly EquipmentQuestion[], isLast: boolean): Problem[] => [
  ...required(question, ['Code']),
  ...required(question.Question, ['en'], 'Question.'),
  ...(question.QuestionType === 'TakePhoto' && !isLast ? [{ Field: 'QuestionType', Message: questionMessages.photoLast }] : []),
  ...optionProblems(question),
  ...conditionProblems(question, before),
  ...(question.ErrorReporting ? errorProblems(question) : []),
]

const optionProblems = (question: EquipmentQuestion): Problem[] => {
  const { offersChoices } = typeOf({ Style: styleIn(question.QuestionType) })
  if (!offersChoices || styleOf(styleIn(question.QuestionType)).fixed) return []
  const given = optionNames.flatMap(name => (question[name] ? [[name, question[name].en.trim()] as const] : []))
  const blank = given.filter(([, en]) => en === '').map(([name]) => misfit(`${name}.en`, hints.choice))
  if (given.length === 0 || question.AnswerOption1?.en.trim() === '' || !question.AnswerOption1)
    return [{ Field: 'AnswerOption1', Message: questionMessages.option }]
  return areUnique(given.map(([, en]) => en)) ? blank : [...blank, { Field: 'AnswerOption1', Message: formMessages.twice }]
}

const conditionProblems = ({ CondQuestion, CondValue }: EquipmentQuestion, before: readonly EquipmentQuestion[]): Problem[] => {
  if (!CondQuestion) return []
  const asked = before.find(one => one.Code === CondQuestion)
  if (!asked || !conditionTypes.includes(asked.QuestionType)) return [{ Field: 'CondQuestion', Message: questionMessages.earlier }]
  if (!CondValue?.trim()) return [{ Field: 'CondValue', Message: questionMessages.condition }]
  return choicesOf(asked).some(({ Text }) => Text.en === CondValue) ? [] : [misfit('CondValue', hints.choice)]
}

/** The error rules that a type allows: none, where error reporting is off for it. */
export const rulesOfStyle = (style: FieldStyleName) => styleOf(style).rules ?? typeOf({ Style: style }).rules

const errorProblems = (question: EquipmentQuestion): Problem[] => {
  const { QuestionType, ErrorRule, ErrorValue, ToleranceMin, ToleranceMax } = question
  const allowed = rulesOfStyle(styleIn(QuestionType))
  if (allowed.length === 0) return [misfit('ErrorReporting', hints.choice)]
  if (!ErrorRule) return [{ Field: 'ErrorRule', Message: questionMessages.errorRule }]
  if (!allowed.includes(ErrorRule)) return [misfit('ErrorRule', hints.choice)]
  if (ErrorRule === 'InsideRange' || ErrorRule === 'OutsideRange') {
    if (ToleranceMin === undefined || ToleranceMax === undefined) return [{ Field: 'ToleranceMin', Message: questionMessages.tolerances }]
    return ToleranceMax < ToleranceMin ? [{ Field: 'ToleranceMax', Message: questionMessages.order }] : []
  }
  if (!ErrorValue?.trim()) return [{ Field: 'ErrorValue', Message: questionMessages.errorValue }]
  if (QuestionType === 'Number') return /^-?\d+(\.\d+)?$/.test(ErrorValue.trim()) ? [] : [misfit('ErrorValue', hints.number)]
  return choicesOf(question).some(({ Text }) => Text.en === ErrorValue) ? [] : [misfit('ErrorValue', hints.choice)]
}

/** The questions with the photo at their end, as every form has it. */
export const withPhoto = (questions: readonly EquipmentQuestion[], code: (codes: readonly string[]) => string): EquipmentQuestion[] => {
  const photo = questions.find(({ QuestionType }) => QuestionType === 'TakePhoto')
  const others = questions.filter(one => one !== photo)
  return [...others, photo ?? makePhotoQuestion(code(others.map(({ Code }) => Code)))]
}
