import { and, eq } from 'drizzle-orm'
import { clockTime, dayIn } from '../../../../core/days.ts'
import { notFound } from '../../../../core/problem.ts'
import { wallClock } from '../../../../core/zones.ts'
import { handle } from '../../../../platform/handle.ts'
import { building } from '../../../property/buildings/tables.ts'
import { GetNextDues as call } from '../contract.ts'
import { listDues } from '../dues.server.ts'
import type { RoundDue } from '../schedule.ts'

/** A due by the clock of its building. */
const onClock = ({ Starts, Ends }: RoundDue, timeZone: string) => {
  const [start, end] = [wallClock(timeZone, Starts), wallClock(timeZone, Ends)]
  const isWhole = clockTime(start) === '00:00' && clockTime(end) === '00:00'
  return {
    Starts,
    First: dayIn(timeZone, Starts),
    Last: dayIn(timeZone, Ends - 1),
    StartTime: isWhole ? null : clockTime(start),
    EndTime: isWhole ? null : clockTime(end),
  }
}

const shown = 5
const YEARS = 3 * 366 * 86_400_000

export const GetNextDues = handle(call, async ({ tx, GroupId, BuildingId, now }, { Times, Period, DueDate = null }) => {
  const { TimeZone, Shifts } = building
  const [place] = await tx
    .select({ timeZone: TimeZone, shifts: Shifts })
    .from(building)
    .where(and(eq(building.GroupId, GroupId), eq(building.id, BuildingId)))
  if (!place) throw notFound()
  const span = { from: now.getTime(), to: now.getTime() + (Period === 'Day' ? YEARS / 200 : YEARS) }
  const dues = listDues({ Frequency: 'Recurring', Times, Period, DueDate }, place, span)
  return { Dues: dues.slice(0, shown).map(due => onClock(due, place.timeZone)) }
})
