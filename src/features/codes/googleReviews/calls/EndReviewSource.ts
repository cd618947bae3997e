import { eq } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { EndReviewSource as call } from '../contract.ts'
import { returnConsent } from '../fetch.server.ts'
import { requireSource } from '../own.server.ts'
import { reviewLocation, reviewSource } from '../tables.ts'

export const EndReviewSource = handle(call, async (ctx, _input) => {
  const { tx, GroupId } = ctx
  const { id, Account, RefreshToken } = await requireSource(ctx)
  await tx.delete(reviewSource).where(eq(reviewSource.GroupId, GroupId))
  await tx.delete(reviewLocation).where(eq(reviewLocation.GroupId, GroupId))
  ctx.audit({ Object: 'review_source', ObjectId: id, Before: { Account } })
  if (RefreshToken !== '') await ctx.enqueue(returnConsent, { GroupId, Token: RefreshToken })
  return {}
})
