import { handle } from '../../../../platform/handle.ts'
import { readAnswerSums } from '../../../codes/answers/sums.server.ts'
import { readDays } from '../../../property/buildings/period.server.ts'
import { placesOf } from '../../../property/buildings/places.server.ts'
import { noSums, plus } from '../../feedback/figures.ts'
import { GetFeedbackTopScores as call } from '../contract.ts'
import { topScores } from '../rules.ts'

export const GetFeedbackTopScores = handle(call, async (ctx, input) => {
  const sums = await readAnswerSums(ctx.tx, { scope: placesOf(ctx), periods: [await readDays(ctx, input)] })
  return topScores(sums.reduce(plus, noSums))
})
