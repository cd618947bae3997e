import { isCalendarDay } from '../../../core/days.ts'
import { hints, misfit } from '../../../core/hints.ts'
import { invalid, Refusal } from '../../../core/problem.ts'
import { timeIn } from '../../../core/zones.ts'
import { updateRecord } from '../../../platform/db/record.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { requireWalker } from './change.server.ts'
import { roundSavedEvent } from './contract.ts'
import { daysAhead } from './dues.server.ts'
import { lockDue, type NamedDue } from './excuse.server.ts'
import { roundMessages } from './rules.ts'
import { roundDue } from './tables.ts'

const DAY = 86_400_000
/** `Day` and `Time` by the clock of the building; `UserId` null: who walks the round. */
type DueMove = { Day: string; Time: string; UserId: string | null; TimeZone: string }

/**
 * Moves an open date of a round to another day and time, and gives it to somebody; its window stays as long as it was. Throws `sys.obj.nof`,
 * `sys.obj.cfl` for one that was walked or excused, `req.val.inv` for a day that has passed, is too far ahead, or is none, and for somebody who
 * does not walk here.
 */
export const moveDue = async (ctx: Ctx<'building'>, named: NamedDue, { Day, Time, UserId, TimeZone }: DueMove) => {
  const due = await lockDue(ctx, named)
  if (due.Closed !== null) throw new Refusal('sys.obj.cfl')
  if (!isCalendarDay(Day)) throw invalid([misfit('Day', hints.day)])
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(Time)) throw invalid([misfit('Time', hints.time)])
  if (UserId !== null && UserId !== due.WalkerId) await requireWalker(ctx, ctx.BuildingId, UserId)
  const asked = new Date(timeIn(TimeZone, Day, Time))
  const isMoved = Math.abs(asked.getTime() - due.Starts.getTime()) >= 60_000
  const Starts = isMoved ? asked : due.Starts
  const Ends = new Date(Starts.getTime() + due.Ends.getTime() - due.Starts.getTime())
  const farthest = new Date(ctx.now.getTime() + (daysAhead + 1) * DAY)
  if (isMoved && (Ends <= ctx.now || Starts > farthest)) throw invalid([{ Field: 'Day', Message: roundMessages.moveSpan }])
  const columns = { Starts, Ends, WalkerId: UserId, ...(isMoved && { TellDate: Ends }) }
  const { Version } = await updateRecord(ctx, roundDue, due, columns)
  const describe = (one: { Starts: Date; WalkerId: string | null }) => ({ DueStarts: one.Starts, WalkerId: one.WalkerId })
  ctx.audit({ Object: 'field_round', ObjectId: due.RoundId, Before: describe(due), After: describe(columns) })
  await ctx.publish(roundSavedEvent, { RoundId: due.RoundId, BuildingId: due.BuildingId })
  return { DueId: due.id, Version }
}
