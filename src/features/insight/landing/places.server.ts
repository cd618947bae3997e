import { sql } from 'drizzle-orm'
import type { Localized } from '../../../core/call.ts'
import { addDays } from '../../../core/steps.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { seenIn, todayOf } from '../../property/buildings/data.ts'
import type { LandingPlace } from './contract.ts'
import { average, PERIOD } from './data.ts'

type LandingPlaceRow = {
  id: string
  name: string
  location: string
  building: string
  bname: Localized
  scans: number
  answers: number
  score: number
}

/** The codes in service of the buildings in scope, with their scans and answers of the last 30 days. */
export const placesOf = async (ctx: GroupCtx): Promise<LandingPlace[]> => {
  const first = addDays(await todayOf(ctx), 1 - PERIOD)
  const { rows } = await ctx.tx.execute<LandingPlaceRow>(sql`
    select q.id, q.qr_name as name, q.location, q.building_id as building, b.name as bname,
      coalesce(s.scans, 0)::int as scans, coalesce(f.answers, 0)::int as answers, coalesce(f.score, 0)::int as score
    from qr_code q
    join building b on b.group_id = q.group_id and b.id = q.building_id
    left join (
      select qr_code_id, sum(scans) as scans from scan_day
      where group_id = ${ctx.GroupId} and ${seenIn(sql`building_id`, ctx)} and day >= ${first}::date group by 1
    ) s on s.qr_code_id = q.id
    left join (
      select qr_code_id, count(*) as answers, sum(score) as score from feedback
      where group_id = ${ctx.GroupId} and ${seenIn(sql`building_id`, ctx)} and submit_date >= ${first}::timestamptz and source = 'Sign' and qr_code_id is not null group by 1
    ) f on f.qr_code_id = q.id
    where q.group_id = ${ctx.GroupId} and not q.retired and ${seenIn(sql`q.building_id`, ctx)}`)
  return rows.map(placeOf)
}

const placeOf = (row: LandingPlaceRow): LandingPlace => ({
  QrCodeId: row.id,
  QrName: row.name,
  Location: row.location,
  BuildingId: row.building,
  BuildingName: row.bname,
  ScanCount: row.scans,
  FeedbackCount: row.answers,
  AverageScore: average(row.score, row.answers),
})

/** The most scanned first; among equals by name. */
export const byScans = (a: LandingPlace, b: LandingPlace): number => b.ScanCount - a.ScanCount || a.QrName.localeCompare(b.QrName)
