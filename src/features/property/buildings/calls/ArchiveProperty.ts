import { handle } from '../../../../platform/handle.ts'
import { setArchived } from '../archive.server.ts'
import { ArchiveProperty as call } from '../contract.ts'

export const ArchiveProperty = handle(call, (ctx, { Version }) => setArchived(ctx, Version, true))
