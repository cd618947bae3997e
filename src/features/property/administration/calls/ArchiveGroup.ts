import { handle } from '../../../../platform/handle.ts'
import { setArchived } from '../archive.server.ts'
import { ArchiveGroup as call } from '../contract.ts'

export const ArchiveGroup = handle(call, (ctx, input) => setArchived(ctx, input, true))
