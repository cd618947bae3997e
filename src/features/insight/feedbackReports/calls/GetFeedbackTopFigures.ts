import { fillSteps, stepFor } from '../../../../core/steps.ts'
import { handle } from '../../../../platform/handle.ts'
import { readAnswerSums } from '../../../codes/answers/sums.server.ts'
import { daysBefore, lengthOf, readDays, stepsOf } from '../../../property/buildings/period.server.ts'
import { placesOf } from '../../../property/buildings/places.server.ts'
import { noSums } from '../../feedback/figures.ts'
import { GetFeedbackTopFigures as call } from '../contract.ts'
import { answersOnly, reportFigures } from '../rules.ts'

export const GetFeedbackTopFigures = handle(call, async (ctx, input) => {
  const period = await readDays(ctx, input)
  const before = daysBefore(period)
  const periods = before ? [period, before] : [period]
  const asked = { scope: placesOf(ctx), only: answersOnly(input) }
  const rows = await readAnswerSums(ctx.tx, { ...asked, periods })
  const of = (number: number) => reportFigures(rows.find(one => one.Period === number) ?? noSums)
  const step = stepFor(lengthOf(period))
  const bySteps = await readAnswerSums(ctx.tx, { ...asked, periods: [period], step })
  const days = stepsOf(period, step)
  const Series = fillSteps(days.length > 0 ? days : bySteps.map(one => one.Day), bySteps, row => {
    const { CSAT, CSATCount: Count } = reportFigures(row ?? noSums)
    return { CSAT, Count }
  })
  return { ...of(0), Previous: before && of(1), Series }
})
