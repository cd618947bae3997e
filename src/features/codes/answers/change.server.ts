import { and, eq } from 'drizzle-orm'
import { lockRecord, requireVersion, saveRecord } from '../../../platform/db/record.ts'
import { moveState, requireMove } from '../../../platform/db/state.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import type { AnswerStatus } from './model.ts'
import { type AnswerMove, answerMoves } from './moves.ts'
import { feedback } from './tables.ts'

const Object = 'feedback'
export type AnswerRecord = typeof feedback.$inferSelect
type Asked = { AnswerId: string; Version?: number | undefined }

/** An answer of the caller's buildings, locked; of the version that was read, where one is named. */
export const lockAnswer = async (ctx: GroupCtx, { AnswerId, Version }: Asked): Promise<AnswerRecord> => {
  const row = await lockRecord(ctx, feedback, and(seenBy(ctx, feedback), eq(feedback.id, AnswerId)))
  requireVersion(row, Version)
  return row
}

/** Moves a locked answer on. */
export const moveAnswer = (ctx: GroupCtx, row: AnswerRecord, move: AnswerMove) => {
  const how = answerMoves[move]
  const columns = { DoneDate: how.to === 'Done' ? ctx.now : null }
  return moveState<AnswerStatus, AnswerStatus>(ctx, feedback, row, how, { Object, columns })
}

/** Gives a locked answer to a contact, or to nobody. Whoever gives away a new one has seen it. */
export const assignAnswer = (ctx: GroupCtx, row: AnswerRecord, AssigneeId: string | null) => {
  requireMove(ctx, row, answerMoves.assign)
  return saveRecord(ctx, feedback, row, { AssigneeId, ...(row.Status === 'New' && { Status: 'Seen' as const }) }, { Object })
}
