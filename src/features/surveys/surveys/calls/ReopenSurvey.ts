import { moveState } from '../../../../platform/db/state.ts'
import { handle } from '../../../../platform/handle.ts'
import { ReopenSurvey as call } from '../contract.ts'
import { lockSurvey } from '../data.ts'
import { surveyMoves } from '../moves.ts'
import { survey } from '../tables.ts'

export const ReopenSurvey = handle(call, async (ctx, { BuilderId }) => {
  const before = await lockSurvey(ctx, BuilderId)
  const reopened = { Object: 'survey', columns: { SubmittedDate: null } }
  const { acId, Status } = await moveState(ctx, survey, before, surveyMoves.reopen, reopened)
  return { acId, Status }
})
