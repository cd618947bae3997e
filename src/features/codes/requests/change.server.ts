import { and, eq } from 'drizzle-orm'
import type { FileRef } from '../../../core/fileRef.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { lockRecord, requireVersion, saveRecord, saveRecords, updateRecord } from '../../../platform/db/record.ts'
import { moveState, requireMove } from '../../../platform/db/state.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { assignStarter, callerOf, nameDoer } from '../../base/handling/assignees.server.ts'
import { type BookedTime, bookingStatus } from './bookings.ts'
import { endWait } from './clock.server.ts'
import type { RequestStatus, WorkStatus } from './model.ts'
import { bookingMoves, type RequestMove, requestMoves } from './moves.ts'
import { requestNote, visitorRequest } from './tables.ts'

const Object = 'visitor_request'
export type VisitorRequestRow = typeof visitorRequest.$inferSelect
type RequestKey = { RequestId: string; Version?: number | undefined }

/** A request of the caller's buildings, locked; of the version that was read, where one is named. */
export const lockRequest = async (ctx: GroupCtx, { RequestId, Version }: RequestKey): Promise<VisitorRequestRow> => {
  const row = await lockRecord(ctx, visitorRequest, and(seenBy(ctx, visitorRequest), eq(visitorRequest.id, RequestId)))
  requireVersion(row, Version)
  return row
}

/** The request of a visitor's private page, locked; null where there is none of this code. */
export const lockOwnRequest = async (
  tx: Tx,
  { GroupId, QrCodeId, RequestId }: { GroupId: string; QrCodeId: string; RequestId: string },
): Promise<VisitorRequestRow | null> => {
  const own = and(eq(visitorRequest.GroupId, GroupId), eq(visitorRequest.QrCodeId, QrCodeId), eq(visitorRequest.id, RequestId))
  return (await tx.select().from(visitorRequest).where(own).for('update'))[0] ?? null
}

const datesOf = (to: RequestStatus, row: VisitorRequestRow, now: Date) => ({
  ...endWait(row, now),
  ...(row.SeenDate === null && { SeenDate: now }),
  ...(to === 'InProgress' && { StartedDate: row.StartedDate ?? now }),
  DoneDate: to === 'Done' || to === 'Cancelled' ? now : null,
})

/** Assignee and doer after a move: starting assigns the caller, finishing names the caller as doer. */
const findHandler = (ctx: GroupCtx, row: VisitorRequestRow, move: RequestMove) => {
  if (move === 'start') return assignStarter(callerOf(ctx), row)
  if (move === 'finish') return nameDoer(callerOf(ctx), row)
  return move === 'reopen' ? { DoneBy: '' } : {}
}

/** Moves a locked request on, with the moments of its life and who handles it. */
export const moveRequest = async (ctx: GroupCtx, row: VisitorRequestRow, move: Exclude<RequestMove, 'claim' | 'resume'>) => {
  const how = requestMoves[move]
  const columns = { ...datesOf(how.to, row, ctx.now), ...(move === 'reopen' && { Reopened: row.Reopened + 1 }) }
  const of = { Object, columns, told: await findHandler(ctx, row, move) }
  return moveState<WorkStatus, RequestStatus>(ctx, visitorRequest, row, how, of)
}

type Saving = Pick<GroupCtx, 'tx' | 'now' | 'audit'>

/** Cancels a locked booking, or books it again. The caller has asked its state and, for the latter, whether there is room. */
export const saveBookingState = async (ctx: Saving, row: VisitorRequestRow, to: 'Booked' | 'Cancelled'): Promise<VisitorRequestRow> => {
  const isCancelled = to === 'Cancelled'
  const Status = isCancelled ? 'Cancelled' : 'Done' // as what nobody has to act on is stored
  const saved = await updateRecord(ctx, visitorRequest, row, { Status, DoneDate: ctx.now })
  ctx.audit({ Object, ObjectId: row.id, Before: { Status: isCancelled ? 'Booked' : 'Cancelled' }, After: { Status: to } })
  return saved
}

