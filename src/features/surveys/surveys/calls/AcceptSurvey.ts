import { handle } from '../../../../platform/handle.ts'
import { AcceptSurvey as call } from '../contract.ts'
import { moved } from '../status.server.ts'

export const AcceptSurvey = handle(call, (ctx, { BuilderId }) => moved(ctx, BuilderId, { from: ['PendingApproval'], to: 'Active' }))
