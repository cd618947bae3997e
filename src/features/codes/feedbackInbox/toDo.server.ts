import { and, count, eq, ne, sql } from 'drizzle-orm'
import type { Localized } from '../../../core/call.ts'
import { may } from '../../../core/permissions.ts'
import { countedTo } from '../../../platform/db/totals.ts'
import { contactsOf, isFor } from '../../base/handling/assignees.server.ts'
import { itemsOf, nothingToDo, type ToDoSource } from '../../base/handling/toDoSources.server.ts'
import { seenIn } from '../../property/buildings/data.ts'
import { answerFlag } from '../answers/model.ts'
import { lowBelow } from '../answers/rules.ts'
import { feedback } from '../answers/tables.ts'
import type { AnswerToDo } from './toDo.ts'

type FeedbackToDoRow = {
  id: string
  score: number
  type: string
  text: string
  created: number
  mine: boolean
  building: string
  name: Localized
}

/** Answers shown one by one. */
const MOST = 3

/** The caller's open feedback, and bad scores that nobody has handled. */
export const feedbackToDo: ToDoSource = async ctx => {
  if (!may(ctx.actor.Permissions, answerFlag)) return nothingToDo
  const open = sql`f.group_id = ${ctx.GroupId} and ${seenIn(sql`f.building_id`, ctx)} and f.source = 'Sign' and f.status <> 'Done'`
  const low = sql`${open} and f.score < ${sql.raw(String(lowBelow))}`
  const own = sql`${open} and f.assignee_id in (${contactsOf(ctx)})`
  const { rows: counted } = await ctx.tx.execute<{ mine: number; low: number }>(sql`
    select (select count(*)::int from feedback f where ${own}) as mine, (select count(*)::int from feedback f where ${low}) as low`)
  // All that is open is told of a building: of an account it is more than anybody does.
  const all = ctx.BuildingId
    ? await countedTo(ctx.tx, sql`select 1 from feedback f where ${open}`, { asked: { pagination: { page: 0, perPage: 1 } } })
    : { Total: 0 }
  const { rows } = await ctx.tx.execute<FeedbackToDoRow>(sql`
    select f.id, f.score, f.entity_type as type, coalesce(f.text, '') as text, extract(epoch from f.submit_date) * 1000 as created, found.mine,
      b.id as building, b.name
    from (
      (select id, true as mine from feedback f where ${own} order by f.submit_date desc nulls last limit ${MOST})
      union all
      (select id, false from feedback f where ${low} and f.assignee_id is null order by f.submit_date desc nulls last limit ${MOST})
    ) found
    join feedback f on f.group_id = ${ctx.GroupId} and f.id = found.id
    join building b on b.group_id = ${ctx.GroupId} and b.id = f.building_id
    order by found.mine desc, f.submit_date desc, f.id`)
  const { mine, low: bad } = counted[0] ?? { mine: 0, low: 0 }
  const left = and(
    eq(feedback.GroupId, ctx.GroupId),
    eq(feedback.Source, 'Sign'),
    seenIn(sql`${feedback.BuildingId}`, ctx),
    ne(feedback.Status, 'Done'),
    isFor(ctx, feedback, 'Left'),
  )
  const [{ n: LeftFeedback } = { n: 0 }] = await ctx.tx.select({ n: count() }).from(feedback).where(left)
  const Items = [
    ...itemsOf<AnswerToDo>({ MyFeedback: mine, LeftFeedback, LowRatings: bad }),
    { Kind: 'OpenFeedback' satisfies AnswerToDo, Count: all.Total, More: all.More },
  ]
  return { Items, Things: rows.map(thingOf) }
}

const thingOf = (row: FeedbackToDoRow) => ({
  Kind: 'Feedback' as const,
  id: row.id,
  BuildingId: row.building,
  BuildingName: row.name,
  CreatedDate: Math.floor(Number(row.created)),
  DueDate: null,
  Text: row.text,
  Number: null,
  Type: row.type,
  Urgent: false,
  Score: row.score,
  Mine: row.mine,
})
