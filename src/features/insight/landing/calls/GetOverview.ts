import { type SQL, sql } from 'drizzle-orm'
import type { Localized } from '../../../../core/call.ts'
import { addDays, fillSteps, stepsIn } from '../../../../core/steps.ts'
import type { Days } from '../../../../platform/db/coverDays.ts'
import { type GroupCtx, handle } from '../../../../platform/handle.ts'
import { dailyScans, sameKey } from '../../../codes/scans/summedScans.server.ts'
import { seenIn, todayOf } from '../../../property/buildings/data.ts'
import { placesOf } from '../../../property/buildings/places.server.ts'
import { GetOverview as call } from '../contract.ts'
import { average, PERIOD } from '../data.ts'
import { toDoOf } from '../toDo.server.ts'

type DayRow = { Day: string; building: string; scans: number; answers: number; score: number }
type BuildingRow = { id: string; name: Localized; city: string; state: string; codes: number }

export const GetOverview = handle(call, async ctx => {
  const today = await todayOf(ctx)
  const first = addDays(today, 1 - PERIOD)
  const days = await daysOf(ctx, addDays(first, -PERIOD), today)
  const places = await buildingsOf(ctx)
  const recent = days.filter(row => row.Day >= first)
  const byBuilding = Map.groupBy(recent, row => row.building)
  const byDay = [...Map.groupBy(days, row => row.Day)].map(([Day, rows]) => ({ Day, rows }))
  const daysFrom = (start: string) => fillSteps(stepsIn(start, addDays(start, PERIOD - 1), 'Day'), byDay, day => figures(day?.rows))
  return {
    ...figures(recent),
    Previous: figures(days.filter(row => row.Day < first)),
    Days: daysFrom(first),
    PreviousDays: daysFrom(addDays(first, -PERIOD)),
    ToDo: await toDoOf(ctx),
    Buildings: places.map(({ id, name, city, state, codes }) => ({
      BuildingId: id,
      Name: name,
      City: city,
      State: state,
      QrCount: codes,
      ...figures(byBuilding.get(id)),
    })),
  }
})

/** Scans and answers by building and day, both ends included. */
const daysOf = async (ctx: GroupCtx, from: string, to: string): Promise<DayRow[]> => {
  const within = sql`group_id = ${ctx.GroupId} and day between ${from}::date and ${to}::date and ${seenIn(sql`building_id`, ctx)}`
  const { rows } = await ctx.tx.execute<DayRow>(sql`
    select day::text as "Day", building_id as building, sum(scans)::int as scans, sum(answers)::int as answers, sum(score)::int as score
    from (
      select day, building_id, scans, 0 as answers, 0 as score from (${scansOf(ctx, { first: from, last: to })}) scanned where ${seenIn(sql`building_id`, ctx)}
      union all
      select day, building_id, 0, count, score_sum from feedback_total where ${within} and entity_type = ''
    ) as both_kinds group by 1, 2`)
  return rows
}

const scansOf = (ctx: GroupCtx, days: Days): SQL =>
  placesOf(ctx).wide
    ? dailyScans({ GroupId: ctx.GroupId, days, keys: { day: sameKey('day'), building_id: sameKey('building_id') } })
    : sql`select day, building_id, scans from scan_day where group_id = ${ctx.GroupId} and day between ${days.first}::date and ${days.last}::date`

const buildingsOf = async (ctx: GroupCtx): Promise<BuildingRow[]> => {
  const { rows } = await ctx.tx.execute<BuildingRow>(sql`
    select b.id, b.name, b.city, b.state,
      (select count(*)::int from qr_code q where q.group_id = ${ctx.GroupId} and q.building_id = b.id and not q.retired) as codes
    from building b where b.group_id = ${ctx.GroupId} and ${seenIn(sql`b.id`, ctx)} order by b.name->>'en' collate "und-x-icu", b.id`)
  return rows
}

const figures = (rows: readonly DayRow[] = []) => {
  const FeedbackCount = rows.reduce((sum, row) => sum + row.answers, 0)
  const score = rows.reduce((sum, row) => sum + row.score, 0)
  return { ScanCount: rows.reduce((sum, row) => sum + row.scans, 0), FeedbackCount, AverageScore: average(score, FeedbackCount) }
}
