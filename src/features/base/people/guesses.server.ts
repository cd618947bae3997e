import { and, eq, gte, sql } from 'drizzle-orm'
import type pg from 'pg'
import { type Problem, Refusal, type RefusalCode } from '../../../core/problem.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { HttpSide } from '../../../platform/handle.ts'
import { type KnownPlace, knownBrowser } from './knownBrowser.server.ts'
import { tooManyGuesses } from './rules.ts'
import { guess } from './tables.ts'

/**
 * Wrong guesses at a PIN that are free. The last of them closes it for a quarter of an hour, each further one for twice as long, up to
 * four hours; every two hours without one forgive one.
 */
export const freeGuesses = 10
const freeOfOneCaller = 30
const longest = 240

const freeOfOneAccount = 60

/** `account`: whose places these are; its strangers are counted together too, over all of them. */
type Said = { wrong?: RefusalCode; message?: string; fields?: readonly Problem[]; wait?: string; account?: string | undefined }

export type GuessCtx = {
  readonly secret: string
  readonly http: HttpSide
  system<T>(reason: string, work: (tx: Tx) => Promise<T>): Promise<T>
}

/**
 * Tries a PIN at a place. Each try is counted before it is made, so parallel tries count too, and given back if it is right; wrong tries of
 * others stay counted. A known browser is counted by itself; all others together, by their address over all places, and over all places of
 * the account if one is given.
 * Throws `usr.aut.pin` (or the given code) for a wrong PIN, `req.lim.exc` while it must wait.
 */
export const countGuess = async <T>(
  ctx: GuessCtx,
  place: KnownPlace,
  attempt: () => Promise<T | undefined>,
  { wrong = 'usr.aut.pin', message, fields, account, wait = wrong === 'usr.aut.pin' ? tooManyGuesses : undefined }: Said = {},
): Promise<T> => {
  const browser = knownBrowser(ctx, place)
  const limits = browser
    ? [{ key: `${place}:${browser}`, free: freeGuesses }]
    : [
        { key: place, free: freeGuesses },
        { key: `from:${ctx.http.address}`, free: freeOfOneCaller },
        ...(account ? [{ key: `account:${account}`, free: freeOfOneAccount }] : []),
      ]
  const taken: Taken[] = []
  for (const limit of limits) {
    const one = await ctx.system('guess at a PIN', tx => take(tx, limit))
    if (!one) {
      await giveBack(ctx, taken)
      throw new Refusal('req.lim.exc', wait)
    }
    taken.push(one)
  }
  const found = await attempt()
  if (found === undefined) throw new Refusal(wrong, message, fields)
  await giveBack(ctx, taken)
  return found
}

/** Counts a try under a key, of which `free` go at once, as wrong guesses are; false: it must wait. */
export const countTry = async (ctx: Pick<GuessCtx, 'system'>, limit: { key: string; free: number }): Promise<boolean> =>
  (await ctx.system('a try', tx => take(tx, limit))) !== null

type Limit = { key: string; free: number }
/** `at`, `before`: when this guess was counted, and the one before it, as the database writes moments. */
type Taken = Limit & { at: string; before: string | null }

const take = async (tx: Tx, { key, free }: Limit): Promise<Taken | null> => {
  const left = sql`greatest(0, g.failures - floor(extract(epoch from excluded.failed_date - g.failed_date) / 7200))::int`
  const wait = sql`make_interval(mins => least(${longest}::int, 15 * 2 ^ least(10, g.failures - ${free}::int))::int)`
  const { rows } = await tx.execute<{ at: string; before: string | null }>(sql`
    insert into guess as g (key, failures, failed_date) values (${key}, 1, clock_timestamp())
    on conflict (key) do update set failures = least(${left} + 1, ${free}::int + 10), failed_date = excluded.failed_date,
      locked_date = case when ${left} + 1 = ${free}::int then excluded.failed_date else g.locked_date end
    where ${left} < ${free}::int or g.failed_date <= excluded.failed_date - ${wait}
    returning new.failed_date::text as at, old.failed_date::text as before`)
  const [row] = rows
  return row ? { key, free, ...row } : null
}

/** A right guess counts for nothing: neither against the others, nor for them. */
const giveBack = async (ctx: Pick<GuessCtx, 'system'>, taken: readonly Taken[]): Promise<void> => {
  if (taken.length === 0) return
  await ctx.system('right guess at a PIN', async tx => {
    for (const { key, free, at, before } of taken)
      await tx
        .update(guess)
        .set({
          Failures: sql`greatest(0, ${guess.Failures} - 1)`,
          FailedDate: sql`case when ${guess.FailedDate} = ${at}::timestamptz then coalesce(${before}::timestamptz, ${guess.FailedDate}) else ${guess.FailedDate} end`,
          LockedDate: sql`case when ${guess.Failures} - 1 < ${free}::int then null else ${guess.LockedDate} end`,
        })
        .where(eq(guess.Key, key))
  })
}

/** Until when a place refuses every guess of strangers; null: it does not. */
export const lockedUntil = async (tx: Tx, place: KnownPlace): Promise<Date | null> => {
  const wait = sql`make_interval(mins => least(${longest}::int, 15 * 2 ^ (${guess.Failures} - ${freeGuesses}::int))::int)`
  const [row] = await tx
    .select({ until: sql<Date>`${guess.FailedDate} + ${wait}`.mapWith(guess.FailedDate) })
    .from(guess)
    .where(and(eq(guess.Key, place), gte(guess.Failures, freeGuesses), sql`${guess.FailedDate} + ${wait} > now()`))
  return row?.until ?? null
}

/** Notes that the people in charge of a place know that it refuses guesses. */
export const noteTold = async (tx: Tx, place: string): Promise<void> => {
  await tx.update(guess).set({ ToldDate: sql`now()` }).where(eq(guess.Key, place))
}

/** Deletes what was counted at places that are gone, by whatever browser. A place has two parts: `pin:` and a secret. */
export const forgetGuesses = async (client: Pick<pg.ClientBase, 'query'>, gone: readonly { place: string }[]): Promise<void> => {
  await client.query(`delete from guess where (split_part(key, ':', 1) || ':' || split_part(key, ':', 2)) = any($1)`, [
    gone.map(({ place }) => place),
  ])
}
