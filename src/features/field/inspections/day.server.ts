import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Ctx } from '../../../platform/handle.ts'
import { building } from '../../property/buildings/tables.ts'
import { stateOfDue } from '../rounds/schedule.ts'
import { round, roundDue } from '../rounds/tables.ts'
import { openWalkers } from '../rounds/walkers.server.ts'
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
  const { Starts, Ends, Closed, Reason, WalkerId } = roundDue
  const wanted = or(isNull(Closed), eq(Closed, 'Excused'))
  const dated = await tx
    .select({
      ...columns,
      DueId: roundDue.id,
      Version: roundDue.Version,
      Starts,
      Ends,
      Closed,
      Reason,
      WalkerId,
      TimeZone: building.TimeZone,
    })
    .from(roundDue)
    .innerJoin(round, own)
    .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, BuildingId)))
    .where(and(here, wanted, span))
    .orderBy(asc(roundDue.Ends), asc(round.QrName))
  const free = await tx
    .select(columns)
    .from(round)
    .where(and(here, eq(round.Frequency, 'AdHoc')))
    .orderBy(asc(round.QrName))
  const isCaller = (UserId: string | null) => UserId !== null && UserId === actor.UserId
  const days = { from: new Date(now.getTime() - back), to: new Date(now.getTime() + ahead) }
  const findWalker = await openWalkers({ tx, GroupId }, [BuildingId], days)
  return [
    ...dated.map(({ AssignerId: assigner, WalkerId: walker, TimeZone, Starts: starts, Ends: ends, Closed: closed, ...one }) => {
      const times = { Starts: starts.getTime(), Ends: ends.getTime() }
      const by = findWalker({ BuildingId, TimeZone, Starts: starts, WalkerId: walker, AssignerId: assigner })
      const State = closed === 'Excused' ? closed : stateOfDue(times, now.getTime())
      return { ...one, ...times, State, Mine: isCaller(by.UserId) }
    }),
    ...free.map(({ AssignerId: assigner, ...one }) => ({
      ...one,
      DueId: null,
      Version: null,
      Reason: '',
      Starts: null,
      Ends: null,
      State: null,
      Mine: isCaller(assigner),
    })),
  ]
}
