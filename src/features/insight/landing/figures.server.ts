import { type SQL, sql } from 'drizzle-orm'
import { addDays } from '../../../core/steps.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { todayOf } from '../../property/buildings/data.ts'
import { average, PERIOD } from './data.ts'

export type BuildingFigures = { ScanCount: number; FeedbackCount: number; AverageScore: number | null }

/** Scans (`scans`), answers and their scores of the last 30 days by building (`id`), from the daily roll-ups alone. `within` narrows `building_id`. */
export const figuresOf = async (ctx: GroupCtx, within: SQL): Promise<SQL> => {
  const today = await todayOf(ctx)
  const mine = sql`group_id = ${ctx.GroupId} and day between ${addDays(today, 1 - PERIOD)}::date and ${today}::date and ${within}`
  return sql`
    select id, sum(scans)::int as scans, sum(answers)::int as answers, sum(score)::int as score from (
      select building_id as id, scans, 0 as answers, 0 as score from scan_day where ${mine}
      union all
      select building_id, 0, count, score_sum from feedback_total where ${mine} and entity_type = ''
    ) as both_kinds group by 1`
}

/** The figures of these buildings, in one statement for all of them. */
export const figuresByBuilding = async (ctx: GroupCtx, within: SQL): Promise<(id: string) => BuildingFigures> => {
  const { rows } = await ctx.tx.execute<{ id: string; scans: number; answers: number; score: number }>(await figuresOf(ctx, within))
  const byId = new Map(rows.map(row => [row.id, row]))
  return id => {
    const { scans = 0, answers = 0, score = 0 } = byId.get(id) ?? {}
    return { ScanCount: scans, FeedbackCount: answers, AverageScore: average(score, answers) }
  }
}
