import { and, asc, eq, gt, isNull, lt, lte, or } from 'drizzle-orm'
import { batches } from '../../../platform/db/batches.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { building } from '../../property/buildings/tables.ts'
import { daysAhead, listDues } from './dues.server.ts'
import { graceOf, type RoundSchedule } from './schedule.ts'
import { round, roundDue } from './tables.ts'

const DAY = 86_400_000
type DueAccount = { tx: Tx; GroupId: string; now: Date }
type ScheduledRound = RoundSchedule & { id: string; BuildingId: string }

/** Makes the dues of a round anew, as its schedule is now: those that have begun, and those that somebody closed, stay. */
export const remakeDues = async (place: DueAccount, of: ScheduledRound): Promise<void> => {
  const { tx, GroupId, now } = place
  await tx
    .delete(roundDue)
    .where(and(eq(roundDue.GroupId, GroupId), eq(roundDue.RoundId, of.id), isNull(roundDue.Closed), gt(roundDue.Starts, now)))
  await makeDues(place, [of])
}

/** What is due of a round no more: its dues that are still to come or open. */
export const cancelDues = async ({ tx, GroupId, now }: DueAccount, RoundId: string): Promise<void> => {
  await tx
    .delete(roundDue)
    .where(and(eq(roundDue.GroupId, GroupId), eq(roundDue.RoundId, RoundId), isNull(roundDue.Closed), gt(roundDue.Ends, now)))
}

/** Makes the dues of rounds up to 35 days ahead by the clocks of their buildings, in few statements; those that are there stay. */
export const makeDues = async ({ tx, GroupId, now }: DueAccount, rounds: readonly ScheduledRound[]): Promise<void> => {
  const { id, TimeZone, Shifts } = building
  const ids = [...new Set(rounds.map(({ BuildingId }) => BuildingId))]
  const places = await tx
    .select({ id, TimeZone, Shifts })
    .from(building)
    .where(and(eq(building.GroupId, GroupId), oneOf(id, ids)))
  const placeOf = new Map(places.map(one => [one.id, one]))
  const span = { from: now.getTime(), to: now.getTime() + daysAhead * DAY }
  const rows = rounds.flatMap(of => {
    const place = placeOf.get(of.BuildingId)
    const dues = place ? listDues(of, { timeZone: place.TimeZone, shifts: place.Shifts }, span) : []
    return dues.map(({ PeriodStart, Index, Starts, Ends }) => ({
      GroupId,
      RoundId: of.id,
      BuildingId: of.BuildingId,
      PeriodStart,
      Index,
      Starts: new Date(Starts),
      Ends: new Date(Ends),
      TellDate: new Date(Ends),
    }))
  })
  await addDues(tx, rows)
  const made = rounds.map(one => one.id)
  await tx
    .update(round)
    .set({ DuesUntil: new Date(span.to).toISOString().slice(0, 10) })
    .where(and(eq(round.GroupId, GroupId), oneOf(round.id, made)))
}

/** Adds dues as they are; those that are there stay. */
export const addDues = async (tx: Tx, rows: readonly (typeof roundDue.$inferInsert)[]): Promise<void> => {
  for (const some of batches(rows)) await tx.insert(roundDue).values(some).onConflictDoNothing()
}

/** Rounds of an account whose dues do not reach far enough any more, at most `most` of them. */
export const listRoundsToMake = ({ tx, GroupId, now }: DueAccount, most: number): Promise<ScheduledRound[]> => {
  const { id, BuildingId, Frequency, Times, Period, DueDate, DuesUntil, Retired } = round
  const wanted = new Date(now.getTime() + daysAhead * DAY).toISOString().slice(0, 10)
  const behind = or(isNull(DuesUntil), lt(DuesUntil, wanted))
  return tx
    .select({ id, BuildingId, Frequency, Times, Period, DueDate })
    .from(round)
    .where(and(eq(round.GroupId, GroupId), eq(Retired, false), eq(Frequency, 'Recurring'), behind))
    .orderBy(id)
    .limit(most)
}

/** The due of a round in whose time a walk has begun: its window and the grace after it, the earliest that is open. Locked. */
export const lockOpenDue = async (
  { tx, GroupId }: DueAccount,
  RoundId: string,
  begun: Date,
): Promise<typeof roundDue.$inferSelect | undefined> => {
  const open = and(eq(roundDue.GroupId, GroupId), eq(roundDue.RoundId, RoundId), isNull(roundDue.Closed), lte(roundDue.Starts, begun))
  const rows = await tx.select().from(roundDue).where(open).orderBy(asc(roundDue.Ends)).for('update')
  return rows.find(({ Starts, Ends }) => {
    const times = { Starts: Starts.getTime(), Ends: Ends.getTime() }
    return begun.getTime() < times.Ends + graceOf(times)
  })
}

/** Closes the due of a round in whose time a walk has begun. */
export const completeDue = async (ctx: DueAccount, RoundId: string, begun: Date): Promise<void> => {
  const due = await lockOpenDue(ctx, RoundId, begun)
  if (due) await closeDue(ctx, due, begun)
}

/** Closes a due that is locked: it was walked at a moment. */
export const closeDue = async (
  { tx, GroupId, now }: DueAccount,
  due: Pick<typeof roundDue.$inferSelect, 'id' | 'Version'>,
  at: Date,
): Promise<void> => {
  await tx
    .update(roundDue)
    .set({ Closed: 'Completed', ClosedDate: at, TellDate: null, Version: due.Version + 1, ModifiedDate: now })
    .where(and(eq(roundDue.GroupId, GroupId), eq(roundDue.id, due.id)))
}
