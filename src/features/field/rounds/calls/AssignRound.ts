import { handle } from '../../../../platform/handle.ts'
import { assignRound } from '../change.server.ts'
import { AssignRound as call } from '../contract.ts'

export const AssignRound = handle(call, (ctx, { RoundId, UserId }) => assignRound(ctx, RoundId, UserId))
