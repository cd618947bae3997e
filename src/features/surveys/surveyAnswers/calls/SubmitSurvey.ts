import { invalid } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { submitSurvey } from '../../surveys/data.ts'
import { answeredSurvey } from '../access.server.ts'
import { SubmitSurvey as call, surveyAnswered } from '../contract.ts'
import { answersOf } from '../data.ts'
import { askedBy } from '../save.server.ts'
import { submitProblems } from '../submit.ts'

export const SubmitSurvey = handle(call, async (ctx, { BuilderId }) => {
  const row = await answeredSurvey(ctx, BuilderId)
  const answers = await answersOf(ctx, row.id)
  const problems = submitProblems(askedBy(row), new Map(answers.map(({ Section, Payload }) => [Section, Payload])))
  if (problems.length > 0) throw invalid(problems)
  const { Status } = await submitSurvey(ctx, row)
  await ctx.publish(surveyAnswered, { BuilderId: row.id, BuildingId: row.BuildingId })
  return { Status }
})
