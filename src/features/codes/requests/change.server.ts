import { and, eq } from 'drizzle-orm'
import type { FileRef } from '../../../core/fileRef.ts'
import { lockRecord, requireVersion, saveRecord } from '../../../platform/db/record.ts'
import { moveState, requireMove } from '../../../platform/db/state.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import type { RequestStatus } from './model.ts'
import { type RequestMove, requestMoves } from './moves.ts'
import { requestNote, visitorRequest } from './tables.ts'

const Object = 'visitor_request'
export type VisitorRequestRow = typeof visitorRequest.$inferSelect
type Asked = { RequestId: string; Version?: number | undefined }

/** A request of the caller's buildings, locked; of the version that was read, where one is named. */
export const lockRequest = async (ctx: GroupCtx, { RequestId, Version }: Asked): Promise<VisitorRequestRow> => {
  const row = await lockRecord(ctx, visitorRequest, and(seenBy(ctx, visitorRequest), eq(visitorRequest.id, RequestId)))
  requireVersion(row, Version)
  return row
}

const datesOf = (to: RequestStatus, row: VisitorRequestRow, now: Date) => ({
  ...(row.SeenDate === null && { SeenDate: now }),
  ...(to === 'InProgress' && { StartedDate: row.StartedDate ?? now }),
  DoneDate: to === 'Done' || to === 'Cancelled' ? now : null,
})

/** Moves a locked request on, with the moments of its life. */
export const moveRequest = (ctx: GroupCtx, row: VisitorRequestRow, move: RequestMove) => {
  const how = requestMoves[move]
  return moveState<RequestStatus, RequestStatus>(ctx, visitorRequest, row, how, { Object, columns: datesOf(how.to, row, ctx.now) })
}

type RequestChange = Partial<Pick<VisitorRequestRow, 'AssigneeId' | 'Urgency' | 'DueDate'>>
/** Changes whom a locked request is for, how urgent it is, by when. Whoever takes a new one has seen it. */
export const changeRequest = (ctx: GroupCtx, row: VisitorRequestRow, change: RequestChange) => {
  requireMove(ctx, row, requestMoves.change)
  const seen = row.Status === 'New' ? { Status: 'Seen' as const, SeenDate: ctx.now } : {}
  return saveRecord(ctx, visitorRequest, row, { ...change, ...seen }, { Object })
}

/** Adds what staff wrote to a request. Gives the id of the note. */
export const addStaffNote = async (
  ctx: GroupCtx,
  row: Pick<VisitorRequestRow, 'id' | 'BuildingId'>,
  { Note, ForVisitor, Files }: { Note: string; ForVisitor: boolean; Files: readonly FileRef[] },
): Promise<string> => {
  const { GroupId, now, actor } = ctx
  const [made] = await ctx.tx
    .insert(requestNote)
    .values({
      GroupId,
      RequestId: row.id,
      BuildingId: row.BuildingId,
      UserId: actor.UserId,
      Author: actor.FullName,
      ForVisitor,
      Note,
      Files,
      CreatedDate: now,
    })
    .returning({ id: requestNote.id })
  if (!made) throw new Error('A note was not inserted.')
  await noteFiles(ctx.tx, requestNote, [{ GroupId, id: made.id, Files }])
  ctx.audit({ Object, ObjectId: row.id, After: { Note, ForVisitor, ...(Files.length > 0 && { Files }) } })
  return made.id
}
