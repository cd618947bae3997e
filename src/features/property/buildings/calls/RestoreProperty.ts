import { handle } from '../../../../platform/handle.ts'
import { setArchived } from '../archive.server.ts'
import { RestoreProperty as call } from '../contract.ts'

export const RestoreProperty = handle(call, (ctx, { Version }) => setArchived(ctx, Version, false))
