import { requireVersion } from '../../../../platform/db/record.ts'
import { requireMove } from '../../../../platform/db/state.ts'
import { handle } from '../../../../platform/handle.ts'
import { keepBuilt } from '../build.server.ts'
import { SaveSurveyDraft as call } from '../contract.ts'
import { lockSurvey } from '../data.ts'
import { surveyMoves } from '../moves.ts'

export const SaveSurveyDraft = handle(call, async (ctx, input) => {
  const before = await lockSurvey(ctx, input.BuilderId)
  requireVersion(before, input.Version)
  requireMove(ctx, before, surveyMoves.saveDraft)
  return { acId: before.id, Version: await keepBuilt(ctx, before, input, {}) }
})
