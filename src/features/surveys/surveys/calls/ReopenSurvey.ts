import { handle } from '../../../../platform/handle.ts'
import { ReopenSurvey as call } from '../contract.ts'
import { moveSurvey } from '../status.server.ts'

export const ReopenSurvey = handle(call, (ctx, { BuilderId }) =>
  moveSurvey(ctx, BuilderId, { from: ['PendingApproval', 'Active'], to: 'Completed' }),
)
