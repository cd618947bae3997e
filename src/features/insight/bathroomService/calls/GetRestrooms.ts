import { handle } from '../../../../platform/handle.ts'
import { readAnswerSums } from '../../../codes/answers/sums.server.ts'
import { daysBefore, readDays } from '../../../property/buildings/period.server.ts'
import { placesOf } from '../../../property/buildings/places.server.ts'
import { figuresOf, noSums, plus } from '../../feedback/figures.ts'
import { GetRestrooms as call } from '../contract.ts'
import { readRestrooms, restroomSources } from '../restrooms.server.ts'

export const GetRestrooms = handle(call, async (ctx, { eId, ...input }) => {
  const [codes, period] = [await readRestrooms(ctx, eId), await readDays(ctx, input)]
  const before = daysBefore(period)
  const only = { Source: restroomSources, QrCodeId: codes.map(one => one.eId) }
  const rows =
    codes.length === 0
      ? []
      : await readAnswerSums(ctx.tx, { scope: placesOf(ctx), periods: before ? [period, before] : [period], by: ['QrCodeId'], only })
  const scoreOf = (which: readonly string[], number: number) =>
    figuresOf(rows.filter(one => one.Period === number && which.includes(one.QrCodeId)).reduce(plus, noSums))
  const shown = (which: readonly string[]) => {
    const { Count, AverageScore: CSAT } = scoreOf(which, 0)
    return { Count, CSAT, Previous: scoreOf(which, 1).AverageScore }
  }
  return { Restrooms: codes.map(one => ({ ...one, ...shown([one.eId]) })), ...shown(only.QrCodeId) }
})
