import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Ctx } from '../../../platform/handle.ts'
import { stateOfDue } from '../rounds/schedule.ts'
import { round, roundDue } from '../rounds/tables.ts'
import type { DayDue } from './model.ts'

const HOUR = 3_600_000
/** So far ahead, and so far back, dues are read. */
const [ahead, back] = [36 * HOUR, 7 * 24 * HOUR] as const

/** What is to be walked in a building: open dues of 36 hours and those of a week that are late, missed or excused, and rounds without dates. */
export const readDay = async ({ tx, GroupId, BuildingId, actor, now }: Ctx<'building'>): Promise<DayDue[]> => {
  const here = and(eq(round.GroupId, GroupId), eq(round.BuildingId, BuildingId), eq(round.Retired, false))
  const { id: RoundId, QrName, RoundType, Number, StopCount, AssignerId } = round
  const columns = { RoundId, QrName, RoundType, Number, StopCount, AssignerId }
  const own = and(eq(roundDue.GroupId, GroupId), eq(roundDue.RoundId, round.id))
  const span = and(lt(roundDue.Starts, new Date(now.getTime() + ahead)), gt(roundDue.Ends, new Date(now.getTime() - back)))
  const { Starts, Ends, Closed, Reason } = roundDue
  const wanted = or(isNull(Closed), eq(Closed, 'Excused'))
  const dated = await tx
    .select({ ...columns, DueId: roundDue.id, Version: roundDue.Version, Starts, Ends, Closed, Reason })
    .from(roundDue)
    .innerJoin(round, own)
    .where(and(here, wanted, span))
    .orderBy(asc(roundDue.Ends), asc(round.QrName))
  const free = await tx
    .select(columns)
    .from(round)
    .where(and(here, eq(round.Frequency, 'AdHoc')))
    .orderBy(asc(round.QrName))
  const mine = (one: { AssignerId: string | null }) => one.AssignerId !== null && one.AssignerId === actor.UserId
  return [
    ...dated.map(({ AssignerId: assigner, Starts: starts, Ends: ends, Closed: closed, ...one }) => {
      const times = { Starts: starts.getTime(), Ends: ends.getTime() }
      const State = closed === 'Excused' ? closed : stateOfDue(times, now.getTime())
      return { ...one, ...times, State, Mine: mine({ AssignerId: assigner }) }
    }),
    ...free.map(({ AssignerId: assigner, ...one }) => ({
      ...one,
      DueId: null,
      Version: null,
      Reason: '',
      Starts: null,
      Ends: null,
      State: null,
      Mine: mine({ AssignerId: assigner }),
    })),
  ]
}
