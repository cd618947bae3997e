import { and, asc, eq, gt, gte, lt } from 'drizzle-orm'
import { clockTime, dayIn, isCalendarDay } from '../../../core/days.ts'
import { hints, misfit } from '../../../core/hints.ts'
import { invalid } from '../../../core/problem.ts'
import { addDays } from '../../../core/steps.ts'
import { startOfDay, wallClock } from '../../../core/zones.ts'
import { oneOf } from '../../../platform/db/page.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { signsIn, worksIn } from '../../base/handling/assignees.server.ts'
import { building } from '../../property/buildings/tables.ts'
import { contact } from '../../property/contacts/tables.ts'
import { readNames } from '../rounds/rows.server.ts'
import { stateOfDue } from '../rounds/schedule.ts'
import { round, roundAbsence, roundDue } from '../rounds/tables.ts'
import { openWalkers } from '../rounds/walkers.server.ts'
import { type Absence, type ScheduledDue, scheduleDays } from './model.ts'

type Building = Ctx<'building'>

/** The time zone of the building. */
export const readClock = async ({ tx, GroupId, BuildingId }: Building): Promise<string> => {
  const own = and(eq(building.GroupId, GroupId), eq(building.id, BuildingId))
  const [place] = await tx.select({ TimeZone: building.TimeZone }).from(building).where(own)
  return place?.TimeZone ?? 'UTC'
}

/** Those of some users who sign in and work in the building. */
export const listWalkers = async ({ tx, GroupId, BuildingId }: Building, users: readonly string[]): Promise<ReadonlySet<string>> => {
  const here = and(eq(contact.GroupId, GroupId), oneOf(contact.UserId, users), signsIn, worksIn(BuildingId))
  const rows = await tx.select({ UserId: contact.UserId }).from(contact).where(here)
  return new Set(rows.flatMap(({ UserId }) => UserId ?? []))
}

/** The dates of a building in seven days, with who walks them, and who is away then or later. Throws `req.val.inv` for a day that is none. */
export const readSchedule = async (ctx: Building, First: string) => {
  if (!isCalendarDay(First) || First < '2000-01-01' || First > '2100-01-01') throw invalid([misfit('First', hints.day)])
  const { tx, GroupId, BuildingId, now } = ctx
  const TimeZone = await readClock(ctx)
  const [from, to] = [First, addDays(First, scheduleDays)].map(one => new Date(startOfDay(TimeZone, one))) as [Date, Date] // two days
  const Today = dayIn(TimeZone, now.getTime())
  const own = and(eq(round.GroupId, GroupId), eq(round.id, roundDue.RoundId))
  const here = and(eq(roundDue.GroupId, GroupId), eq(roundDue.BuildingId, BuildingId), gt(roundDue.Ends, from))
  const rows = await tx
    .select({ due: roundDue, QrName: round.QrName, RoundType: round.RoundType, AssignerId: round.AssignerId })
    .from(roundDue)
    .innerJoin(round, own)
    .where(and(here, gte(roundDue.Starts, from), lt(roundDue.Starts, to), eq(round.Retired, false)))
    .orderBy(asc(roundDue.Starts), asc(round.QrName))
  const findWalker = await openWalkers(ctx, [BuildingId], { from, to })
  const walked = rows.map(row => ({ ...row, by: findWalker({ ...row.due, TimeZone, AssignerId: row.AssignerId }) }))
  const absences = await listAbsences(ctx, First < Today ? First : Today)
  const users = [...walked.flatMap(({ by }) => [by.UserId, by.For]), ...absences.flatMap(one => [one.UserId, one.StandInId])]
  const names = await readNames(ctx, [...new Set(users.filter(id => id !== null))])
  const nameOf = (id: string | null) => (id ? (names.get(id)?.en ?? '') : '')
  const Dues = walked.map(({ due, QrName, RoundType, by }): ScheduledDue => {
    const times = { Starts: due.Starts.getTime(), Ends: due.Ends.getTime() }
    const { id: DueId, Version, RoundId, Reason, WalkerId } = due
    return {
      DueId,
      Version,
      RoundId,
      QrName,
      RoundType,
      Reason,
      WalkerId,
      ...times,
      Day: dayIn(TimeZone, times.Starts),
      Time: clockTime(wallClock(TimeZone, times.Starts)),
      State: due.Closed ?? stateOfDue(times, now.getTime()),
      UserId: by.UserId,
      Name: nameOf(by.UserId),
      For: nameOf(by.For),
    }
  })
  const Absences = absences.map(one => ({ ...one, Name: nameOf(one.UserId), StandInName: nameOf(one.StandInId) }))
  return { TimeZone, Today, Dues, Absences }
}

/** Absences that end on a day or later, at most 500. */
const listAbsences = ({ tx, GroupId, BuildingId }: Building, day: string): Promise<Omit<Absence, 'Name' | 'StandInName'>[]> => {
  const { id: AbsenceId, UserId, StandInId, First, Last } = roundAbsence
  return tx
    .select({ AbsenceId, UserId, StandInId, First, Last })
    .from(roundAbsence)
    .where(and(eq(roundAbsence.GroupId, GroupId), eq(roundAbsence.BuildingId, BuildingId), gte(Last, day)))
    .orderBy(asc(First), asc(AbsenceId))
    .limit(500)
}
