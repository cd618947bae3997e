import { and, eq } from 'drizzle-orm'
import { invalid, messages, Refusal } from '../../../core/problem.ts'
import { lockRecord, requireVersion, updateRecord } from '../../../platform/db/record.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { roundSavedEvent } from './contract.ts'
import { roundDue } from './tables.ts'
import { missedAt } from './tellDues.server.ts'

type Building = Ctx<'building'>
type NamedDue = { DueId: string; Version: number }
type DueRecord = typeof roundDue.$inferSelect
type DueClosing = Pick<DueRecord, 'Closed' | 'ClosedDate' | 'Reason' | 'TellDate'>

/**
 * Says of a date of a round that nobody has to walk it, and why: it leaves the figures, and nobody is told of it any more. Gives its new version.
 * Throws `sys.obj.nof` for a date of another building, `sys.obj.cfl` for one that was walked or changed meanwhile, `req.val.inv` without a reason.
 */
export const excuseDue = async (ctx: Building, named: NamedDue, Reason: string) => {
  const reason = Reason.trim()
  if (reason === '') throw invalid([{ Field: 'Reason', Message: messages.required }])
  const due = await lockDue(ctx, named)
  if (due.Closed !== null) throw new Refusal('sys.obj.cfl')
  return closeDue(ctx, due, { Closed: 'Excused', ClosedDate: ctx.now, Reason: reason, TellDate: null })
}

/** Takes back that a date was excused: it is open, late or missed again by the clock. Throws as `excuseDue` does. */
export const reopenDue = async (ctx: Building, named: NamedDue) => {
  const due = await lockDue(ctx, named)
  if (due.Closed !== 'Excused') throw new Refusal('sys.obj.cfl')
  return closeDue(ctx, due, { Closed: null, ClosedDate: null, Reason: '', TellDate: nextTelling(due, ctx.now) })
}

const lockDue = async (ctx: Building, { DueId, Version }: NamedDue): Promise<DueRecord> => {
  const own = and(eq(roundDue.GroupId, ctx.GroupId), eq(roundDue.BuildingId, ctx.BuildingId), eq(roundDue.id, DueId))
  const due = await lockRecord(ctx, roundDue, own)
  requireVersion(due, Version)
  return due
}

/** When somebody is told next of an open date: that it is late, that it was missed; null once both are over. */
const nextTelling = (due: DueRecord, now: Date): Date | null => {
  if (now < due.Ends) return due.Ends
  const missed = missedAt(due)
  return now < missed ? missed : null
}

const closeDue = async (ctx: Building, due: DueRecord, columns: DueClosing) => {
  const { Version } = await updateRecord(ctx, roundDue, due, columns)
  const describe = ({ Closed, Reason }: Pick<DueRecord, 'Closed' | 'Reason'>) => ({
    ExcusedDate: Closed === 'Excused' ? due.Ends : null,
    Reason: Reason || null,
  })
  ctx.audit({ Object: 'field_round', ObjectId: due.RoundId, Before: describe(due), After: describe(columns) })
  await ctx.publish(roundSavedEvent, { RoundId: due.RoundId, BuildingId: due.BuildingId })
  return { DueId: due.id, Version }
}
