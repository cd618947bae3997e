import { Refusal } from '../../../core/problem.ts'
import { addRecord, saveRecord } from '../../../platform/db/record.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { findOwnContact } from '../../base/handling/assignees.server.ts'
import { followDecision, type VisitorRequestRow } from '../requests/change.server.ts'
import { tellAsker } from './jobs.ts'
import type { PermitKind, PermitStatus, PermitTerms } from './model.ts'
import { permitMessages } from './rules.ts'
import { permit } from './tables.ts'

const Object = 'permit'
type PermitRow = typeof permit.$inferSelect
type Decided = { request: VisitorRequestRow; kept: PermitRow | null; Kind: PermitKind }
type PermitChange = Partial<typeof permit.$inferInsert> & { Status: PermitStatus }

/** How the request of a permit stands beside it. */
const requestOf = ({ Status }: PermitChange, now: Date): Partial<VisitorRequestRow> => {
  if (Status === 'Ended') return { Status: 'Done', DoneDate: now }
  if (Status === 'Refused' || Status === 'Withdrawn') return { Status: 'Cancelled', DoneDate: now }
  // What was decided waits for its hours, and is not late: the permit tells who stays too long.
  return { Status: 'InProgress', DoneDate: null, DueDate: null }
}

/** Keeps what was decided about a locked permit, moves its request along, and tells its visitor where `tells`. */
export const savePermit = async (
  ctx: GroupCtx,
  { request, kept, Kind }: Decided,
  change: PermitChange,
  tells: boolean,
): Promise<{ acId: string; Version: number; Status: PermitStatus }> => {
  const { GroupId, now } = ctx
  const { id, BuildingId } = request
  const { Version } = kept
    ? await saveRecord(ctx, permit, kept, change, { Object })
    : await addRecord(ctx, permit, { GroupId, id, BuildingId, Kind, ...change }, { Object })
  await followDecision(ctx, request, requestOf(change, now))
  if (tells && request.Email) await ctx.enqueue(tellAsker, { GroupId, RequestId: id, Version })
  return { acId: id, Version, Status: change.Status }
}

/** Refuses whoever is none of the approvers that a building has named. */
export const requireApprover = async (ctx: GroupCtx, { Approvers }: PermitTerms, BuildingId: string): Promise<void> => {
  if (Approvers.length === 0) return
  const { tx, GroupId, actor } = ctx
  const own = await findOwnContact({ tx, GroupId, UserId: actor.UserId }, BuildingId)
  if (own === null || !Approvers.includes(own)) throw new Refusal('sys.obj.cfl', permitMessages.approvers)
}
