import { and, eq, isNull, sql } from 'drizzle-orm'
import { Refusal } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { hashPassword, hashSecret } from '../../../../platform/secrets.ts'
import { ResetPassword as call } from '../contract.ts'
import { endSessions, lockUser, setsPassword, spendPasswordLinks } from '../data.ts'
import { appUser, renewal, resetLink, session } from '../tables.ts'

export const ResetPassword = handle(
  call,
  async (ctx, { Token, Password }) => {
    const known = await ctx.system('link for a new password', tx => tx.select({ id: resetLink.UserId }).from(resetLink).where(good(Token)))
    if (known.length === 0) throw new Refusal('usr.lnk.exp') // nothing is hashed for a stranger
    return { PasswordHash: await hashPassword(Password) }
  },
  async (ctx, { Token }, { PasswordHash }) => {
    const [link] = await ctx.tx.update(resetLink).set({ UsedDate: sql`now()` }).where(good(Token)).returning()
    if (!link) throw new Refusal('usr.lnk.exp')
    await lockUser(ctx.tx, link.UserId)
    await ctx.tx.update(appUser).set({ PasswordHash, Failures: 0, FailedDate: null }).where(eq(appUser.id, link.UserId))
    await spendPasswordLinks(ctx.tx, link.UserId)
    await endSessions(ctx.tx, eq(session.UserId, link.UserId), 'Password')
    await ctx.tx.delete(renewal).where(eq(renewal.UserId, link.UserId))
    ctx.audit({ Object: 'app_user', ObjectId: link.UserId, After: { Password: 'set' } })
    return {}
  },
)

const good = (Token: string) =>
  and(eq(resetLink.TokenHash, hashSecret(Token)), isNull(resetLink.UsedDate), setsPassword, sql`${resetLink.ExpiresDate} > now()`)
