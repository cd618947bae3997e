import { Localized, text, z } from '../../../../../core/call.ts'
import type { Label } from '../../../../../core/labels.ts'
import { messages, type Problem } from '../../../../../core/problem.ts'
import { EntityType, entityTypeAt, entityTypes } from '../../../../property/entityTypes/model.ts'
import { functionality } from '../../definition.ts'
import { feedbackTexts, roleQuestion, roleTexts, scoreQuestion, thankYou } from './texts.ts'

/** At most 10 choices per question. */
export const mostChoices = 10

const Choice = z.strictObject({ Label: text(60), Text: Localized(200), Value: text(100) })
const Question = z.strictObject({
  QuestionText: Localized(500),
  Choices: z.array(Choice).check(z.maxLength(mostChoices)),
  Hide: z.optional(z.boolean()),
})
const Form = z.strictObject({
  /** First: the score of 1 to 5. Second: who answers. */
  Questions: z.array(Question).check(z.minLength(2), z.maxLength(10)),
  EntityType,
  AskCES: z.boolean(),
  AskNPS: z.boolean(),
  AskComment: z.boolean(),
  AskRole: z.boolean(),
  /** For a reply; codes of before do not ask. */
  AskEmail: z.optional(z.boolean()),
  ThankYou: z.optional(Localized(500)),
})
export type FeedbackForm = z.output<typeof Form>
export type FeedbackChoice = z.output<typeof Choice>

const problems = ({ Questions: [first, second] }: FeedbackForm): Problem[] => [
  ...(first?.QuestionText.en.trim() ? [] : [{ Field: 'Questions.0.QuestionText.en', Message: messages.required }]),
  ...(second && second.Choices.length > 0 ? [] : [{ Field: 'Questions.1.Choices', Message: messages.required }]),
  ...(second?.Choices ?? []).flatMap(({ Text }, i) =>
    Text.en.trim() ? [] : [{ Field: `Questions.1.Choices.${i}.Text.en`, Message: messages.required }],
  ),
]

// A form keeps its texts in en and es.
const kept = ({ en, es }: Label) => ({ en, es })
const roleChoices = (): FeedbackChoice[] => Object.entries(roleTexts).map(([Value, text]) => ({ Label: Value, Text: kept(text), Value }))

const form = (question: { en: string; es: string }, entityType: FeedbackForm['EntityType']): FeedbackForm => ({
  Questions: [
    { QuestionText: question, Choices: [] },
    { QuestionText: kept(roleQuestion), Choices: roleChoices() },
  ],
  EntityType: entityType,
  AskCES: true,
  AskNPS: true,
  AskComment: true,
  AskRole: true,
  AskEmail: true,
  ThankYou: kept(thankYou),
})

const standard = (location: string): FeedbackForm => {
  const entityType = entityTypeAt(location)
  const { Noun } = entityTypes.find(one => one.Code === entityType) ?? entityTypes[0]
  return form(kept(scoreQuestion(Noun)), entityType)
}

/** One more choice of the second question, ten at most. Its value differs from all others. */
export const withChoice = (values: FeedbackForm): FeedbackForm => {
  const choices = values.Questions[1]?.Choices ?? []
  if (choices.length >= mostChoices) return values
  const number = Math.max(0, ...choices.map(one => Number(/^Choice (\d+)$/.exec(one.Value)?.[1] ?? 0))) + 1
  const choice = { Label: `Choice ${number}`, Text: { en: '', es: '' }, Value: `Choice ${number}` }
  return withChoices(values, [...choices, choice])
}

/** The form without one choice of the second question. */
export const withoutChoice = (values: FeedbackForm, index: number): FeedbackForm =>
  withChoices(values, (values.Questions[1]?.Choices ?? []).toSpliced(index, 1))

const withChoices = (values: FeedbackForm, Choices: FeedbackChoice[]): FeedbackForm => ({
  ...values,
  Questions: values.Questions.map((question, i) => (i === 1 ? { ...question, Choices } : question)),
})

export const feedback = functionality({
  type: 'Feedback',
  purpose: 'ask',
  Label: { en: 'Feedback', es: 'Opinión', fr: 'Avis' },
  Purpose: {
    en: 'Asks for a score, the effort, a recommendation and a comment.',
    es: 'Pide una puntuación, el esfuerzo, una recomendación y un comentario.',
    fr: 'Demande une note, l’effort, une recommandation et un commentaire.',
  },
  Icon: 'feedback',
  QrType: 'Feedback',
  form: Form,
  initial: form({ en: '', es: '' }, 'Building'),
  sample: standard('Restroom'),
  problems,
  asks: { Score: '4', Role: 'Tenant', Text: 'The soap is empty.' },
  texts: feedbackTexts,
  standard,
  entityType: ({ EntityType }) => EntityType,
})
