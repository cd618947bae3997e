import { handle } from '../../../../platform/handle.ts'
import { AcceptSurvey as call } from '../contract.ts'
import { moveSurvey } from '../status.server.ts'

export const AcceptSurvey = handle(call, (ctx, { BuilderId }) => moveSurvey(ctx, BuilderId, { from: ['PendingApproval'], to: 'Active' }))
