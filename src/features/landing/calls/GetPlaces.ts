import { sql } from 'drizzle-orm'
import type { Localized } from '../../../core/call.ts'
import { type GroupCtx, handle } from '../../../platform/handle.ts'
import { GetPlaces as call, type Place } from '../contract.ts'
import { average, dayAfter, PERIOD, seenIn, todayOf } from '../data.ts'

const MOST = 5
/** Fewer answers say little about a place. */
const ENOUGH = 3

type Row = { id: string; name: string; location: string; building: string; bname: Localized; scans: number; answers: number; score: number }

export const GetPlaces = handle(call, async ctx => {
  const places = (await placesOf(ctx)).map(placeOf)
  const rated = places.filter(place => place.FeedbackCount >= ENOUGH).toSorted(byScore)
  const half = Math.min(MOST, Math.ceil(rated.length / 2))
  const scanned = places.filter(place => place.ScanCount > 0)
  return {
    Best: rated.slice(0, half),
    Worst: rated.slice(half).slice(-MOST).toReversed(),
    MostScanned: scanned.toSorted((a, b) => b.ScanCount - a.ScanCount || a.QrName.localeCompare(b.QrName)).slice(0, MOST),
    CodeCount: places.length,
    ScannedCount: scanned.length,
  }
})

const placesOf = async (ctx: GroupCtx): Promise<Row[]> => {
  const first = dayAfter(await todayOf(ctx), 1 - PERIOD)
  const { rows } = await ctx.tx.execute<Row>(sql`
    select q.id, q.qr_name as name, q.location, q.building_id as building, b.name as bname,
      coalesce(s.scans, 0)::int as scans, coalesce(f.answers, 0)::int as answers, coalesce(f.score, 0)::int as score
    from qr_code q
    join building b on b.group_id = q.group_id and b.id = q.building_id
    left join (
      select qr_code_id, sum(scans) as scans from scan_day
      where group_id = ${ctx.GroupId} and day >= ${first}::date group by 1
    ) s on s.qr_code_id = q.id
    left join (
      select qr_code_id, count(*) as answers, sum(score) as score from feedback
      where group_id = ${ctx.GroupId} and submit_date >= ${first}::timestamptz and qr_code_id is not null group by 1
    ) f on f.qr_code_id = q.id
    where q.group_id = ${ctx.GroupId} and not q.retired and ${seenIn(sql`q.building_id`, ctx)}`)
  return rows
}

const placeOf = (row: Row): Place => ({
  QrCodeId: row.id,
  QrName: row.name,
  Location: row.location,
  BuildingId: row.building,
  BuildingName: row.bname,
  ScanCount: row.scans,
  FeedbackCount: row.answers,
  AverageScore: average(row.score, row.answers),
})

// Among equal scores the one that more people gave stands out more.
const byScore = (a: Place, b: Place): number => (b.AverageScore ?? 0) - (a.AverageScore ?? 0) || b.FeedbackCount - a.FeedbackCount
