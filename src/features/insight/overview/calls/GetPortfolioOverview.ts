import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Localized } from '../../../../core/call.ts'
import { fillSteps, stepFor } from '../../../../core/steps.ts'
import { type GroupCtx, handle } from '../../../../platform/handle.ts'
import { lowBelow } from '../../../codes/answers/rules.ts'
import { readAnswerSums } from '../../../codes/answers/sums.server.ts'
import { seenIn } from '../../../property/buildings/data.ts'
import { daysBefore, lengthOf, readDays, stepsOf } from '../../../property/buildings/period.server.ts'
import { placesOf } from '../../../property/buildings/places.server.ts'
import { building } from '../../../property/buildings/tables.ts'
import { figuresOf, noSums, plus, type Sums } from '../../feedback/figures.ts'
import { GetPortfolioOverview as call } from '../contract.ts'

type OpenRow = { BuildingId: string; BuildingName: Localized; Count: number }

export const GetPortfolioOverview = handle(call, async (ctx, input) => {
  const period = await readDays(ctx, input)
  const before = daysBefore(period)
  const step = stepFor(lengthOf(period))
  const scope = placesOf(ctx)
  const key = ctx.BuildingId ? ('EntityType' as const) : ('BuildingId' as const)
  const rows = await readAnswerSums(ctx.tx, { scope, periods: before ? [period, before] : [period], by: [key] })
  const ofPeriod = (number: number) => rows.filter(one => one.Period === number)
  const bySteps = await readAnswerSums(ctx.tx, { scope, periods: [period], step })
  const days = stepsOf(period, step)
  const byPlace = [0, 1].map(number => Map.groupBy(ofPeriod(number), one => one[key]))
  const ids = [...new Set(rows.map(one => one[key]))]
  const names = key === 'BuildingId' ? await readNames(ctx, ids) : new Map<string, Localized>()
  return {
    ...scoresOf(ofPeriod(0)),
    Previous: before && scoresOf(ofPeriod(1)),
    Step: step,
    Series: fillSteps(days.length > 0 ? days : bySteps.map(one => one.Day), bySteps, row => {
      const { CSAT, Count } = scoresOf(row ? [row] : [])
      return { CSAT, Count }
    }),
    Places: ids.map(Id => {
      const of = (number: number) => scoresOf(byPlace[number]?.get(Id) ?? [])
      const [{ Count, CSAT }, { CSAT: Previous, Count: PreviousCount }] = [of(0), of(1)]
      return { Id, Name: names.get(Id) ?? null, Count, CSAT, Previous, PreviousCount }
    }),
    OpenLow: await readOpenLow(ctx),
  }
})

const scoresOf = (rows: readonly Sums[]) => {
  const { AverageScore: CSAT, Count, CES, NPS } = figuresOf(rows.reduce(plus, noSums))
  return { Count, CSAT, CES, NPS }
}

const readNames = async ({ tx, GroupId }: GroupCtx, ids: readonly string[]): Promise<Map<string, Localized>> => {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: building.id, Name: building.Name })
    .from(building)
    .where(and(eq(building.GroupId, GroupId), inArray(building.id, [...ids])))
  return new Map(rows.map(one => [one.id, one.Name]))
}

const readOpenLow = async (ctx: GroupCtx): Promise<OpenRow[]> => {
  const place = ctx.BuildingId ? sql`f.building_id = ${ctx.BuildingId}` : seenIn(sql`f.building_id`, ctx)
  const { rows } = await ctx.tx.execute<OpenRow>(sql`
    select b.id as "BuildingId", b.name as "BuildingName", f.n as "Count"
    from (select f.building_id, count(*)::int as n from feedback f where f.group_id = ${ctx.GroupId} and ${place} and f.source = 'Sign'
      and f.status <> 'Done' and f.score < ${sql.raw(String(lowBelow))} group by 1) f
    join building b on b.group_id = ${ctx.GroupId} and b.id = f.building_id and b.archived_date is null
    order by f.n desc, b.id limit 50`)
  return rows
}
