import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { lockRecord, requireVersion, saveRecord, saveRecords } from '../../../platform/db/record.ts'
import { moveState, requireMove } from '../../../platform/db/state.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { assignStarter, callerOf, nameDoer } from '../../base/handling/assignees.server.ts'
import type { AnswerStatus, ShownAnswerStatus } from './model.ts'
import { type AnswerMove, answerMoves } from './moves.ts'
import { feedback, feedbackNote } from './tables.ts'

const Object = 'feedback'
export type AnswerRecord = typeof feedback.$inferSelect
type AnswerKey = { AnswerId: string; Version?: number | undefined }

/** An answer of the caller's buildings, locked; of the version that was read, where one is named. */
export const lockAnswer = async (ctx: GroupCtx, { AnswerId, Version }: AnswerKey): Promise<AnswerRecord> => {
  const row = await lockRecord(ctx, feedback, and(seenBy(ctx, feedback), eq(feedback.id, AnswerId)))
  requireVersion(row, Version)
  return row
}

/** The assignee or doer after a move: starting assigns the caller, finishing names the caller as doer. */
const findHandler = (ctx: GroupCtx, row: AnswerRecord, move: AnswerMove) => {
  if (move === 'take') return assignStarter(callerOf(ctx), row)
  if (move === 'finish') return nameDoer(callerOf(ctx), row)
  return move === 'reopen' ? { DoneBy: '' } : {}
}

/** Moves a locked answer on, with who handles it. */
export const moveAnswer = async (ctx: GroupCtx, row: AnswerRecord, move: Exclude<AnswerMove, 'claim'>) => {
  const how = answerMoves[move]
  const columns = { DoneDate: how.to === 'Done' ? ctx.now : null }
  return moveState<ShownAnswerStatus, AnswerStatus>(ctx, feedback, row, how, { Object, columns, told: await findHandler(ctx, row, move) })
}

/** Gives a locked answer to a contact, or to nobody. Whoever gives away a new one has seen it. */
export const assignAnswer = (ctx: GroupCtx, row: AnswerRecord, AssigneeId: string | null) => {
  requireMove<ShownAnswerStatus>(ctx, row, answerMoves.assign)
  return saveRecord(ctx, feedback, row, { AssigneeId, ...(row.Status === 'New' && { Status: 'Seen' as const }) }, { Object })
}

export type AnswerColumns = Partial<Pick<AnswerRecord, 'Status' | 'AssigneeId' | 'DoneDate' | 'DoneBy'>>
/** What answers have in common that are saved at once. */
export type AnswerGroup = { isNew: boolean; AssigneeId: string | null; BuildingId: string }
type VersionedAnswer = { id: string; Version: number; Before: Record<string, unknown> }
/** Changes many answers of the caller, as they were read, group by group. Gives those that were saved. */
export const changeAnswers = async (
  place: Parameters<typeof saveRecords>[0],
  rows: readonly VersionedAnswer[],
  columnsOf: (group: AnswerGroup) => AnswerColumns | Promise<AnswerColumns>,
): Promise<AnswerRecord[]> => {
  const saved: AnswerRecord[] = []
  for (const some of Map.groupBy(rows, ({ Before }) => JSON.stringify(readGroup(Before))).values())
    saved.push(...(await saveRecords(place, feedback, some, await columnsOf(readGroup(some[0]?.Before ?? {})))))
  return saved
}

const readGroup = ({ Status, AssigneeId, BuildingId }: Record<string, unknown>): AnswerGroup => ({
  isNew: Status === 'New',
  AssigneeId: typeof AssigneeId === 'string' ? AssigneeId : null,
  BuildingId: String(BuildingId),
})

/** Adds what staff wrote to an answer. Gives the id of the note. */
export const addStaffNote = async (
  ctx: GroupCtx,
  { id: AnswerId, BuildingId }: Pick<AnswerRecord, 'id' | 'BuildingId'>,
  { Note, ForVisitor }: { Note: string; ForVisitor: boolean },
): Promise<string> => {
  const { GroupId, now, actor } = ctx
  const by = { UserId: actor.UserId, Author: actor.FullName }
  const [made] = await ctx.tx
    .insert(feedbackNote)
    .values({ GroupId, AnswerId, BuildingId, ...by, ForVisitor, Note, CreatedDate: now })
    .returning({ NoteId: feedbackNote.id })
  if (!made) throw new Error('A note was not inserted.')
  ctx.audit({ Object, ObjectId: AnswerId, After: { Note, ForVisitor } })
  return made.NoteId
}

type OwnAnswer = { tx: Tx; GroupId: string; QrCodeId: string; AnswerId: string }

/** An answer as the private page of its code shows it, with what was written since; null where there is none. */
export const findOwnAnswer = async ({ tx, GroupId, QrCodeId, AnswerId }: OwnAnswer) => {
  const own = and(eq(feedback.GroupId, GroupId), eq(feedback.id, AnswerId), eq(feedback.QrCodeId, QrCodeId))
  const [row] = await tx.select().from(feedback).where(own)
  if (!row) return null
  const read = and(eq(feedbackNote.GroupId, GroupId), eq(feedbackNote.AnswerId, AnswerId), eq(feedbackNote.ForVisitor, true))
  return { row, notes: await tx.select().from(feedbackNote).where(read).orderBy(asc(feedbackNote.CreatedDate), asc(feedbackNote.id)) }
}

/** Adds what the visitor wrote on the private page, whatever the state. The same `id` again is the same note; true where it is new. */
export const addVisitorNote = async (
  { tx, GroupId, now }: { tx: Tx; GroupId: string; now: Date },
  { id: AnswerId, BuildingId }: Pick<AnswerRecord, 'id' | 'BuildingId'>,
  { id, Note }: { id: string; Note: string },
): Promise<boolean> => {
  const note = { id, GroupId, AnswerId, BuildingId, ForVisitor: true, Note, CreatedDate: now }
  const made = await tx.insert(feedbackNote).values(note).onConflictDoNothing().returning({ id: feedbackNote.id })
  return made.length > 0
}
