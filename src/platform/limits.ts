import type pg from 'pg'
import { Refusal } from '../core/problem.ts'

export type Limits = {
  /** Counts one attempt under a key; throws `req.lim.exc` past `perMinute`. `closed`: also refuses while the database is away. */
  take(key: string, perMinute: number, options?: { closed?: boolean }): Promise<void>
}

/** Limits shared by all processes through PostgreSQL; each process counts for itself while the database is away. */
export const openLimits = (pool: pg.Pool): Limits => {
  const own = new Map<string, { window: number; count: number }>()
  return {
    take: async (key, perMinute, { closed = false } = {}) => {
      const window = Math.floor(Date.now() / 60_000)
      const count = await shared(pool, key, window).catch(() => (closed ? Number.POSITIVE_INFINITY : alone(own, key, window)))
      if (count > perMinute) throw new Refusal('req.lim.exc')
    },
  }
}

const shared = async (pool: pg.Pool, key: string, window: number): Promise<number> => {
  const { rows } = await pool.query(
    `insert into attempt (key, "window") values ($1, $2) on conflict (key, "window") do update set count = attempt.count + 1 returning count`,
    [key, window],
  )
  return rows[0].count
}

const alone = (own: Map<string, { window: number; count: number }>, key: string, window: number): number => {
  const known = own.get(key)
  const count = known?.window === window ? known.count + 1 : 1
  if (own.size > 50_000) own.clear()
  own.set(key, { window, count })
  return count
}
