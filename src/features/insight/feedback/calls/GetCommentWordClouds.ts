import { type SQL, sql } from 'drizzle-orm'
import { wholeMonths } from '../../../../core/steps.ts'
import { type Ctx, handle } from '../../../../platform/handle.ts'
import { isFiller } from '../../../../platform/text/terms.ts'
import { type Period, readPeriod } from '../../../property/buildings/period.server.ts'
import { GetCommentWordClouds as call } from '../contract.ts'
import { shownSentiment } from '../feeling.server.ts'
import { mostWords } from '../model.ts'
import { inPeriod, ofType } from '../sums.server.ts'

export const GetCommentWordClouds = handle(call, async (ctx, { et, ...dates }) => {
  const period = await readPeriod(ctx, dates)
  const { rows } = await ctx.tx.execute<{ Label: string; Value: number; Sentiment: number }>(sql`
    select term as "Label", sum(count) as "Value", sum(sentiment_sum) / sum(count) as "Sentiment"
    from (${said(ctx, period, et)}) said group by term having sum(count) > 1 order by 2 desc, term collate "C" limit ${2 * mostWords}`)
  const words = rows.filter(({ Label }) => !isFiller(Label)).slice(0, mostWords) // those of older comments may hold fillers
  return { WordClouds: words.map(({ Label, Value, Sentiment }) => ({ Label, Value, SentimentScore: shownSentiment(Sentiment) })) }
})

// Whole months by month, the days before and after them by day: the rows read hardly grow with the length of the period.
const said = (ctx: Ctx<'building'>, period: Period, et: string | undefined): SQL => {
  const days = sql`select term, count, sentiment_sum from feedback_term_day where ${inPeriod(ctx, period, et)}`
  const months = wholeMonths(period.first, period.last)
  if (!months) return days
  const { from, to } = months
  return sql`select term, count, sentiment_sum from feedback_term_month where ${ofType(ctx, et)} and month >= ${from}::date and month < ${to}::date
    union all ${days} and day < ${from}::date union all ${days} and day >= ${to}::date`
}
