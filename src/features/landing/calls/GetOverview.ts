import { sql } from 'drizzle-orm'
import { handle } from '../../../platform/handle.ts'
import type { Localized } from '../../../core/call.ts'
import { GetOverview as call } from '../contract.ts'

type DayRow = { Day: string; building: string; scans: number; answers: number; score: number; recent: boolean }
type BuildingRow = { id: string; name: Localized; city: string; state: string; codes: number }

export const GetOverview = handle(call, async ({ tx, GroupId, buildings }) => {
  const allowed = buildings === 'all' ? null : sql`array[${sql.join(buildings.map(id => sql`${id}::uuid`), sql`, `)}]::uuid[]`
  const within = (column: string) => (allowed === null ? sql`true` : sql`${sql.raw(column)} = any(${allowed})`)
  const days = await tx.execute<DayRow>(sql`
    select day::text as "Day", building_id as building, sum(scans)::int as scans, sum(answers)::int as answers, sum(score)::int as score, day > current_date - 30 as recent
    from (
      select day, building_id, scans, 0 as answers, 0 as score from scan_day where group_id = ${GroupId} and day > current_date - 60 and ${within('building_id')}
      union all
      select day, building_id, 0, count, score_sum from feedback_day where group_id = ${GroupId} and day > current_date - 60 and ${within('building_id')}
    ) both_kinds group by 1, 2, 6 order by 1`)
  const places = await tx.execute<BuildingRow>(sql`
    select b.id, b.name, b.city, b.state,
      (select count(*)::int from qr_code q where q.group_id = ${GroupId} and q.building_id = b.id and not q.retired) as codes
    from building b where b.group_id = ${GroupId} and ${within('b.id')} order by b.name->>'en' collate "und-x-icu" limit 200`)
  const recent = days.rows.filter(row => row.recent)
  return {
    ...figures(recent),
    Previous: figures(days.rows.filter(row => !row.recent)),
    Days: [...Map.groupBy(recent, row => row.Day)].map(([Day, of]) => ({ Day, ScanCount: figures(of).ScanCount, FeedbackCount: figures(of).FeedbackCount })),
    Buildings: places.rows.map(({ id, name, city, state, codes }) => ({
      BuildingId: id,
      Name: name,
      City: city,
      State: state,
      QrCount: codes,
      ...figures(recent.filter(row => row.building === id)),
    })),
  }
})

const figures = (rows: readonly DayRow[]) => {
  const FeedbackCount = rows.reduce((sum, row) => sum + row.answers, 0)
  const score = rows.reduce((sum, row) => sum + row.score, 0)
  return {
    ScanCount: rows.reduce((sum, row) => sum + row.scans, 0),
    FeedbackCount,
    AverageScore: FeedbackCount > 0 ? Math.round((score / FeedbackCount) * 100) / 100 : null,
  }
}
