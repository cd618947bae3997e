import { and, eq, sql } from 'drizzle-orm'
import { fillSteps, stepFor } from '../../../../core/steps.ts'
import { oneOf } from '../../../../platform/db/page.ts'
import { type GroupCtx, handle } from '../../../../platform/handle.ts'
import { round, roundVersion } from '../../../field/rounds/tables.ts'
import { daysBefore, lengthOf, readDays, stepColumn, stepsOf } from '../../../property/buildings/period.server.ts'
import { building } from '../../../property/buildings/tables.ts'
import { GetRoundDashboard as call } from '../contract.ts'
import {
  addWalks,
  type DueSums,
  figuresOf,
  type RoundsAsked,
  requireRoundType,
  shareOf,
  sumDues,
  sumWalks,
  type WalkSums,
} from '../figures.server.ts'

type ByRound = { RoundId: string | null; Day: string | null }

export const GetRoundDashboard = handle(call, async (ctx, { rt, rId, engineer, ...days }) => {
  requireRoundType(ctx, rt)
  const asked = { rt, rId, engineer }
  const period = await readDays(ctx, days)
  const before = daysBefore(period)
  const step = stepFor(lengthOf(period))
  const rows = await sumWalks<ByRound>(ctx, asked, {
    days: period,
    by: sql`grouping sets ((round_id), (step))`,
    columns: sql`round_id as "RoundId", step::text as "Day"`,
    step: stepColumn(step, period),
  })
  const byRound = rows.filter(one => one.RoundId !== null)
  const bySteps = rows.flatMap(one => (one.Day === null ? [] : [{ ...one, Day: one.Day }]))
  const dues = await sumDues(ctx, asked, period)
  const previous = before && period.start ? await readPrevious(ctx, asked, { ...before, end: period.start, days: lengthOf(period) }) : null
  const first = stepsOf(period, step)
  return {
    ...figuresOf(addWalks(byRound), dues),
    Previous: previous,
    Step: step,
    Series: fillSteps(first.length > 0 ? first : bySteps.map(one => one.Day), bySteps, row => ({
      Walks: row?.Walks ?? 0,
      Errors: row?.Errors ?? 0,
      StopCompliance: row ? shareOf(row.StopsDone, row.Stops) : null,
    })),
    RoundSummaries: await readRounds(ctx, byRound, dues),
  }
})

type DaysBefore = { first: string; last: string; end: Date; days: number }
const readPrevious = async (ctx: GroupCtx, asked: RoundsAsked, { first, last, end, days }: DaysBefore) => {
  const before = { first, last, start: new Date(end.getTime() - days * 86_400_000), end }
  const walks = await sumWalks(ctx, asked, { days: before, by: sql`()`, columns: sql`1` })
  return figuresOf(addWalks(walks.filter(one => one.Walks > 0)), await sumDues(ctx, asked, before))
}

/** Rounds that were due or walked, those with the most errors first. */
const readRounds = async ({ tx, GroupId }: GroupCtx, walks: readonly (WalkSums & ByRound)[], dues: readonly DueSums[]) => {
  const ids = [...new Set([...walks.flatMap(one => one.RoundId ?? []), ...dues.map(one => one.RoundId)])]
  const version = and(eq(roundVersion.GroupId, GroupId), eq(roundVersion.RoundId, round.id), eq(roundVersion.Number, round.Number))
  const named = await tx
    .select({
      RoundId: round.id,
      BuildingId: round.BuildingId,
      RoundName: round.QrName,
      BuildingName: building.Name,
      EstimatedTime: sql<number | null>`(${roundVersion.Settings}->>'EstimatedTime')::int`,
    })
    .from(round)
    .innerJoin(roundVersion, version)
    .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, round.BuildingId)))
    .where(and(eq(round.GroupId, GroupId), oneOf(round.id, ids)))
  const walkOf = new Map(walks.map(one => [one.RoundId, one]))
  const dueOf = new Map(dues.map(one => [one.RoundId, one]))
  return named
    .map(one => {
      const [walk, due] = [walkOf.get(one.RoundId), dueOf.get(one.RoundId)]
      return {
        ...one,
        Due: due?.Due ?? 0,
        Done: due?.Done ?? 0,
        OnTime: due?.OnTime ?? 0,
        Walks: walk?.Walks ?? 0,
        StopCompliance: walk ? shareOf(walk.StopsDone, walk.Stops) : null,
        StopsErrorNumber: walk?.Errors ?? 0,
        Minutes: walk ? shareOf(walk.Minutes, walk.Ended) : null,
      }
    })
    .toSorted((a, b) => b.StopsErrorNumber - a.StopsErrorNumber || a.RoundName.localeCompare(b.RoundName))
}
