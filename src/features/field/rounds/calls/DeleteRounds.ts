import { handle } from '../../../../platform/handle.ts'
import { deleteRounds } from '../change.server.ts'
import { DeleteRounds as call } from '../contract.ts'

export const DeleteRounds = handle(call, async (ctx, { RoundIds }) => ({ Deleted: await deleteRounds(ctx, RoundIds) }))
