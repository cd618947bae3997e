import { describe, expect, test } from 'vitest'
import { type FeedbackForm, feedback, mostChoices, withChoice, withoutChoice } from './definition.ts'

const fields = (form: FeedbackForm) => feedback.problems(form).map(one => one.Field)
const [first, second] = feedback.sample.Questions
if (!first || !second) throw new Error('the sample has two questions')

describe('a feedback form', () => {
  test('needs the English text of the first question and a choice in the second [B-RULE-045]', () => {
    expect(fields(feedback.sample)).toEqual([])
    const silent = { ...first, QuestionText: { en: ' ', es: 'Hola' } }
    expect(fields({ ...feedback.sample, Questions: [silent, second] })).toEqual(['Questions.0.QuestionText.en'])
    expect(fields({ ...feedback.sample, Questions: [first, { ...second, Choices: [] }] })).toEqual(['Questions.1.Choices'])
    const unnamed = { Label: 'x', Text: { en: '' }, Value: 'x' }
    expect(fields({ ...feedback.sample, Questions: [first, { ...second, Choices: [unnamed] }] })).toEqual(['Questions.1.Choices.0.Text.en'])
  })

  test('offers the roles of the feedback reports', () => {
    expect(second.Choices.map(one => one.Value)).toEqual(['Engineer', 'Tenant', 'Supplier', 'Resident', 'GM'])
  })

  test('takes at most ten choices, each with a value of its own', () => {
    let form = feedback.sample
    for (let i = 0; i < 12; i++) form = withChoice(form)
    const values = form.Questions[1]?.Choices.map(one => one.Value) ?? []
    expect(values).toHaveLength(mostChoices)
    expect(new Set(values).size).toBe(mostChoices)
    const again = withChoice(withoutChoice(form, 7))
    expect(new Set(again.Questions[1]?.Choices.map(one => one.Value)).size).toBe(mostChoices)
  })

  test('asks about the place where the code hangs', () => {
    expect(feedback.standard?.('Conference Room')).toMatchObject({
      EntityType: 'ConferenceRoom',
      Questions: [{ QuestionText: { en: 'How satisfied are you with the conference room?' } }, {}],
    })
    expect(feedback.standard?.('Somewhere').EntityType).toBe('Building')
  })
})