/** Gives a locked booking another time. The caller has asked whether there is room. */
export const saveBookedTime = async (ctx: Saving, row: VisitorRequestRow, time: BookedTime): Promise<VisitorRequestRow> => {
  const saved = await updateRecord(ctx, visitorRequest, row, time)
  const { Day, StartTime, EndTime } = row
  const { EndsDate: _end, ...After } = time
  ctx.audit({ Object, ObjectId: row.id, Before: { Day, StartTime, EndTime }, After })
  return saved
}

/** Finishes a locked request because what it is about was found good, by whom: a rule of the product does it, so that nobody's rights are asked. */
export const finishAsGood = async (ctx: Saving, row: VisitorRequestRow, DoneBy: string): Promise<VisitorRequestRow> => {
  const saved = await updateRecord(ctx, visitorRequest, row, { ...datesOf('Done', row, ctx.now), Status: 'Done', DoneBy })
  ctx.audit({ Object, ObjectId: row.id, Before: { Status: row.Status, DoneBy: row.DoneBy }, After: { Status: 'Done', DoneBy } })
  return saved
}

/** How a request stands beside a decision about it that another record keeps: whoever decides has seen it. */
export const followDecision = (
  ctx: Saving,
  row: VisitorRequestRow,
  columns: Partial<Pick<VisitorRequestRow, 'Status' | 'DoneDate' | 'DueDate'>>,
): Promise<VisitorRequestRow> =>
  updateRecord(ctx, visitorRequest, row, {
    ...endWait(row, ctx.now),
    SeenDate: row.SeenDate ?? ctx.now,
    StartedDate: row.StartedDate ?? ctx.now,
    ...columns,
  })

type RequestChange = Partial<Pick<VisitorRequestRow, 'AssigneeId' | 'Urgency' | 'DueDate' | 'TenantId'>>
/** Changes whom a locked request is for, how urgent it is, by when. Whoever takes a new one has seen it. */
export const changeRequest = (ctx: GroupCtx, row: VisitorRequestRow, change: RequestChange) => {
  const booking = bookingStatus(row, ctx.now)
  if (booking) requireMove(ctx, { Status: booking }, bookingMoves.change)
  else requireMove<WorkStatus>(ctx, row, requestMoves.change)
  const seen = row.Status === 'New' ? { Status: 'Seen' as const, SeenDate: ctx.now } : {}
  return saveRecord(ctx, visitorRequest, row, { ...change, ...seen }, { Object })
}

/** Joins a locked request to another one, or to none. */
export const joinTo = (ctx: GroupCtx, row: VisitorRequestRow, JoinedId: string | null) =>
  saveRecord(ctx, visitorRequest, row, { JoinedId }, { Object })

/** Keeps what a locked request has cost. */
export const keepCosts = (ctx: GroupCtx, row: VisitorRequestRow, costs: Pick<VisitorRequestRow, 'Costs' | 'Cost'>) =>
  saveRecord(ctx, visitorRequest, row, costs, { Object })

type Assigned = Parameters<typeof saveRecords>[0] & { now: Date }
type VersionedRequest = { id: string; Version: number; Before: { Status?: unknown } }
/** Gives open requests of the caller, as they were read, to a contact or to nobody. Whoever gives away a new one has seen it. */
export const assignRequests = async (
  place: Assigned,
  rows: readonly VersionedRequest[],
  AssigneeId: string | null,
): Promise<Pick<VisitorRequestRow, 'id' | 'Status' | 'AssigneeId'>[]> => {
  const saved: Pick<VisitorRequestRow, 'id' | 'Status' | 'AssigneeId'>[] = []
  for (const [isNew, some] of Map.groupBy(rows, ({ Before }) => Before.Status === 'New')) {
    const seen = isNew ? { Status: 'Seen' as const, SeenDate: place.now } : {}
    saved.push(...(await saveRecords(place, visitorRequest, some, { AssigneeId, ...seen })))
  }
  return saved
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
