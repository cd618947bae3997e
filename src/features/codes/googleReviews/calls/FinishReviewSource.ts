import { eq } from 'drizzle-orm'
import { Refusal } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { seal } from '../../../../platform/seal.ts'
import { type PendingConsent, readConsentState } from '../consent.server.ts'
import { FinishReviewSource as call } from '../contract.ts'
import { fetchReviews } from '../fetch.server.ts'
import { fetchHours } from '../model.ts'
import { lockSource } from '../own.server.ts'
import { sourceMessages } from '../rules.ts'
import { reviewSource } from '../tables.ts'

const Object = 'review_source'

export const FinishReviewSource = handle(call, async (ctx, { Code, State }) => {
  const { tx, GroupId, actor, secret, now, google } = ctx
  if (!google) throw new Refusal('req.val.inv', sourceMessages.notOffered)
  const Verifier = readConsentState({ secret, GroupId, UserId: actor.UserId, now }, State)
  if (Verifier === null) throw new Refusal('req.val.inv', sourceMessages.expired)
  const consent: PendingConsent = { Code, Verifier }
  const columns = {
    UserId: actor.UserId,
    State: 'Connecting' as const,
    Problem: '' as const,
    Pending: seal(secret, JSON.stringify(consent)),
    DueDate: new Date(now.getTime() + fetchHours * 3_600_000),
    ModifiedDate: now,
  }
  const before = await lockSource(ctx)
  const [row] = before
    ? await tx
        .update(reviewSource)
        .set({ ...columns, Version: before.Version + 1 })
        .where(eq(reviewSource.GroupId, GroupId))
        .returning({ id: reviewSource.id })
    : await tx
        .insert(reviewSource)
        .values({ ...columns, GroupId, CreatedDate: now })
        .onConflictDoNothing()
        .returning({ id: reviewSource.id })
  if (!row) throw new Refusal('sys.obj.cfl') // somebody else has connected at the same time
  ctx.audit({ Object, ObjectId: row.id, Before: before ? { State: before.State } : undefined, After: { State: columns.State } })
  await ctx.enqueue(fetchReviews, { GroupId })
  return { State: columns.State }
})
