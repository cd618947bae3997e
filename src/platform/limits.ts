import type pg from 'pg'
import { Refusal } from '../core/problem.ts'

export type Limits = {
  /**
   * Counts one attempt under a key; past `perMinute` throws `req.lim.exc`, which says in how many seconds the minute ends. `closed`: while
   * the database is away every attempt is refused with `sys.srv.una`.
   */
  take(key: string, perMinute: number, options?: { closed?: boolean }): Promise<void>
}
type Counts = Map<string, { window: number; count: number }>

/**
 * Limits shared by all processes through PostgreSQL, over a pool of their own; each process counts for itself while the database is away.
 * A key that is past its limit is not asked for again before the minute ends: whoever goes on costs nothing.
 */
export const openLimits = (pool: pg.Pool): Limits => {
  const [own, past]: [Counts, Counts] = [new Map(), new Map()]
  return {
    take: async (key, perMinute, { closed = false } = {}) => {
      const window = Math.floor(Date.now() / 60_000)
      const known = past.get(key)
      const count =
        known?.window === window && known.count > perMinute
          ? known.count
          : await shared(pool, key, window).catch(cause => {
              if (closed) throw Object.assign(new Refusal('sys.srv.una'), { cause })
              return alone(own, key, window)
            })
      if (count <= perMinute) return
      keep(past, key, { window, count })
      throw new Refusal('req.lim.exc', undefined, undefined, Math.ceil((window + 1) * 60 - Date.now() / 1000))
    },
  }
}

const shared = async (pool: pg.Pool, key: string, window: number): Promise<number> => {
  const { rows } = await pool.query({
    name: 'attempt',
    text: `insert into attempt (key, "window") values ($1, $2) on conflict (key, "window") do update set count = attempt.count + 1 returning count`,
    values: [key, window],
  })
  return rows[0].count
}

const alone = (own: Counts, key: string, window: number): number => {
  const known = own.get(key)
  const count = known?.window === window ? known.count + 1 : 1
  keep(own, key, { window, count })
  return count
}

const keep = (counts: Counts, key: string, now: { window: number; count: number }): void => {
  if (counts.size > 50_000) counts.clear()
  counts.set(key, now)
}
