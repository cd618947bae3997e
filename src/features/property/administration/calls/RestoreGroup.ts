import { handle } from '../../../../platform/handle.ts'
import { setArchived } from '../archive.server.ts'
import { RestoreGroup as call } from '../contract.ts'

export const RestoreGroup = handle(call, (ctx, input) => setArchived(ctx, input, false))
