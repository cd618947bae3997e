import { type SQL, sql } from 'drizzle-orm'
import type { Localized } from '../../../../core/call.ts'
import { addDays, fillSteps, stepsIn } from '../../../../core/steps.ts'
import type { Days } from '../../../../platform/db/coverDays.ts'
import { type GroupCtx, handle } from '../../../../platform/handle.ts'
import { dailyScans, readScans, sameKey } from '../../../codes/scans/summedScans.server.ts'
import { seenIn, todayOf } from '../../../property/buildings/data.ts'
import { placesOf } from '../../../property/buildings/places.server.ts'
import { GetOverview as call } from '../contract.ts'
import { average, PERIOD } from '../data.ts'
import { toDoOf } from '../toDo.server.ts'

type Counts = { scans: number; answers: number; score: number }
/** Of a day, or of a building over the last days. */
type CountRow = Counts & ({ Day: string; building: null } | { Day: null; building: string })
type BuildingRow = { id: string; name: Localized; city: string; state: string; codes: number }

export const GetOverview = handle(call, async ctx => {
  const today = await todayOf(ctx)
  const first = addDays(today, 1 - PERIOD)
  const rows = await countsOf(ctx, { first: addDays(first, -PERIOD), last: today }, first)
  const places = await buildingsOf(ctx)
  const days = rows.flatMap(row => (row.Day === null ? [] : [row]))
  const byBuilding = new Map(rows.flatMap(row => (row.building === null ? [] : [[row.building, row] as const])))
  const daysFrom = (start: string) => fillSteps(stepsIn(start, addDays(start, PERIOD - 1), 'Day'), days, day => figures(day ? [day] : []))
  return {
    ...figures(days.filter(row => row.Day >= first)),
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
      ...figures([byBuilding.get(id) ?? noCounts]),
    })),
  }
})

const noCounts: Counts = { scans: 0, answers: 0, score: 0 }

/** Scans and answers by day, and by building from the day `recent` on. */
const countsOf = async (ctx: GroupCtx, days: Days, recent: string): Promise<CountRow[]> => {
  const within = sql`group_id = ${ctx.GroupId} and day between ${days.first}::date and ${days.last}::date`
  const seen = seenIn(sql`building_id`, ctx)
  const sumOf = (name: 'scans' | 'answers' | 'score') => sql`coalesce(
    case when building_id is null then sum(${sql.identifier(name)}) else sum(${sql.identifier(name)}) filter (where is_recent) end, 0)::int as ${sql.identifier(name)}`
  const read = (closed: string | null) =>
    ctx.tx.execute<CountRow>(sql`
      select day::text as "Day", building_id as building, ${sumOf('scans')}, ${sumOf('answers')}, ${sumOf('score')} from (
        select day, building_id, scans, 0 as answers, 0 as score, day >= ${recent}::date as is_recent from (${scansOf(ctx, { days, closed })}) scanned where ${seen}
        union all
        select day, building_id, 0, count, score_sum, day >= ${recent}::date from feedback_total where ${within} and ${seen} and entity_type = ''
      ) as both_kinds group by grouping sets ((day), (building_id))`)
  return (await (placesOf(ctx).wide ? readScans(ctx, read) : read(null))).rows
}

const scansOf = (ctx: GroupCtx, { days, closed }: { days: Days; closed: string | null }): SQL =>
  placesOf(ctx).wide
    ? dailyScans({ GroupId: ctx.GroupId, closed, days, keys: { day: sameKey('day'), building_id: sameKey('building_id') } })
    : sql`select day, building_id, scans from scan_day where group_id = ${ctx.GroupId} and day between ${days.first}::date and ${days.last}::date`

const buildingsOf = async (ctx: GroupCtx): Promise<BuildingRow[]> => {
  const { rows } = await ctx.tx.execute<BuildingRow>(sql`
    select b.id, b.name, b.city, b.state,
      (select count(*)::int from qr_code q where q.group_id = ${ctx.GroupId} and q.building_id = b.id and not q.retired) as codes
    from building b where b.group_id = ${ctx.GroupId} and ${seenIn(sql`b.id`, ctx)} order by b.name->>'en' collate "und-x-icu", b.id`)
  return rows
}

const figures = (rows: readonly Counts[]) => {
  const FeedbackCount = rows.reduce((sum, row) => sum + row.answers, 0)
  const score = rows.reduce((sum, row) => sum + row.score, 0)
  return { ScanCount: rows.reduce((sum, row) => sum + row.scans, 0), FeedbackCount, AverageScore: average(score, FeedbackCount) }
}
