import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { Refusal } from '../../../../core/problem.ts'
import { type Before, handle } from '../../../../platform/handle.ts'
import { passwordFits } from '../../../../platform/secrets.ts'
import { SignIn as call } from '../contract.ts'
import { isArchivedOut, lockUser, openRenewal, openSession, profileOf, renewalDays, type UserRow, userByEmail } from '../data.ts'
import { countGuess } from '../guesses.server.ts'
import { knownBrowser, rememberBrowser } from '../knownBrowser.server.ts'
import { appUser } from '../tables.ts'

const mostFailures = 100

/** The password is tried before the transaction; in it the user must still be as they were then. */
export const SignIn = handle(
  call,
  async (ctx, { UserName, Password }) => {
    const place = placeOf(UserName)
    const attempt = async () => {
      const user = await ctx.system('user who signs in', tx => userByEmail(tx, UserName))
      const fits = await passwordFits(user?.PasswordHash, Password)
      return { user, fits: fits && user?.Disabled === false }
    }
    const user = knownBrowser(ctx, place) ? await asKnown(ctx, place, attempt) : await asStranger(ctx, place, attempt)
    const profile = await ctx.system('profile at sign-in', async tx => {
      if (await isArchivedOut(tx, user)) throw new Refusal('usr.aut.arc')
      return profileOf(tx, user)
    })
    return { user, profile }
  },
  async (ctx, { UserName, KeepLoggedIn = false }, { user, profile }) => {
    const Family = randomUUID()
    await lockUser(ctx.tx, user.id)
    const same = and(eq(appUser.id, user.id), eq(appUser.Disabled, false), eq(appUser.PasswordHash, user.PasswordHash ?? ''))
    const [signedIn] = await ctx.tx.select({ Failures: appUser.Failures }).from(appUser).where(same)
    if (!signedIn) throw new Refusal('usr.aut.bad')
    // Written only where it differs: on a cluster people are on every node, and could not sign in while any is away.
    if (signedIn.Failures > 0) await ctx.tx.update(appUser).set({ Failures: 0, FailedDate: null }).where(same)
    const UserToken = await openSession(ctx.tx, { Kind: 'User', UserId: user.id, Family })
    const secret = await openRenewal(ctx.tx, { UserId: user.id, Family, Keep: KeepLoggedIn, http: ctx.http })
    ctx.http.setCookie(secret, KeepLoggedIn ? renewalDays : null)
    rememberBrowser(ctx, placeOf(UserName))
    ctx.audit({ Object: 'session', ObjectId: user.id })
    return { ...profile, UserToken }
  },
)

const placeOf = (UserName: string): GuessKey => `user:${UserName.trim().toLowerCase()}`

type GuessKey = `user:${string}`
type Attempt = () => Promise<{ user: UserRow | undefined; fits: boolean }>

// Where this person signed in before, the failures of strangers count for nothing.
const asKnown = (ctx: Before<'public'>, place: GuessKey, attempt: Attempt): Promise<UserRow> =>
  countGuess(
    ctx,
    place,
    async () => {
      const { user, fits } = await attempt()
      return fits ? user : undefined
    },
    { wrong: 'usr.aut.bad' },
  )

const asStranger = async (ctx: Before<'public'>, place: GuessKey, attempt: Attempt): Promise<UserRow> => {
  await ctx.limit(`sign-in:${place}`, 10)
  const { user, fits } = await attempt()
  if (user && fits && !(await ctx.system('whether a sign-in must wait', tx => tooEarly(tx, user)))) return user
  if (user) await ctx.system('sign-in failure', tx => countFailure(tx, user))
  throw new Refusal('usr.aut.bad')
}

type Tx = Parameters<typeof userByEmail>[0]
const countFailure = async (tx: Tx, user: UserRow) => {
  await tx
    .update(appUser)
    .set({ Failures: sql`${appUser.Failures} + 1`, FailedDate: sql`now()` })
    .where(eq(appUser.id, user.id))
}

// After five failures each further one doubles the wait, up to a minute; after a hundred only a reset by mail helps.
const tooEarly = async (tx: Tx, { id, Failures }: UserRow): Promise<boolean> => {
  if (Failures >= mostFailures) return true
  if (Failures < 5) return false
  const until = sql`${appUser.FailedDate} + make_interval(secs => ${Math.min(60, 2 ** (Failures - 5))})`
  return (await tx.$count(appUser, and(eq(appUser.id, id), sql`${until} > now()`))) > 0
}
