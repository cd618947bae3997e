import { sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { readPeriod } from '../../../property/buildings/period.server.ts'
import { GetTopicSummary as call } from '../contract.ts'
import { inPeriod } from '../sums.server.ts'

type TopicRow = { Topic: string; PositiveScoreCount: number; NegativeScoreCount: number; TotalScoreCount: number }

export const GetTopicSummary = handle(call, async (ctx, { et, take, ...dates }) => {
  const period = await readPeriod(ctx, dates)
  const { rows } = await ctx.tx.execute<TopicRow>(sql`
    select topic as "Topic", sum(positive_score_count) as "PositiveScoreCount", sum(negative_score_count) as "NegativeScoreCount",
      sum(total_score_count) as "TotalScoreCount"
    from feedback_topic_day where ${inPeriod(ctx, period, et)} group by topic order by 4 desc, topic collate "C" limit ${take}`)
  return { Topics: rows }
})
