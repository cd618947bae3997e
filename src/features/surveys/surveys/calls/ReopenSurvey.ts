import { handle } from '../../../../platform/handle.ts'
import { ReopenSurvey as call } from '../contract.ts'
import { moved } from '../status.server.ts'

export const ReopenSurvey = handle(call, (ctx, { BuilderId }) =>
  moved(ctx, BuilderId, { from: ['PendingApproval', 'Active'], to: 'Completed' }),
)
