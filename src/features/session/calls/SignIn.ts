import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { Refusal } from '../../../core/problem.ts'
import { handle } from '../../../platform/handle.ts'
import { SignIn as call } from '../contract.ts'
import { openRenewal, openSession, profileOf, renewalDays, type UserRow, userByEmail } from '../data.ts'
import { passwordFits } from '../secrets.server.ts'
import { appUser } from '../tables.ts'

const mostFailures = 100

export const SignIn = handle(call, async (ctx, { UserName, Password, KeepLoggedIn = false }) => {
  await ctx.limit(`sign-in:${UserName.trim().toLowerCase()}`, 10)
  const user = await userByEmail(ctx.tx, UserName)
  const fits = await passwordFits(user?.PasswordHash, Password)
  if (!user || !fits || user.Disabled || tooEarly(user)) {
    if (user) await ctx.system('sign-in failure', tx => countFailure(tx, user))
    throw new Refusal('usr.aut.bad')
  }
  const Family = randomUUID()
  await ctx.tx.update(appUser).set({ Failures: 0, FailedDate: null }).where(eq(appUser.id, user.id))
  const UserToken = await openSession(ctx.tx, { Kind: 'User', UserId: user.id, Family })
  const secret = await openRenewal(ctx.tx, { UserId: user.id, Family, Keep: KeepLoggedIn })
  const profile = await ctx.system('profile at sign-in', tx => profileOf(tx, user))
  ctx.http.setCookie(secret, KeepLoggedIn ? renewalDays : null)
  ctx.audit({ Object: 'session', ObjectId: user.id })
  return { ...profile, UserToken }
})

type Tx = Parameters<typeof userByEmail>[0]
const countFailure = async (tx: Tx, user: UserRow) => {
  await tx
    .update(appUser)
    .set({ Failures: sql`${appUser.Failures} + 1`, FailedDate: sql`now()` })
    .where(eq(appUser.id, user.id))
}

// After five failures each further one doubles the wait, up to a minute; after a hundred only a reset by mail helps.
const tooEarly = ({ Failures, FailedDate }: UserRow): boolean => {
  if (Failures >= mostFailures) return true
  if (Failures < 5 || !FailedDate) return false
  return Date.now() < FailedDate.getTime() + Math.min(60, 2 ** (Failures - 5)) * 1000
}
