import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { Refusal } from '../../../core/problem.ts'
import { secondsBetween } from '../../../platform/db/columns.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { saveRecord } from '../../../platform/db/record.ts'
import { requireMove } from '../../../platform/db/state.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { openStatuses, type WorkStatus } from './model.ts'
import { requestMoves } from './moves.ts'
import { requestMessages } from './rules.ts'
import { visitorRequest } from './tables.ts'

type Row = typeof visitorRequest.$inferSelect
type Clock = Pick<Row, 'WaitingDate' | 'WaitedSeconds' | 'DueDate'>

/** What changes when a request waits no longer: it is due later by the time that it has waited. Nothing, where it does not wait. */
export const endWait = ({ WaitingDate, WaitedSeconds, DueDate }: Clock, now: Date): Partial<Clock> => {
  if (WaitingDate === null) return {}
  const waited = now.getTime() - WaitingDate.getTime()
  return {
    WaitingDate: null,
    WaitedSeconds: WaitedSeconds + Math.round(waited / 1000),
    DueDate: DueDate && new Date(DueDate.getTime() + waited),
  }
}

/** Whether the clock of a request can stop: somebody has to do it, and it is not done. */
export const canWait = ({ Status, DueDate }: Pick<Row, 'Status' | 'DueDate'>): boolean => DueDate !== null && openStatuses.includes(Status)

/** Stops the clock of a locked request, since its visitor was asked something; one that waits already goes on waiting. */
export const stopClock = async (ctx: GroupCtx, row: Row): Promise<void> => {
  if (row.WaitingDate === null) await saveRecord(ctx, visitorRequest, row, { WaitingDate: ctx.now }, { Object: 'visitor_request' })
}

/** The clock of a locked request runs again, though nobody has answered. */
export const resumeClock = (ctx: GroupCtx, row: Row) => {
  requireMove<WorkStatus>(ctx, row, requestMoves.resume)
  if (row.WaitingDate === null) throw new Refusal('sys.obj.cfl', requestMessages.notWaiting)
  return saveRecord(ctx, visitorRequest, row, endWait(row, ctx.now), { Object: 'visitor_request' })
}

/** The visitor has answered: where the request waits for that, its clock runs again. */
export const resumeByVisitor = async (tx: Tx, { GroupId, id, now }: { GroupId: string; id: string; now: Date }): Promise<void> => {
  const waits = and(eq(visitorRequest.GroupId, GroupId), eq(visitorRequest.id, id), isNotNull(visitorRequest.WaitingDate))
  const [row] = await tx.select().from(visitorRequest).where(waits).for('update')
  if (!row) return
  await tx
    .update(visitorRequest)
    .set({ ...endWait(row, now), Version: row.Version + 1, ModifiedDate: now })
    .where(waits)
}

/** Hours that request `r` has taken until a moment, without those in which it waited for its visitor. */
export const hoursTaken = (until: SQL): SQL => sql`((${secondsBetween(sql`r.created_date`, until)} - r.waited_seconds) / 3600)`
/** Until when the clock of the open request `r` has run. */
export const clockUntil = (now: Date): SQL => sql`coalesce(r.waiting_date, ${now}::timestamptz)`
