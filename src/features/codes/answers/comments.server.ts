import { type SQL, sql } from 'drizzle-orm'
import type { Localized } from '../../../core/call.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { neutralBelow } from '../../../platform/text/sentiment.ts'
import { seenIn } from '../../property/buildings/data.ts'
import type { Period } from '../../property/buildings/period.server.ts'
import type { AnswerSource } from './model.ts'

/** Comments whose words and topics are counted from their rows: the newest of them. More are summed by day elsewhere. */
export const mostReadComments = 10_000

export type ListedComment = {
  acId: string
  BuildingName: Localized
  /** Epoch ms. */
  SubmitDate: number
  Score: number
  Text: string
  QrType: string
  QrName: string | null
  Source: AnswerSource
}
type CommentTopic = { Topic: string; Negative: number; Total: number }
/** `Sentiment` is the sum over the comments that hold the word. */
type CommentWord = { Language: string; Label: string; Value: number; Sentiment: number }

/**
 * The newest comments of the buildings that the caller sees, in a period, narrowed by `only` (columns of `f`): the rows that the
 * functions below read, as a subquery.
 */
export const newestComments = (
  ctx: Pick<GroupCtx, 'GroupId' | 'BuildingId' | 'buildings'>,
  { start, end }: Pick<Period, 'start' | 'end'>,
  only: SQL,
): SQL => {
  const place = ctx.BuildingId ? sql`f.building_id = ${ctx.BuildingId}` : seenIn(sql`f.building_id`, ctx)
  const from = start ? sql` and f.submit_date >= ${start.toISOString()}::timestamptz` : sql``
  const to = end ? sql` and f.submit_date < ${end.toISOString()}::timestamptz` : sql``
  return sql`select f.* from feedback f where f.group_id = ${ctx.GroupId} and ${place} and f.text is not null and ${only}${from}${to}
    order by f.submit_date desc nulls last limit ${mostReadComments}`
}

/** The newest of them, with building and code. */
export const listComments = async (
  { tx, GroupId }: GroupCtx,
  comments: SQL,
  { take, skip = 0 }: { take: number; skip?: number },
): Promise<ListedComment[]> => {
  const { rows } = await tx.execute<ListedComment>(sql`
    select f.id as "acId", b.name as "BuildingName", (extract(epoch from f.submit_date) * 1000)::float as "SubmitDate", f.score as "Score",
      f.text as "Text", f.qr_type as "QrType", q.qr_name as "QrName", f.source as "Source"
    from (select * from (${comments}) f order by f.submit_date desc nulls last, f.id desc limit ${take} offset ${skip}) f
    join building b on b.group_id = ${GroupId} and b.id = f.building_id
    left join qr_code q on q.group_id = ${GroupId} and q.id = f.qr_code_id
    order by f.submit_date desc, f.id desc`)
  return rows.map(one => ({ ...one, SubmitDate: Math.floor(one.SubmitDate) }))
}

/** What they speak of, the most said first, at most `most`. */
export const countTopics = async ({ tx }: Pick<GroupCtx, 'tx'>, comments: SQL, most = 12): Promise<CommentTopic[]> => {
  const { rows } = await tx.execute<CommentTopic>(sql`
    select topic as "Topic", count(*) filter (where f.sentiment_score <= ${-neutralBelow})::int as "Negative", count(*)::int as "Total"
    from (${comments}) f cross join unnest(f.topics) topic group by 1 order by 3 desc, 1 limit ${most}`)
  return rows
}

/** Their words by language, the most said first, at most `most`; a word that was said once is none. */
export const countWords = async ({ tx }: Pick<GroupCtx, 'tx'>, comments: SQL, most: number): Promise<CommentWord[]> => {
  const { rows } = await tx.execute<CommentWord>(sql`
    select f.language as "Language", term as "Label", count(*)::int as "Value", coalesce(sum(f.sentiment_score), 0)::float as "Sentiment"
    from (${comments}) f cross join unnest(f.terms) term group by 1, 2 having count(*) > 1 order by 3 desc, term collate "C" limit ${most}`)
  return rows
}
