import { and, eq, sql } from 'drizzle-orm'
import { oneOf } from '../../../../platform/db/page.ts'
import { type GroupCtx, handle } from '../../../../platform/handle.ts'
import { readNames } from '../../../field/rounds/rows.server.ts'
import { round } from '../../../field/rounds/tables.ts'
import { readDays } from '../../../property/buildings/period.server.ts'
import { type DueSums, shareOf, sumDues, sumWalks } from '../../roundAnalytics/figures.server.ts'
import { GetTeamPerformance as call } from '../contract.ts'

export const GetTeamPerformance = handle(call, async (ctx, asked) => {
  const days = await readDays(ctx, asked)
  const walks = await sumWalks<{ EngineerName: string }>(
    ctx,
    {},
    { days, by: sql`engineer_name`, columns: sql`engineer_name as "EngineerName"` },
  )
  const walkOf = new Map(walks.map(one => [one.EngineerName, one]))
  const dueOf = await readDuesByName(ctx, await sumDues(ctx, {}, days))
  return {
    Team: [...new Set([...walkOf.keys(), ...dueOf.keys()])]
      .map(EngineerName => {
        const [walk, dues] = [walkOf.get(EngineerName), dueOf.get(EngineerName) ?? []]
        const sum = (name: 'Due' | 'Done' | 'OnTime') => dues.reduce((all, one) => all + one[name], 0)
        return {
          EngineerName,
          Due: sum('Due'),
          Done: sum('Done'),
          OnTime: sum('OnTime'),
          Walks: walk?.Walks ?? 0,
          StopCompliance: walk ? shareOf(walk.StopsDone, walk.Stops) : null,
          GeoCompliance: walk ? shareOf(walk.GeoIn, walk.GeoAsked) : null,
          StopsErrorNumber: walk?.Errors ?? 0,
          Minutes: walk ? shareOf(walk.Minutes, walk.Ended) : null,
        }
      })
      .toSorted((a, b) => b.Walks - a.Walks || b.Due - a.Due || a.EngineerName.localeCompare(b.EngineerName)),
  }
})

/** Dates by the name of whom their round is given to; those of nobody are left out. */
const readDuesByName = async (ctx: GroupCtx, dues: readonly DueSums[]): Promise<Map<string, DueSums[]>> => {
  const rounds = await ctx.tx
    .select({ RoundId: round.id, AssignerId: round.AssignerId })
    .from(round)
    .where(
      and(
        eq(round.GroupId, ctx.GroupId),
        oneOf(
          round.id,
          dues.map(one => one.RoundId),
        ),
      ),
    )
  const names = await readNames(
    ctx,
    rounds.flatMap(one => one.AssignerId ?? []),
  )
  const nameOf = new Map(rounds.map(one => [one.RoundId, names.get(one.AssignerId ?? '')?.en ?? '']))
  const named = Map.groupBy(dues, one => nameOf.get(one.RoundId) ?? '')
  named.delete('')
  return named
}
