import { Refusal } from '../../../../core/problem.ts'
import type { GroupCtx } from '../../../../platform/handle.ts'
import { handle } from '../../../../platform/handle.ts'
import { callerOf, requireOwnContact } from '../../../base/handling/assignees.server.ts'
import { showStatus } from '../../../base/handling/model.ts'
import { cancelBooking, reopenBooking } from '../../bookings/change.server.ts'
import { tellBooker } from '../../bookings/jobs.ts'
import { isPermitKind } from '../../permits/model.ts'
import { permitMessages } from '../../permits/rules.ts'
import { bookingStatus, isBookingType } from '../../requests/bookings.ts'
import { changeRequest, lockRequest, moveRequest, type VisitorRequestRow } from '../../requests/change.server.ts'
import { resumeClock } from '../../requests/clock.server.ts'
import { bookingMoves } from '../../requests/moves.ts'
import { moveJoined } from '../../requestWork/joined.server.ts'
import { MoveRequest as call } from '../contract.ts'
import { tellVisitor } from '../jobs.ts'

/** What may be done with the request of a permit; the rest is the permit's. */
const ownMoves = ['see', 'claim', 'resume']

export const MoveRequest = handle(call, async (ctx, { RequestId, Version, Move }) => {
  const row = await lockRequest(ctx, { RequestId, Version })
  if (isBookingType(row.FunctionalityType)) return moveBookingOn(ctx, row, Move)
  if (isPermitKind(row.FunctionalityType) && !ownMoves.includes(Move)) throw new Refusal('sys.obj.cfl', permitMessages.own)
  // Two who open a new request at once have both seen it.
  if (Move === 'see' && row.Status !== 'New') return { acId: RequestId, Version: row.Version, Status: row.Status }
  if (Move === 'claim') {
    const AssigneeId = await requireOwnContact(callerOf(ctx), row.BuildingId)
    const { acId, Version: now } = await changeRequest(ctx, row, { AssigneeId })
    return { acId, Version: now, Status: showStatus({ Status: row.Status === 'New' ? 'Seen' : row.Status, AssigneeId }) }
  }
  if (Move === 'resume') return { ...(await resumeClock(ctx, row)), Status: showStatus(row) }
  const moved = await moveRequest(ctx, row, Move)
  if (Move === 'see') return moved
  for (const one of [row, ...(await moveJoined(ctx, row, Move))])
    if (one.Email) await ctx.enqueue(tellVisitor, { GroupId: ctx.GroupId, RequestId: one.id, what: Move })
  return moved
})

/** A booking is cancelled, or booked again; there is nothing in it to begin or to finish. */
const moveBookingOn = async (ctx: GroupCtx, row: VisitorRequestRow, move: string) => {
  if (move !== 'cancel' && move !== 'reopen') throw new Refusal('sys.obj.cfl', bookingMoves.reopen.refusal)
  const moved = move === 'cancel' ? await cancelBooking(ctx, row) : await reopenBooking(ctx, row)
  const { id: RequestId, Version } = moved
  const news = move === 'cancel' ? ('cancelled' as const) : ('booked' as const)
  if (row.Email) await ctx.enqueue(tellBooker, { GroupId: ctx.GroupId, RequestId, news, Version })
  return { acId: RequestId, Version, Status: bookingStatus(moved, ctx.now) ?? moved.Status }
}
