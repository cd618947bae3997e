import { sql } from 'drizzle-orm'
import { handle } from '../../../platform/handle.ts'
import { GetCommentWordClouds as call } from '../contract.ts'
import { shownSentiment } from '../feeling.server.ts'
import { mostWords } from '../model.ts'
import { periodOf, summed } from '../period.server.ts'

export const GetCommentWordClouds = handle(call, async (ctx, { et, ...dates }) => {
  const period = await periodOf(ctx, dates)
  const { rows } = await ctx.tx.execute<{ Label: string; Value: number; Sentiment: number }>(sql`
    select term as "Label", sum(count) as "Value", sum(sentiment_sum) / sum(count) as "Sentiment"
    from feedback_term_day where ${summed(ctx, period, et)} group by term order by 2 desc, term collate "C" limit ${mostWords}`)
  return { WordClouds: rows.map(({ Label, Value, Sentiment }) => ({ Label, Value, SentimentScore: shownSentiment(Sentiment) })) }
})
