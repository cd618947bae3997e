import { and, eq } from 'drizzle-orm'
import { notFound } from '../../../core/problem.ts'
import { clientOf } from '../../../platform/db/combine.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { lockRecord, requireVersion, updateRecord } from '../../../platform/db/record.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { building } from '../../property/buildings/tables.ts'
import { insertFeedback } from '../answers/data.ts'
import { pageFeedback } from './tables.ts'

/** With an `id` it is kept once, however often it comes. */
type NewPageFeedback = Omit<typeof pageFeedback.$inferInsert, 'CreatedDate' | 'ModifiedDate'>
type Writing = { tx: Tx; now: Date }

/** Keeps what somebody thinks of a page, and counts it as an answer of the building. Gives its id. */
export const keepPageFeedback = async ({ tx, now }: Writing, given: NewPageFeedback): Promise<string> => {
  const [made] = await tx
    .insert(pageFeedback)
    .values({ ...given, CreatedDate: now, ModifiedDate: now })
    .onConflictDoNothing()
    .returning({ id: pageFeedback.id })
  if (!made) return given.id ?? notKept()
  const { GroupId, BuildingId, Score, Comment, Role } = given
  if (!BuildingId) return made.id
  const [place] = await tx
    .select({ TimeZone: building.TimeZone })
    .from(building)
    .where(and(eq(building.GroupId, GroupId), eq(building.id, BuildingId)))
  const about = { QrType: 'Portal', EntityType: 'Building', Source: 'App' as const }
  if (place)
    await insertFeedback(clientOf(tx), {
      GroupId,
      BuildingId,
      ...about,
      ...place,
      Score,
      Role: Role ?? null,
      Text: Comment ?? null,
      SubmitDate: now,
    })
  return made.id
}

const notKept = (): never => {
  throw new Error('no feedback on a page was made')
}

type PageReply = { AnswerId: string; Version: number; Reply: string }
/** Keeps the reply to what somebody thinks of a page, over the version that was read; gives the new version. Refuses where nobody can be written to. */
export const answerPageFeedback = async (ctx: GroupCtx, { AnswerId, Version, Reply }: PageReply): Promise<number> => {
  const before = await lockRecord(ctx, pageFeedback, and(eq(pageFeedback.GroupId, ctx.GroupId), eq(pageFeedback.id, AnswerId)))
  requireVersion(before, Version)
  if (before.UserId === null && before.Email === '') throw notFound()
  const saved = await updateRecord(ctx, pageFeedback, before, { Reply, RepliedBy: ctx.actor.FullName, RepliedDate: ctx.now })
  return saved.Version
}
