import { and, eq, isNull, sql } from 'drizzle-orm'
import { Refusal } from '../../../core/problem.ts'
import { handle } from '../../../platform/handle.ts'
import { ResetPassword as call } from '../contract.ts'
import { spendPasswordLinks } from '../data.ts'
import { hashed, hashPassword } from '../secrets.server.ts'
import { appUser, renewal, resetLink, session } from '../tables.ts'

export const ResetPassword = handle(call, async (ctx, { Token, Password }) => {
  const [link] = await ctx.tx
    .update(resetLink)
    .set({ UsedDate: sql`now()` })
    .where(and(eq(resetLink.TokenHash, hashed(Token)), isNull(resetLink.UsedDate), sql`${resetLink.ExpiresDate} > now()`))
    .returning()
  if (!link) throw new Refusal('usr.lnk.exp')
  await ctx.tx
    .update(appUser)
    .set({ PasswordHash: await hashPassword(Password), Failures: 0, FailedDate: null })
    .where(eq(appUser.id, link.UserId))
  await spendPasswordLinks(ctx.tx, link.UserId)
  await ctx.tx.delete(session).where(eq(session.UserId, link.UserId))
  await ctx.tx.delete(renewal).where(eq(renewal.UserId, link.UserId))
  await ctx.notify('session', '')
  ctx.audit({ Object: 'app_user', ObjectId: link.UserId, After: { Password: 'set' } })
  return {}
})
