import { type SQL, sql } from 'drizzle-orm'
import { wholeMonths } from '../../../../core/steps.ts'
import { type Ctx, handle } from '../../../../platform/handle.ts'
import { type Period, readPeriod } from '../../../property/buildings/period.server.ts'
import { makeCloud, type SaidWord } from '../cloud.server.ts'
import { GetCommentWordClouds as call } from '../contract.ts'
import { mostWords } from '../model.ts'
import { inPeriod, ofType } from '../sums.server.ts'

export const GetCommentWordClouds = handle(call, async (ctx, { et, language, ...dates }) => {
  const period = await readPeriod(ctx, dates)
  const { rows } = await ctx.tx.execute<SaidWord>(sql`
    select * from (select ${languageIn} as "Language", ${labelIn} as "Label", sum(count) as "Value", sum(sentiment_sum) as "Sentiment",
      row_number() over (partition by ${languageIn} order by sum(count) desc, ${labelIn} collate "C") as "Rank"
    from (${said(ctx, period, et)}) said group by 1, 2 having sum(count) > 1) ranked
    where "Rank" <= ${2 * mostWords} order by "Value" desc, "Label" collate "C"`)
  return makeCloud(rows, language)
})

// A term is kept as `es:baño`; one without a language is of a comment before terms had one.
const languageIn = sql.raw(`case when term like '%:%' then split_part(term, ':', 1) else '' end`)
const labelIn = sql.raw(`substr(term, position(':' in term) + 1)`)

// Whole months by month, the days before and after them by day: the rows read hardly grow with the length of the period.
const said = (ctx: Ctx<'building'>, period: Period, et: string | undefined): SQL => {
  const days = sql`select term, count, sentiment_sum from feedback_term_day where ${inPeriod(ctx, period, et)}`
  const months = wholeMonths(period.first, period.last)
  if (!months) return days
  const { from, to } = months
  return sql`select term, count, sentiment_sum from feedback_term_month where ${ofType(ctx, et)} and month >= ${from}::date and month < ${to}::date
    union all ${days} and day < ${from}::date union all ${days} and day >= ${to}::date`
}
