import { and, asc, eq, gte, lt } from 'drizzle-orm'
import type { DemoMaking } from '../../../../platform/demo/part.ts'
import type { AnswerStatus } from '../model.ts'
import { feedback, feedbackNote } from '../tables.ts'

export type DemoHandling = {
  id: string
  Status: AnswerStatus
  AssigneeId: string | null
  DoneBy: string
  DoneDate: Date | null
  /** Where the visitor left an address. */
  Email: string | null
}

/** The answers of an account from a moment on, the oldest first; those of before are done. */
export const listDemoAnswers = async ({ tx }: DemoMaking, GroupId: string, since: Date): Promise<(typeof feedback.$inferSelect)[]> => {
  const own = eq(feedback.GroupId, GroupId)
  await tx
    .update(feedback)
    .set({ Status: 'Done', DoneBy: 'Building team', Version: 2 })
    .where(and(own, lt(feedback.SubmitDate, since)))
  return tx
    .select()
    .from(feedback)
    .where(and(own, gte(feedback.SubmitDate, since)))
    .orderBy(asc(feedback.SubmitDate), asc(feedback.id))
}

/** Writes how far somebody has come with answers of an account. */
export const handleDemoAnswers = async ({ client }: DemoMaking, GroupId: string, handled: readonly DemoHandling[]): Promise<void> => {
  await client.query(
    `update feedback f set status = s, assignee_id = a, done_by = b, done_date = d, email = e, version = 2
     from jsonb_to_recordset($2) as v(i uuid, s text, a uuid, b text, d timestamptz, e text) where f.group_id = $1 and f.id = v.i`,
    [
      GroupId,
      JSON.stringify(
        handled.map(({ id: i, Status: s, AssigneeId: a, DoneBy: b, DoneDate: d, Email: e }) => ({
          i,
          s,
          a,
          b,
          d: d?.toISOString() ?? null,
          e,
        })),
      ),
    ],
  )
}

/** Adds what was written about answers. */
export const addDemoNotes = async ({ tx }: DemoMaking, notes: readonly (typeof feedbackNote.$inferInsert)[]): Promise<void> => {
  for (let at = 0; at < notes.length; at += 1000) await tx.insert(feedbackNote).values(notes.slice(at, at + 1000))
}
