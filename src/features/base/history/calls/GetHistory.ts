import { sql } from 'drizzle-orm'
import { pageOf } from '../../../../platform/db/page.ts'
import { isSecret } from '../../../../platform/gate/audited.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetHistory as call } from '../contract.ts'
import { nameChanges, namesOf } from '../names.server.ts'
import { actionOf, changesOf } from '../rules.ts'
import { fieldSeen, proveSeen } from '../seen.server.ts'

type HistoryRow = { id: string; at: number; user_id: string | null; actor: string; call: string; before: unknown; after: unknown }

export const GetHistory = handle(call, async (ctx, { filter, sort, ...page }) => {
  await proveSeen(ctx, filter)
  const { limit, offset } = pageOf(page)
  const where = sql`group_id = ${ctx.GroupId} and object = ${filter.Object} and object_id = ${filter.ObjectId}`
  const order = sort?.order === 'ASC' ? sql`audit.at, audit.id` : sql`audit.at desc, audit.id desc`
  const rows = ctx.tx.execute<HistoryRow>(sql`
    select id, floor(extract(epoch from at) * 1000)::float8 as at, user_id, actor, call, before, after
    from audit where ${where} order by ${order} limit ${limit} offset ${offset}`)
  const total = ctx.tx.execute<{ n: number }>(sql`select count(*)::int as n from audit where ${where}`)
  const [found, counted] = await Promise.all([rows, total])
  const seen = fieldSeen(filter.Object, ctx.actor.Permissions)
  const entries = found.rows.map(row => entry(row, seen))
  const reader = { tx: ctx.tx, language: ctx.language, sees: { buildings: ctx.buildings } }
  const names = await namesOf(
    reader,
    entries.map(({ Changes }) => ({ GroupId: ctx.GroupId, Changes })),
  )
  const History = entries.map(one => ({ ...one, Changes: nameChanges(one.Changes, names) }))
  return { History, Total: counted.rows[0]?.n ?? 0 }
})

const entry = (row: HistoryRow, seen: (field: string) => boolean) => {
  const all = changesOf(row.before, row.after, isSecret)
  const Changes = all.filter(({ Field }) => seen(Field))
  const { id, at: When, user_id: UserId, actor: Who, call: Call } = row
  return { id, When, UserId, Who, Call, Action: actionOf(Call, row.before, row.after), Changes, Hidden: all.length - Changes.length }
}
