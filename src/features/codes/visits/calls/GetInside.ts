import { and, eq, sql } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { building } from '../../../property/buildings/tables.ts'
import { GetInside as call } from '../contract.ts'
import { mostInside } from '../model.ts'
import { insideSince, readVisits, visitsOf } from '../visits.server.ts'

const WEEK = 7 * 86_400_000

export const GetInside = handle(call, async ctx => {
  const [place] = await ctx.tx
    .select({ Name: building.Name, TimeZone: building.TimeZone })
    .from(building)
    .where(and(eq(building.GroupId, ctx.GroupId), eq(building.id, ctx.BuildingId)))
  if (!place) throw notFound()
  const since = insideSince(ctx.now)
  const Visits = await readVisits(
    ctx,
    sql`select v.* from ${visitsOf(ctx, { start: since })} v where v.out_date is null order by v.in_date desc, v.id limit ${mostInside}`,
  )
  const { rows } = await ctx.tx.execute<{ n: number }>(
    sql`select count(*)::int as n from ${visitsOf(ctx, { start: new Date(ctx.now.getTime() - WEEK), end: since })} v where v.out_date is null`,
  )
  return { At: ctx.now.getTime(), BuildingName: place.Name, TimeZone: place.TimeZone, Visits, Forgotten: rows[0]?.n ?? 0 }
})
