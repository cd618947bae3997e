import { handle } from '../../../../platform/handle.ts'
import { answerSources } from '../../../codes/answers/model.ts'
import { readAnswerSums } from '../../../codes/answers/sums.server.ts'
import { daysBefore, readDays } from '../../../property/buildings/period.server.ts'
import { placesOf } from '../../../property/buildings/places.server.ts'
import { figuresOf, noSums } from '../../feedback/figures.ts'
import { GetFeedbackSources as call } from '../contract.ts'

export const GetFeedbackSources = handle(call, async (ctx, input) => {
  const period = await readDays(ctx, input)
  const before = daysBefore(period)
  const rows = await readAnswerSums(ctx.tx, { scope: placesOf(ctx), periods: before ? [period, before] : [period], by: ['Source'] })
  const of = (Source: string, number: number) => figuresOf(rows.find(one => one.Source === Source && one.Period === number) ?? noSums)
  const Sources = answerSources.map(Source => {
    const { AverageScore: CSAT, Count, CES, NPS } = of(Source, 0)
    return { Source, Count, CSAT, CES, NPS, Previous: of(Source, 1).AverageScore }
  })
  return { Sources: Sources.filter(one => one.Count > 0 || one.Previous !== null) }
})
