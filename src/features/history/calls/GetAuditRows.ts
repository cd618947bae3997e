import { type SQL, sql } from 'drizzle-orm'
import type { Localized, Parsed } from '../../../core/call.ts'
import { invalid } from '../../../core/problem.ts'
import { anywhere, pageOf } from '../../../platform/db/page.ts'
import { isSecret } from '../../../platform/gate/audited.ts'
import { handle } from '../../../platform/handle.ts'
import { GetAuditRows as call } from '../contract.ts'
import type { Action } from '../model.ts'
import { actionOf, changesOf, rangeProblems } from '../rules.ts'

type Filter = Parsed<typeof call>['filter']
type Row = {
  id: string
  at: number
  group_id: string | null
  group_name: Localized | null
  user_id: string | null
  actor: string
  call: string
  object: string
  object_id: string | null
  before: unknown
  after: unknown
  address: string | null
  request_id: string
}

/** Rows beyond are not counted: whoever looks for one of them narrows the filter. */
const most = 10_000

export const GetAuditRows = handle(call, async (ctx, { filter, sort, ...page }) => {
  const problems = rangeProblems(filter)
  if (problems.length > 0) throw invalid(problems)
  const { limit, offset } = pageOf(page)
  const where = sql.join(conditions(filter), sql` and `)
  const order = sort?.order === 'ASC' ? sql`at, id` : sql`at desc, id desc`
  const { rows } = await ctx.tx.execute<Row>(sql`
    select a.*, g.group_name from (
      select id, floor(extract(epoch from at) * 1000)::float8 as at, at as moment, group_id, user_id, actor, call, object, object_id, before, after, address, request_id
      from audit where ${where} order by ${order} limit ${limit} offset ${offset}
    ) a left join account_group g on g.id = a.group_id order by ${sort?.order === 'ASC' ? sql`a.moment, a.id` : sql`a.moment desc, a.id desc`}`)
  const counted = await ctx.tx.execute<{ n: number }>(
    sql`select count(*)::int as n from (select 1 from audit where ${where} limit ${sql.raw(String(most))}) x`,
  )
  return { Rows: rows.map(wire), Total: counted.rows[0]?.n ?? 0 }
})

const conditions = ({ From, To, gId, UserId, Object, Action, text }: Filter): SQL[] => {
  const all = [sql`at >= to_timestamp(${From / 1000}::float8)`, sql`at <= to_timestamp(${To / 1000}::float8)`]
  if (gId) all.push(sql`group_id = ${gId}`)
  if (UserId) all.push(sql`user_id = ${UserId}`)
  if (Object?.trim()) all.push(sql`object = ${Object.trim()}`)
  if (Action) all.push(byAction[Action])
  if (text?.trim()) {
    const like = anywhere(text.trim())
    all.push(sql`(actor ilike ${like} or call ilike ${like} or object ilike ${like} or object_id ilike ${like})`)
  }
  return all
}

// The same as `actionOf` tells of a row.
const removed = sql`call ~ '/(Delete|Remove)[^/]*$'`
const made = sql`coalesce(before, 'null') = 'null' and coalesce(after, 'null') <> 'null' and call ~ '/(Create|Add|Save|Import|Upload)[^/]*$'`
const byAction: Record<Action, SQL> = { Deleted: removed, Created: sql`(${made})`, Changed: sql`not (${removed}) and not (${made})` }

const wire = (row: Row) => ({
  id: row.id,
  When: row.at,
  UserId: row.user_id,
  Who: row.actor,
  Action: actionOf(row.call, row.before, row.after),
  Call: row.call,
  Changes: changesOf(row.before, row.after, isSecret),
  GroupId: row.group_id,
  GroupName: row.group_name?.en ?? null,
  Object: row.object,
  ObjectId: row.object_id,
  Address: row.address,
  RequestId: row.request_id,
})
