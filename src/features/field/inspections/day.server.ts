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

type Building = Ctx<'building'>
const here = ({ GroupId, BuildingId }: Building) =>
  and(eq(round.GroupId, GroupId), eq(round.BuildingId, BuildingId), eq(round.Retired, false))
const { id: RoundId, QrName, RoundType, Number, StopCount, AssignerId } = round
const columns = { RoundId, QrName, RoundType, Number, StopCount, AssignerId }

const readDated = (ctx: Building, { from, to }: { from: Date; to: Date }) => {
  const { tx, GroupId, BuildingId } = ctx
  const { id: DueId, Version, Starts, Ends, Closed, Reason, WalkerId } = roundDue
  const { TimeZone } = building
  return tx
    .select({ ...columns, DueId, Version, Starts, Ends, Closed, Reason, WalkerId, TimeZone })
    .from(roundDue)
    .innerJoin(round, and(eq(roundDue.GroupId, GroupId), eq(roundDue.RoundId, round.id)))
    .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, BuildingId)))
    .where(and(here(ctx), or(isNull(Closed), eq(Closed, 'Excused')), lt(Starts, to), gt(Ends, from)))
    .orderBy(asc(Ends), asc(QrName))
}

/** What is to be walked in a building: open dues of 36 hours and those of a week that are late, missed or excused, and rounds without dates. */
export const readDay = async (ctx: Building): Promise<DayDue[]> => {
  const { tx, BuildingId, actor, now } = ctx
  const days = { from: new Date(now.getTime() - back), to: new Date(now.getTime() + ahead) }
  const dated = await readDated(ctx, days)
  const free = await tx
    .select(columns)
    .from(round)
    .where(and(here(ctx), eq(round.Frequency, 'AdHoc')))
    .orderBy(asc(QrName))
  const isCaller = (UserId: string | null) => UserId !== null && UserId === actor.UserId
  const findWalker = await openWalkers(ctx, [BuildingId], days)
  const none = { DueId: null, Version: null, Reason: '', Starts: null, Ends: null, State: null }
  return [
    ...dated.map(({ AssignerId: assigner, WalkerId, TimeZone, Starts, Ends, Closed, ...one }) => {
      const times = { Starts: Starts.getTime(), Ends: Ends.getTime() }
      const by = findWalker({ BuildingId, TimeZone, Starts, WalkerId, AssignerId: assigner })
      const State = Closed === 'Excused' ? Closed : stateOfDue(times, now.getTime())
      return { ...one, ...times, State, Mine: isCaller(by.UserId) }
    }),
    ...free.map(({ AssignerId: assigner, ...one }) => ({ ...one, ...none, Mine: isCaller(assigner) })),
  ]
}
