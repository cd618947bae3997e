import { type SQL, sql } from 'drizzle-orm'
import { addDays } from '../../../core/steps.ts'
import type { Days } from '../../../platform/db/coverDays.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { dailyScans, readClosedDay, sameKey } from '../../codes/scans/summedScans.server.ts'
import { todayOf } from '../../property/buildings/data.ts'
import { average, PERIOD } from './data.ts'

export type BuildingFigures = { ScanCount: number; FeedbackCount: number; AverageScore: number | null }

/** Scans (`scans`), answers and their scores of the last 30 days by building (`id`) of the whole account, from sums alone. */
export const figuresOf = async (ctx: GroupCtx): Promise<SQL> => {
  const [days, closed] = [await lastDays(ctx), await readClosedDay(ctx)]
  return sumFigures(ctx, days, { scans: dailyScans({ GroupId: ctx.GroupId, closed, days, keys: { building_id: sameKey('building_id') } }) })
}

/** The figures of these buildings, in one statement for all of them. `within` narrows `building_id`. */
export const figuresByBuilding = async (ctx: GroupCtx, within: SQL): Promise<(id: string) => BuildingFigures> => {
  const days = await lastDays(ctx)
  const scans = sql`select building_id, scans from scan_day where ${ofDays(ctx, days)} and ${within}`
  const { rows } = await ctx.tx.execute<{ id: string; scans: number; answers: number; score: number }>(
    sumFigures(ctx, days, { scans, within }),
  )
  const byId = new Map(rows.map(row => [row.id, row]))
  return id => {
    const { scans = 0, answers = 0, score = 0 } = byId.get(id) ?? {}
    return { ScanCount: scans, FeedbackCount: answers, AverageScore: average(score, answers) }
  }
}

const lastDays = async (ctx: GroupCtx): Promise<Days> => {
  const last = await todayOf(ctx)
  return { first: addDays(last, 1 - PERIOD), last }
}

const ofDays = ({ GroupId }: GroupCtx, { first, last }: Days): SQL =>
  sql`group_id = ${GroupId} and day between ${first}::date and ${last}::date`

const sumFigures = (ctx: GroupCtx, days: Days, { scans, within = sql`true` }: { scans: SQL; within?: SQL }): SQL => sql`
  select id, sum(scans)::int as scans, sum(answers)::int as answers, sum(score)::int as score from (
    select building_id as id, scans, 0 as answers, 0 as score from (${scans}) scanned
    union all
    select building_id, 0, count, score_sum from feedback_total where ${ofDays(ctx, days)} and ${within} and entity_type = ''
  ) as both_kinds group by 1`
