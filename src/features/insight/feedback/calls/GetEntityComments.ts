import { SQL, sql } from 'drizzle-orm'
import type { Parsed } from '../../../../core/call.ts'
import { anyHolds } from '../../../../platform/db/page.ts'
import { type Ctx, handle } from '../../../../platform/handle.ts'
import { type Period, readPeriod } from '../../../property/buildings/period.server.ts'
import { GetEntityComments as call } from '../contract.ts'
import { filterOf, shownSentiment } from '../feeling.server.ts'
import { type Comment, mostCounted } from '../model.ts'

type CommentRow = {
  acId: string
  Score: number
  Text: string | null
  SubmitDate: number
  Role: string | null
  Sentiment: number | null
  EntityType: string
  QrName: string | null
  Location: string | null
}

export const GetEntityComments = handle(call, async (ctx, input) => {
  const where = wanted(ctx, input, await readPeriod(ctx, input))
  const { rows } = await ctx.tx.execute<CommentRow & { Found: number }>(sql`
    with found as materialized (
      select id, submit_date from feedback where ${where} order by submit_date desc nulls last, id desc limit ${Math.max(mostCounted + 1, input.skip + input.take)}
    )
    select (select count(*) from found) as "Found", f.id as "acId", f.score as "Score", f.text as "Text", extract(epoch from f.submit_date) * 1000 as "SubmitDate",
      f.role as "Role", f.sentiment_score as "Sentiment", f.entity_type as "EntityType", q.qr_name as "QrName", q.location as "Location"
    from (values (1)) one(row)
    left join (select id from found order by submit_date desc, id desc limit ${input.take} offset ${input.skip}) page on true
    left join feedback f on f.group_id = ${ctx.GroupId} and f.id = page.id
    left join qr_code q on q.group_id = ${ctx.GroupId} and q.id = f.qr_code_id
    order by f.submit_date desc, f.id desc`)
  const found = rows[0]?.Found ?? 0
  const comments = rows.filter(({ acId }) => acId !== null).map(commentOf)
  return { Comments: comments, Total: Math.min(found, mostCounted), More: found > mostCounted }
})

const commentOf = ({ Sentiment, ...row }: CommentRow): Comment => ({
  ...row,
  Text: row.Text ?? '',
  SubmitDate: Math.floor(Number(row.SubmitDate)),
  SentimentScore: Sentiment === null ? null : shownSentiment(Sentiment),
})

const wanted = (
  ctx: Ctx<'building'>,
  { et, commentFilter, scoreLT, text, term, topic, language }: Parsed<typeof call>,
  { start, end }: Period,
): SQL => {
  const terms = [
    sql`group_id = ${ctx.GroupId} and building_id = ${ctx.BuildingId} and source = 'Sign'`,
    start && sql`submit_date >= ${start.toISOString()}::timestamptz`,
    end && sql`submit_date < ${end.toISOString()}::timestamptz`,
    et && sql`entity_type = ${et}`,
    scoreLT === undefined ? sql`text is not null` : sql`score < ${sql.raw(String(scoreLT))}`, // plain, so that the index of low scores fits
    filterOf(commentFilter),
    text && anyHolds([sql`text`], text),
    term && sql`${term} = any(terms)`,
    topic && sql`${topic} = any(topics)`,
    language && sql`language = ${language}`,
  ]
  return sql.join(
    terms.filter(term => term instanceof SQL),
    sql` and `,
  )
}
