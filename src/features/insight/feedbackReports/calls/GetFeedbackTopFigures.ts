import { handle } from '../../../../platform/handle.ts'
import { readAnswerSums } from '../../../codes/answers/sums.server.ts'
import { daysBefore, readDays } from '../../../property/buildings/period.server.ts'
import { placesOf } from '../../../property/buildings/places.server.ts'
import { noSums } from '../../feedback/figures.ts'
import { GetFeedbackTopFigures as call } from '../contract.ts'
import { answersOnly, reportFigures } from '../rules.ts'

export const GetFeedbackTopFigures = handle(call, async (ctx, input) => {
  const period = await readDays(ctx, input)
  const before = daysBefore(period)
  const periods = before ? [period, before] : [period]
  const rows = await readAnswerSums(ctx.tx, { scope: placesOf(ctx), periods, only: answersOnly(input) })
  const of = (number: number) => reportFigures(rows.find(one => one.Period === number) ?? noSums)
  return { ...of(0), Previous: before && of(1) }
})
