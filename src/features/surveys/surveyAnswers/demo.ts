import type { GroupId } from '../../../core/ids.ts'
import { daysAfter } from '../../../platform/demo/moments.ts'
import { type DemoMaking, demoPart, requireNoProblems } from '../../../platform/demo/part.ts'
import type { SurveyKept } from '../surveys/data.ts'
import { submitDemoSurvey, surveysDemo } from '../surveys/demo.ts'
import type { ProductQuestion } from '../surveys/model.ts'
import { keepAnswer } from './data.ts'
import { type DemoAnswers, demoAnswers } from './demo/answers.ts'
import type { FieldValue } from './model.ts'
import { progressOf } from './progress.ts'
import { saveQuestionValues } from './questions.server.ts'
import { questionProblems, questionProgress } from './questions.ts'
import { sectionProblems, tidyPayload } from './rules.ts'
import { sealedPayload, shownPayload } from './secrets.server.ts'
import { neededProblems, type Payloads, type SectionKey } from './sections/sections.ts'

/** What customers have answered of the surveys, by the rules of its calls. */
export const surveyAnswersDemo = demoPart('surveys/surveyAnswers', async making => {
  for (const one of demoAnswers) {
    const asked = surveysDemo.made(making).find(({ Code, row }) => Code === one.code && row.Status === 'Completed')
    if (asked) await answerSurvey(making, asked.row, one)
  }
})

type Answering = { making: DemoMaking; row: SurveyKept; one: DemoAnswers; at: Date; place: { tx: DemoMaking['tx']; GroupId: GroupId } }

const answerSurvey = async (making: DemoMaking, row: SurveyKept, one: DemoAnswers): Promise<void> => {
  const place = { tx: making.tx, GroupId: row.GroupId as GroupId } // the account that the demo has just made
  const answering = { making, row, one, place, at: daysAfter(making.to, -one.days) }
  for (const key of Object.keys(one.sections) as SectionKey[]) await answerSection(answering, key) // its own keys
  if (one.state === 'begun') return
  for (const question of row.ProductQuestions) await answerQuestion(answering, question)
  requireNoProblems(`answers of ${one.code}`, neededProblems('PhysicalSpaces', one.sections.PhysicalSpaces ?? null))
  await submitDemoSurvey(making, row, { at: answering.at, accepted: one.state === 'accepted' })
}

const answerSection = async <K extends SectionKey>({ making, row, one, at, place }: Answering, key: K): Promise<void> => {
  const payload: Payloads[K] | undefined = one.sections[key]
  if (!payload) return
  requireNoProblems(`answers of ${one.code}`, sectionProblems(key, payload))
  const { secret } = making.site
  const Payload = sealedPayload(secret, key, tidyPayload(key, payload), null)
  const Progress = progressOf(key, shownPayload(secret, key, Payload, false))
  await keepAnswer(place, { SurveyId: row.id, Section: key, Payload, Progress, Version: 0, now: at })
}

/** Yes to everything, and the first of what is offered. */
const answerQuestion = async ({ row, one, at, place }: Answering, question: ProductQuestion): Promise<void> => {
  const FieldsValues = question.Fields.flatMap((field): FieldValue[] => {
    if (field.FieldType === 'Yes/No') return [{ Code: field.Code, Value: 'Yes' }]
    if (field.FieldType === 'Checkbox') return [{ Code: field.Code, Values: field.Options.slice(0, 2).map(({ Value }) => Value) }]
    const [first] = field.Options
    return first ? [{ Code: field.Code, Value: first.Value }] : []
  })
  requireNoProblems(`answers of ${one.code}`, questionProblems(question, FieldsValues))
  await saveQuestionValues({ ...place, now: at }, row, question, FieldsValues)
  const Progress = questionProgress(question, FieldsValues)
  const Section = `Question:${question.Code}`
  await keepAnswer(place, { SurveyId: row.id, Section, Payload: [], Progress, Version: 0, now: at })
}
