import { handle } from '../../../../platform/handle.ts'
import { correctStop } from '../../inspections/correct.server.ts'
import { SaveStopAnswers as call } from '../contract.ts'
import { outdateReport } from '../report.server.ts'

export const SaveStopAnswers = handle(call, async (ctx, asked) => {
  const corrected = await correctStop(ctx, asked)
  await outdateReport(ctx, asked.InspectionId)
  return { InspectionId: asked.InspectionId, ...corrected }
})
