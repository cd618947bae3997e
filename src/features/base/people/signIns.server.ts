import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { EndReason } from '../../../core/wire.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { endSessions } from './data.ts'
import { renewal, session } from './tables.ts'

const mostShown = 100

type Owner = { UserId: string; tokenHash: string | null }
type SignInRow = { id: string; device: string | null; address: string | null; created: number; last: number; own: boolean }

/** The sign-ins of a user that last: those with a live session, or with a cookie that opens one. Used last, first. */
export const openSignIns = async (tx: Tx, { UserId, tokenHash }: Owner): Promise<SignInRow[]> => {
  const { rows } = await tx.execute<SignInRow>(sql`
    with live as (
      select s.family, s.created_date, s.seen_date, s.token_hash
      from session s where s.user_id = ${UserId} and s.kind = 'User' and s.family is not null
        and least(s.expires_date, s.seen_date + make_interval(mins => s.idle_minutes)) > now()
    ), given as (
      select family, created_date, used_date, expires_date, device, address from renewal where user_id = ${UserId}
    ), families as (
      select family from live union select family from given where used_date is null and expires_date > now()
    )
    select f.family as id, n.device, n.address,
      (extract(epoch from least(g.first, l.first)) * 1000)::float8 as created,
      (extract(epoch from greatest(g.last, l.last)) * 1000)::float8 as last,
      coalesce(l.own, false) as own
    from families f
    left join lateral (select min(created_date) as first, max(created_date) as last from given where family = f.family) g on true
    left join lateral (select device, address from given where family = f.family order by created_date desc limit 1) n on true
    left join lateral (select min(created_date) as first, max(seen_date) as last, bool_or(token_hash = ${tokenHash ?? ''}) as own
      from live where family = f.family) l on true
    order by own desc, last desc limit ${mostShown}`)
  return rows
}

/** The sign-in that a token belongs to; null for a session without one. */
export const signInOf = async (tx: Tx, tokenHash: string | null): Promise<string | null> => {
  if (!tokenHash) return null
  const [own] = await tx.select({ Family: session.Family }).from(session).where(eq(session.TokenHash, tokenHash))
  return own?.Family ?? null
}

/** Ends sign-ins of a user: the one named, or all but the one named. Gives how many there were. */
export const endSignIns = async (
  tx: Tx,
  { UserId, only, but }: { UserId: string; only?: string; but?: string | null },
  reason: EndReason,
): Promise<number> => {
  const chosen = (family: SQL): SQL =>
    only === undefined ? sql`${family} is distinct from ${but ?? null}::uuid` : sql`${family} = ${only}::uuid`
  const { rows } = await tx.execute<{ family: string }>(sql`
    select distinct family from (
      select family from session where user_id = ${UserId} and kind = 'User' and expires_date > now()
      union select family from renewal where user_id = ${UserId} and used_date is null and expires_date > now()) t
    where family is not null and ${chosen(sql`family`)}`)
  await endSessions(tx, and(eq(session.UserId, UserId), eq(session.Kind, 'User'), chosen(sql`${session.Family}`)), reason)
  await tx.delete(renewal).where(and(eq(renewal.UserId, UserId), chosen(sql`${renewal.Family}`)))
  return rows.length
}
