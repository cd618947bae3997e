import { moveState } from '../../../../platform/db/state.ts'
import { handle } from '../../../../platform/handle.ts'
import { AcceptSurvey as call } from '../contract.ts'
import { lockSurvey } from '../data.ts'
import { surveyMoves } from '../moves.ts'
import { survey } from '../tables.ts'

export const AcceptSurvey = handle(call, async (ctx, { BuilderId }) => {
  const { acId, Status } = await moveState(ctx, survey, await lockSurvey(ctx, BuilderId), surveyMoves.accept, { Object: 'survey' })
  return { acId, Status }
})
