import { Refusal } from '../../../core/problem.ts'
import { allowsMove } from '../../../core/stateTable.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import type { TakenHours } from '../functionalities/admission.server.ts'
import { findPastTime } from '../functionalities/admission.server.ts'
import { bookingStatus, findEnd, isMovableType } from '../requests/bookings.ts'
import { saveBookedTime, saveBookingState, type VisitorRequestRow } from '../requests/change.server.ts'
import { bookingMoves } from '../requests/moves.ts'
import { requestMessages } from '../requests/rules.ts'
import { findNoRoomFor } from './room.server.ts'

/** Staff by a call, or the visitor by the private page: each with its own audit. */
type Changing = Pick<GroupCtx, 'tx' | 'now' | 'audit'>

/** Refuses what the state of a booking does not allow: `sys.obj.cfl` with the reason. Whether the caller may is asked before. */
const requireState = (row: VisitorRequestRow, now: Date, move: 'move' | 'cancel' | 'reopen'): void => {
  const status = bookingStatus(row, now)
  if (status === null || !allowsMove(bookingMoves[move], status)) throw new Refusal('sys.obj.cfl', bookingMoves[move].refusal)
}

/** Cancels a locked booking: its hours or its seat are free from now on. */
export const cancelBooking = async (ctx: Changing, row: VisitorRequestRow): Promise<VisitorRequestRow> => {
  requireState(row, ctx.now, 'cancel')
  return saveBookingState(ctx, row, 'Cancelled')
}

/** Books a cancelled one again, which needs room as a new one does, and a time that is to come. */
export const reopenBooking = async (ctx: Changing, row: VisitorRequestRow): Promise<VisitorRequestRow> => {
  requireState(row, ctx.now, 'reopen')
  if (bookingStatus({ ...row, Status: 'Done' }, ctx.now) === 'Over') throw new Refusal('sys.obj.cfl', requestMessages.past)
  const none = await findNoRoomFor(ctx, row, row)
  if (none) throw new Refusal('sys.obj.cfl', 'full' in none ? requestMessages.full : requestMessages.taken)
  return saveBookingState(ctx, row, 'Booked')
}

/** A day and hours, `HH:MM`, of which the end is later than the start. */
export type WantedHours = { Day: string; StartTime: string; EndTime: string }
/** Why a booking cannot be moved; `taken`: what others have booked on that day. */
export type MoveProblem = { why: 'pastDay' | 'pastHours' } | { why: 'taken'; taken: TakenHours }

/**
 * Moves a locked booking to other hours, by the rules that a new one has. Gives the row as it is then, or why it stays where it was. Throws
 * `sys.obj.cfl` where it is cancelled, over, or of a type whose time is fixed.
 */
export const moveBooking = async (
  ctx: Changing,
  row: VisitorRequestRow,
  { Day, StartTime, EndTime }: WantedHours,
  TimeZone: string,
): Promise<VisitorRequestRow | MoveProblem> => {
  requireState(row, ctx.now, 'move')
  if (!isMovableType(row.FunctionalityType)) throw new Refusal('sys.obj.cfl', requestMessages.fixedTime)
  const past = findPastTime(TimeZone, ctx.now, Day, EndTime)
  if (past) return { why: past }
  const none = await findNoRoomFor(ctx, row, { Day, StartTime, EndTime })
  if (none) return { why: 'taken', taken: 'taken' in none ? none.taken : [] }
  if (row.Day === Day && row.StartTime === StartTime && row.EndTime === EndTime) return row
  return saveBookedTime(ctx, row, { Day, StartTime, EndTime, EndsDate: findEnd(TimeZone, Day, EndTime) })
}
