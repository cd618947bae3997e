import { and, eq, sql } from 'drizzle-orm'
import { invalid, messages, notFound, Refusal } from '../../../core/problem.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { lockRecord, requireVersion, updateRecord } from '../../../platform/db/record.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { roundSavedEvent } from './contract.ts'
import { roundDue } from './tables.ts'
import { missedAt } from './tellDues.server.ts'

type Building = Ctx<'building'>
export type NamedDue = { DueId: string; Version: number }
export type DueRecord = typeof roundDue.$inferSelect
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
  return changeClosing(ctx, due, { Closed: 'Excused', ClosedDate: ctx.now, Reason: reason, TellDate: null })
}

/** Takes back that a date was excused: it is open, late or missed again by the clock. Throws as `excuseDue` does. */
export const reopenDue = async (ctx: Building, named: NamedDue) => {
  const due = await lockDue(ctx, named)
  if (due.Closed !== 'Excused') throw new Refusal('sys.obj.cfl')
  return changeClosing(ctx, due, { Closed: null, ClosedDate: null, Reason: '', TellDate: nextTelling(due, ctx.now) })
}

/**
 * Says the same of many dates at once. Throws `sys.obj.nof` where one is of another building, `sys.obj.cfl` where one was walked, excused or
 * changed meanwhile: then none is excused.
 */
export const excuseDues = async (ctx: Building, named: readonly NamedDue[], Reason: string): Promise<number> => {
  const reason = Reason.trim()
  if (reason === '') throw invalid([{ Field: 'Reason', Message: messages.required }])
  const ids = [...new Set(named.map(({ DueId }) => DueId))]
  const own = and(eq(roundDue.GroupId, ctx.GroupId), eq(roundDue.BuildingId, ctx.BuildingId), oneOf(roundDue.id, ids))
  const dues = await ctx.tx.select().from(roundDue).where(own).orderBy(roundDue.id).for('update')
  if (dues.length !== ids.length) throw notFound()
  const isNew = dues.every(due => due.Closed === null && named.some(one => one.DueId === due.id && one.Version === due.Version))
  if (!isNew) throw new Refusal('sys.obj.cfl')
  await ctx.tx
    .update(roundDue)
    .set({
      Closed: 'Excused',
      ClosedDate: ctx.now,
      Reason: reason,
      TellDate: null,
      Version: sql`${roundDue.Version} + 1`,
      ModifiedDate: ctx.now,
    })
    .where(own)
  for (const due of dues)
    ctx.audit({
      Object: 'field_round',
      ObjectId: due.RoundId,
      Before: describeClosing(due, due),
      After: { ExcusedDate: due.Ends, Reason: reason },
    })
  for (const RoundId of new Set(dues.map(due => due.RoundId))) await ctx.publish(roundSavedEvent, { RoundId, BuildingId: ctx.BuildingId })
  return dues.length
}

/** A date of a round of the building, locked. Throws `sys.obj.nof`, and `sys.obj.cfl` for an old version. */
export const lockDue = async (ctx: Building, { DueId, Version }: NamedDue): Promise<DueRecord> => {
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

const changeClosing = async (ctx: Building, due: DueRecord, columns: DueClosing) => {
  const { Version } = await updateRecord(ctx, roundDue, due, columns)
  ctx.audit({ Object: 'field_round', ObjectId: due.RoundId, Before: describeClosing(due, due), After: describeClosing(due, columns) })
  await ctx.publish(roundSavedEvent, { RoundId: due.RoundId, BuildingId: due.BuildingId })
  return { DueId: due.id, Version }
}

const describeClosing = ({ Ends }: DueRecord, { Closed, Reason }: Pick<DueRecord, 'Closed' | 'Reason'>) => ({
  ExcusedDate: Closed === 'Excused' ? Ends : null,
  Reason: Reason || null,
})
