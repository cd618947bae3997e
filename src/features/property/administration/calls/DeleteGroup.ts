import { handle } from '../../../../platform/handle.ts'
import { setDeletion } from '../archive.server.ts'
import { DeleteGroup as call } from '../contract.ts'

export const DeleteGroup = handle(call, (ctx, input) => setDeletion(ctx, input))
