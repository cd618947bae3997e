import { and, eq, type SQL } from 'drizzle-orm'
import type { BulkCall } from '../../../core/bulk.ts'
import { oneOf } from '../../../platform/db/page.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { nameDoer, requireAssigneeOfAll, tellGiven } from '../../base/handling/assignees.server.ts'
import { type BulkEnd, type BulkPlace, type BulkRow, type BulkWords, serveBulk } from '../../base/tasks/bulk.server.ts'
import { type AnswerColumns, type AnswerGroup, changeAnswers } from '../answers/change.server.ts'
import { answerMessages } from '../answers/rules.ts'
import { feedback } from '../answers/tables.ts'
import { type AnswerFilter, AssignAnswers, FinishAnswers, SeeAnswers } from './contract.ts'
import { answersInScope, findAnswers, isOpenAnswer } from './rows.server.ts'
import { assignWords, finishWords, seeWords } from './words.ts'

type Many<V> = {
  call: BulkCall<AnswerFilter, V>
  job: string
  words: BulkWords
  /** Which of the chosen answers change. */
  which: SQL
  columns: (values: V, as: BulkPlace & AnswerGroup) => AnswerColumns | Promise<AnswerColumns>
  check?: (ctx: Ctx<'group'>, rows: readonly BulkRow[], values: V) => Promise<void>
  finish?: (end: BulkEnd, rows: readonly BulkRow[], values: V) => Promise<void>
}

const found = async (ctx: Ctx<'group'>, where: SQL | undefined): Promise<BulkRow[]> => {
  const { id, Version, Text, Status, AssigneeId, BuildingId } = feedback
  const rows = await ctx.tx.select({ id, Version, Text, Status, AssigneeId, BuildingId }).from(feedback).where(where).orderBy(id)
  return rows.map(({ Text: said, ...row }) => {
    const { Status: status, AssigneeId: owner, BuildingId: place } = row
    return {
      id: row.id,
      Version: row.Version,
      Name: said?.slice(0, 60) ?? '',
      Before: { Status: status, AssigneeId: owner, BuildingId: place },
    }
  })
}

const changeMany = <V>({ call, job, words, which, columns, check, finish }: Many<V>) =>
  serveBulk<AnswerFilter, V>({
    call,
    job,
    Object: 'feedback',
    words,
    find: async (ctx, filter) => found(ctx, and((await findAnswers(ctx, filter)).where, which)),
    read: (ctx, ids) => found(ctx, and(answersInScope(ctx), oneOf(feedback.id, ids), which)),
    ...(check && { check }),
    ...(finish && { finish }),
    save: async (place, rows, values) => {
      const saved = await changeAnswers(place, rows, group => columns(values, { ...place, ...group }))
      return saved.map(({ id, Status, AssigneeId, DoneBy }) => ({ id, After: { Status, AssigneeId, ...(DoneBy && { DoneBy }) } }))
    },
  })

export const seeMany = changeMany({
  call: SeeAnswers,
  job: 'feedbackInbox.seeMany',
  words: seeWords,
  which: and(isOpenAnswer, eq(feedback.Status, 'New')) ?? isOpenAnswer,
  columns: () => ({ Status: 'Seen' }),
})
export const finishMany = changeMany({
  call: FinishAnswers,
  job: 'feedbackInbox.finishMany',
  words: finishWords,
  which: isOpenAnswer,
  columns: async (_none, as) => ({ Status: 'Done', DoneDate: as.now, ...(await nameDoer(as, as)) }),
})
export const assignMany = changeMany({
  call: AssignAnswers,
  job: 'feedbackInbox.assignMany',
  words: assignWords,
  which: isOpenAnswer,
  columns: ({ AssigneeId }, { isNew }) => ({ AssigneeId, ...(isNew && { Status: 'Seen' as const }) }),
  check: (ctx, rows, { AssigneeId }) => requireAssigneeOfAll(ctx, rows, AssigneeId, answerMessages.otherBuildings),
  finish: (end, rows, { AssigneeId }) =>
    tellGiven(end, 'feedbackAssigned', rows, AssigneeId, (given, To) => {
      const { id, BuildingId, GroupId, AssigneeId: owner } = feedback
      const theirs = and(eq(GroupId, end.GroupId), oneOf(id, given), eq(owner, To))
      return end.tx.select({ id, BuildingId }).from(feedback).where(theirs).orderBy(id)
    }),
})
