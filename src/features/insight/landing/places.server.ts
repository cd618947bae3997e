import { and, eq, inArray, sql } from 'drizzle-orm'
import { addDays } from '../../../core/steps.ts'
import { plannedEachTime } from '../../../platform/db/statements.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { seenIn, todayOf } from '../../property/buildings/data.ts'
import { building } from '../../property/buildings/tables.ts'
import type { LandingPlace } from './contract.ts'
import { average, PERIOD } from './data.ts'

type PlaceRow = { id: string; name: string; location: string; building: string; scans: number; answers: number; score: number }
export type PlaceFigures = Omit<LandingPlace, 'BuildingName'>

/** The codes in service of the buildings in scope, with their scans and answers of the last 30 days. */
export const readPlaces = async (ctx: GroupCtx): Promise<PlaceFigures[]> => {
  const first = addDays(await todayOf(ctx), 1 - PERIOD)
  const { rows } = await ctx.tx.execute<PlaceRow>(sql`
    select ${sql.raw(plannedEachTime)} q.id, q.qr_name as name, q.location, q.building_id as building,
      coalesce(s.scans, 0)::int as scans, coalesce(f.answers, 0)::int as answers, coalesce(f.score, 0)::int as score
    from qr_code q
    left join (
      select qr_code_id, sum(scans) as scans from scan_day
      where group_id = ${ctx.GroupId} and ${seenIn(sql`building_id`, ctx)} and day >= ${first}::date group by 1
    ) s on s.qr_code_id = q.id
    left join (
      select qr_code_id, count(*) as answers, sum(score) as score from feedback
      where group_id = ${ctx.GroupId} and ${seenIn(sql`building_id`, ctx)} and submit_date >= ${first}::timestamptz and source = 'Sign' and qr_code_id is not null group by 1
    ) f on f.qr_code_id = q.id
    where q.group_id = ${ctx.GroupId} and not q.retired and ${seenIn(sql`q.building_id`, ctx)}`)
  return rows.map(describePlace)
}

const describePlace = (row: PlaceRow): PlaceFigures => ({
  QrCodeId: row.id,
  QrName: row.name,
  Location: row.location,
  BuildingId: row.building,
  ScanCount: row.scans,
  FeedbackCount: row.answers,
  AverageScore: average(row.score, row.answers),
})

/** The places that are shown, with the names of their buildings: all ten thousand of an account need none. */
export const nameBuildings = async (ctx: GroupCtx, shown: readonly PlaceFigures[]): Promise<LandingPlace[]> => {
  if (shown.length === 0) return []
  const ids = new Set(shown.map(place => place.BuildingId))
  const rows = await ctx.tx
    .select({ id: building.id, Name: building.Name })
    .from(building)
    .where(and(eq(building.GroupId, ctx.GroupId), inArray(building.id, [...ids])))
  const names = new Map(rows.map(row => [row.id, row.Name]))
  return shown.flatMap(place => {
    const BuildingName = names.get(place.BuildingId)
    return BuildingName ? [{ ...place, BuildingName }] : []
  })
}

/** The most scanned first; among equals by name. */
export const byScans = (a: PlaceFigures, b: PlaceFigures): number => b.ScanCount - a.ScanCount || a.QrName.localeCompare(b.QrName)
