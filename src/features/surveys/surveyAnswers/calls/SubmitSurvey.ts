import { invalid } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { keptOf, submitSurvey } from '../../surveys/data.ts'
import { answeredSurvey } from '../access.server.ts'
import { SubmitSurvey as call, surveyAnswered } from '../contract.ts'
import { answersOf } from '../data.ts'
import { readQuestionValues } from '../questions.server.ts'
import { askedBy } from '../save.server.ts'
import { submitProblems } from '../submit.ts'

export const SubmitSurvey = handle(call, async (ctx, { BuilderId }) => {
  const row = await answeredSurvey(ctx, BuilderId)
  const answers = await answersOf(ctx, row.id)
  const questions = await readQuestionValues(ctx, keptOf(row))
  const sections = new Map(answers.map(({ Section, Payload }) => [Section, Payload]))
  const problems = submitProblems(askedBy(row), { sections, questions })
  if (problems.length > 0) throw invalid(problems)
  const { Status } = await submitSurvey(ctx, row)
  await ctx.publish(surveyAnswered, { BuilderId: row.id, BuildingId: row.BuildingId })
  return { Status }
})
