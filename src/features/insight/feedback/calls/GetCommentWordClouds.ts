import { type SQL, sql } from 'drizzle-orm'
import { wholeMonths } from '../../../../core/steps.ts'
import { type Ctx, handle } from '../../../../platform/handle.ts'
import { isFiller } from '../../../../platform/text/terms.ts'
import { type Period, readPeriod } from '../../../property/buildings/period.server.ts'
import { GetCommentWordClouds as call } from '../contract.ts'
import { shownSentiment } from '../feeling.server.ts'
import { commentLanguages, mostWords } from '../model.ts'
import { inPeriod, ofType } from '../sums.server.ts'

type Said = { Language: string; Label: string; Value: number; Sentiment: number }

export const GetCommentWordClouds = handle(call, async (ctx, { et, language, ...dates }) => {
  const period = await readPeriod(ctx, dates)
  const { rows } = await ctx.tx.execute<Said>(sql`
    select * from (select ${languageIn} as "Language", ${labelIn} as "Label", sum(count) as "Value", sum(sentiment_sum) as "Sentiment",
      row_number() over (partition by ${languageIn} order by sum(count) desc, ${labelIn} collate "C") as "Rank"
    from (${said(ctx, period, et)}) said group by 1, 2 having sum(count) > 1) ranked
    where "Rank" <= ${2 * mostWords} order by "Value" desc, "Label" collate "C"`)
  const found = rows.filter(({ Label, Language }) => !isFiller(Label, Language)) // older comments may hold fillers
  const Languages = languagesOf(found)
  const shown = language === undefined ? null : ((Languages.find(one => one.Language === language) ?? Languages[0])?.Language ?? null)
  const words = shown === null ? found : mergedIn(shown, found)
  return {
    WordClouds: words.slice(0, mostWords).map(({ Language, Label, Value, Sentiment }) => ({
      Label,
      Value,
      SentimentScore: shownSentiment(Sentiment / Value),
      Language: commentLanguages.find(one => one === Language) ?? null,
    })),
    Language: shown,
    Languages,
  }
})

// A term is kept as `es:baño`; one without a language is of a comment before terms had one.
const languageIn = sql.raw(`case when term like '%:%' then split_part(term, ':', 1) else '' end`)
const labelIn = sql.raw(`substr(term, position(':' in term) + 1)`)

/** The languages that comments are written in, the most said first. */
const languagesOf = (found: readonly Said[]) =>
  commentLanguages
    .map(Language => ({ Language, Count: found.reduce((sum, one) => sum + (one.Language === Language ? one.Value : 0), 0) }))
    .filter(({ Count }) => Count > 0)
    .sort((a, b) => b.Count - a.Count)

/** The words of one language, with those of which no language is known. */
const mergedIn = (language: string, found: readonly Said[]): Said[] => {
  const words = new Map<string, Said>()
  for (const one of found) {
    if (one.Language !== language && one.Language !== '') continue
    const { Value = 0, Sentiment = 0 } = words.get(one.Label) ?? {}
    words.set(one.Label, { ...one, Language: language, Value: Value + one.Value, Sentiment: Sentiment + one.Sentiment })
  }
  return [...words.values()].sort((a, b) => b.Value - a.Value)
}

// Whole months by month, the days before and after them by day: the rows read hardly grow with the length of the period.
const said = (ctx: Ctx<'building'>, period: Period, et: string | undefined): SQL => {
  const days = sql`select term, count, sentiment_sum from feedback_term_day where ${inPeriod(ctx, period, et)}`
  const months = wholeMonths(period.first, period.last)
  if (!months) return days
  const { from, to } = months
  return sql`select term, count, sentiment_sum from feedback_term_month where ${ofType(ctx, et)} and month >= ${from}::date and month < ${to}::date
    union all ${days} and day < ${from}::date union all ${days} and day >= ${to}::date`
}
