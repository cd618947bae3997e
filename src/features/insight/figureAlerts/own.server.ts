import { and, eq } from 'drizzle-orm'
import { lockRecord } from '../../../platform/db/record.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { figureAlert } from './tables.ts'

/** Which alerts are the caller's. */
export const ownAlerts = ({ GroupId, actor }: Pick<GroupCtx, 'GroupId' | 'actor'>) =>
  and(eq(figureAlert.GroupId, GroupId), eq(figureAlert.UserId, actor.UserId))

/** An alert of the caller, locked. Throws `sys.obj.nof`, also of another's. */
export const lockOwnAlert = (ctx: GroupCtx, AlertId: string) =>
  lockRecord(ctx, figureAlert, and(ownAlerts(ctx), eq(figureAlert.id, AlertId)))
