import { and, eq, isNull, sql } from 'drizzle-orm'
import { Refusal } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { hashSecret } from '../../../../platform/secrets.ts'
import { Renew as call } from '../contract.ts'
import { endSessions, openRenewal, openSession, profileOf, renewalDays } from '../data.ts'
import { appUser, renewal, session } from '../tables.ts'

export const Renew = handle(call, async ctx => {
  const { cookie, sameOrigin } = ctx.http
  if (!cookie || !sameOrigin) throw new Refusal('usr.aut.utm')
  const [used] = await ctx.tx
    .update(renewal)
    .set({ UsedDate: sql`now()` })
    .where(and(eq(renewal.SecretHash, hashSecret(cookie)), isNull(renewal.UsedDate), sql`${renewal.ExpiresDate} > now()`))
    .returning()
  if (!used) {
    await ctx.system('a used renewal ends its family', tx => endFamily(tx, hashSecret(cookie)))
    ctx.http.setCookie(null, null)
    throw new Refusal('usr.aut.iut')
  }
  const [user] = await ctx.tx
    .select()
    .from(appUser)
    .where(and(eq(appUser.id, used.UserId), eq(appUser.Disabled, false)))
  if (!user) throw new Refusal('usr.aut.iut')
  const UserToken = await openSession(ctx.tx, { Kind: 'User', UserId: user.id, Family: used.Family })
  const secret = await openRenewal(ctx.tx, { UserId: user.id, Family: used.Family, Keep: used.Keep, http: ctx.http })
  const profile = await ctx.system('profile at renewal', tx => profileOf(tx, user))
  ctx.http.setCookie(secret, used.Keep ? renewalDays : null)
  return { ...profile, UserToken }
})

type Tx = Parameters<typeof profileOf>[0]
// Two tabs that reload at once use the cookie twice within moments: only a later use is theft.
const endFamily = async (tx: Tx, secretHash: string) => {
  const [known] = await tx
    .select()
    .from(renewal)
    .where(and(eq(renewal.SecretHash, secretHash), sql`${renewal.UsedDate} < now() - interval '10 seconds'`))
  if (!known) return
  await tx.delete(renewal).where(eq(renewal.Family, known.Family))
  await endSessions(tx, eq(session.Family, known.Family), 'Elsewhere')
}
