import { type SQL, sql } from 'drizzle-orm'
import type { Localized } from '../../../../core/call.ts'
import { handle } from '../../../../platform/handle.ts'
import { reportRoles } from '../../../codes/answers/rules.ts'
import { seenIn } from '../../../property/buildings/data.ts'
import { readDays } from '../../../property/buildings/period.server.ts'
import { GetResidentComments as call } from '../contract.ts'
import { mostListed, mostRead, type StageName } from '../model.ts'
import { stageOf, typesOfStage } from '../rules.ts'

type CommentRow = {
  acId: string
  GroupId: string
  BuildingName: Localized
  SubmitDate: number
  Score: number
  Text: string
  QrType: string
}
type TopicRow = { Topic: string; Negative: number; Total: number }

export const GetResidentComments = handle(call, async (ctx, { stage, ...input }) => {
  const { start, end } = await readDays(ctx, input)
  const from = start ? sql` and f.submit_date >= ${start.toISOString()}::timestamptz` : sql``
  const to = end ? sql` and f.submit_date < ${end.toISOString()}::timestamptz` : sql``
  const found = sql`select f.* from feedback f where f.group_id = ${ctx.GroupId} and ${seenIn(sql`f.building_id`, ctx)} and f.source = 'Sign'
    and f.text is not null and f.role in ${[...reportRoles.Resident]}${inStage(stage)}${from}${to} order by f.submit_date desc limit ${mostRead}`
  const { rows: comments } = await ctx.tx.execute<CommentRow>(sql`
    select f.id as "acId", f.group_id as "GroupId", b.name as "BuildingName", (extract(epoch from f.submit_date) * 1000)::float as "SubmitDate", f.score as "Score",
      f.text as "Text", f.qr_type as "QrType"
    from (${found}) f join building b on b.group_id = ${ctx.GroupId} and b.id = f.building_id order by f.submit_date desc, f.id desc limit ${mostListed}`)
  const { rows: Topics } = await ctx.tx.execute<TopicRow>(sql`
    select topic as "Topic", count(*) filter (where f.sentiment_score < 0)::int as "Negative", count(*)::int as "Total"
    from (${found}) f cross join unnest(f.topics) topic group by 1 order by 3 desc, 1 limit 12`)
  const Comments = comments.map(({ QrType, ...one }) => ({ ...one, SubmitDate: Math.floor(one.SubmitDate), Stage: stageOf(QrType) }))
  return { Comments, Topics }
})

const inStage = (stage: StageName | undefined): SQL => {
  const types = typesOfStage(stage)
  if (types === null) return sql``
  return 'in' in types ? sql` and f.qr_type in ${[...types.in]}` : sql` and f.qr_type not in ${[...types.not]}`
}
