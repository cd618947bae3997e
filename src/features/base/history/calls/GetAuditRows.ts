import { type SQL, sql } from 'drizzle-orm'
import type { Localized, Parsed } from '../../../../core/call.ts'
import { isUuid } from '../../../../core/ids.ts'
import { invalid } from '../../../../core/problem.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { anyHolds, pageOf } from '../../../../platform/db/page.ts'
import { countedTo, rowsAndTotal } from '../../../../platform/db/totals.ts'
import { isSecret } from '../../../../platform/gate/audited.ts'
import { handle } from '../../../../platform/handle.ts'
import { appUser } from '../../people/tables.ts'
import { GetAuditRows as call } from '../contract.ts'
import type { Action } from '../model.ts'
import { nameChanges, namesOf } from '../names.server.ts'
import { actionOf, changesOf, isMaking, isRemoval, rangeProblems } from '../rules.ts'

type Filter = Parsed<typeof call>['filter']
type AuditedRow = {
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

export const GetAuditRows = handle(call, async (ctx, { filter, sort, ...asked }) => {
  const problems = rangeProblems(filter)
  if (problems.length > 0) throw invalid(problems)
  const { limit, offset } = pageOf(asked)
  const where = sql.join(await conditions(ctx.tx, filter), sql` and `)
  // Of the table: a bare `at` would be the output's, which is worked out of every row before it is sorted.
  const order = sort?.order === 'ASC' ? sql`audit.at, audit.id` : sql`audit.at desc, audit.id desc`
  const page = ctx.tx.execute<AuditedRow>(sql`
    select a.*, g.group_name from (
      select id, floor(extract(epoch from at) * 1000)::float8 as at, at as moment, group_id, user_id, actor, call, object, object_id, before, after, address, request_id
      from audit where ${where} order by ${order} limit ${limit} offset ${offset}
    ) a left join account_group g on g.id = a.group_id order by ${sort?.order === 'ASC' ? sql`a.moment, a.id` : sql`a.moment desc, a.id desc`}`)
  const [rows, total] = await rowsAndTotal(
    asked,
    page.then(found => found.rows),
    () => countedTo(ctx.tx, sql`select 1 from audit where ${where}`, { asked }),
  )
  const shown = rows.map(wire)
  const names = await namesOf({ tx: ctx.tx, language: ctx.language, sees: 'everything' }, shown)
  const Rows = shown.map(row => ({
    ...row,
    ObjectName: (row.ObjectId && names.get(row.ObjectId)?.name) ?? null,
    ObjectVariant: (row.ObjectId && names.get(row.ObjectId)?.variant) ?? null,
    Changes: nameChanges(row.Changes, names),
  }))
  return { Rows, ...total }
})

const conditions = async (tx: Tx, { From, To, gId, UserId, Object, Action, text }: Filter): Promise<SQL[]> => {
  const all = [sql`at >= to_timestamp(${From / 1000}::float8)`, sql`at <= to_timestamp(${To / 1000}::float8)`]
  if (gId) all.push(sql`group_id = ${gId}`)
  if (UserId) all.push(sql`user_id = ${UserId}`)
  if (Object?.trim()) all.push(sql`object = ${Object.trim()}`)
  const words = text?.trim()
  const calls = Action || words ? await knownCalls(tx) : []
  if (Action)
    all.push(
      byAction[Action](
        calls.filter(call => isRemoval(call)),
        calls.filter(call => isMaking(call)),
      ),
    )
  if (words) all.push(await matching(tx, words, calls))
  return all
}

// The same as `actionOf` tells of a row.
const byAction: Record<Action, (removing: string[], making: string[]) => SQL> = {
  Deleted: removing => oneOf(removing),
  Created: (_removing, making) => sql`${oneOf(making)} and ${nothingBefore}`,
  Changed: (removing, making) => sql`not ${oneOf(removing)} and not (${oneOf(making)} and ${nothingBefore})`,
}
const nothingBefore = sql`coalesce(before, 'null') = 'null' and coalesce(after, 'null') <> 'null'`

/** Text finds people by name, calls and records by a part of theirs, and the id of a record: by sets that an index knows, not row by row. */
const matching = async (tx: Tx, words: string, calls: readonly string[]): Promise<SQL> => {
  const isId: boolean = isUuid(words)
  if (isId) return sql`object_id = ${words.toLowerCase()}`
  const people = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(anyHolds([appUser.FullName], words))
  const found = calls.filter(call => call.toLowerCase().includes(words.toLowerCase()))
  const ids = people.map(({ id }) => id)
  return sql`(user_id = any(${sql.param(ids)}::uuid[]) or ${oneOf(found)})`
}

const oneOf = (calls: readonly string[]): SQL =>
  calls.length === 0
    ? sql`false`
    : sql`call in (${sql.join(
        calls.map(call => sql`${call}`),
        sql`, `,
      )})`

/** The calls that stand in the audit, from one to the next along their index. */
const knownCalls = async (tx: Tx): Promise<string[]> => {
  const { rows } = await tx.execute<{ call: string }>(sql`
    with recursive known as (
      (select call from audit order by call limit 1)
      union all select (select call from audit where call > known.call order by call limit 1) from known where known.call is not null
    ) select call from known where call is not null`)
  return rows.map(({ call }) => call)
}

const wire = (row: AuditedRow) => ({
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
