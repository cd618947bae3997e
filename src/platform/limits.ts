import type pg from 'pg'
import { Refusal } from '../core/problem.ts'
import { gather } from './gather.ts'

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
  const shared = gather((asked: readonly Attempt[]) => countTogether(pool, asked), { flights: 2, most: 200 })
  return {
    take: async (key, perMinute, { closed = false } = {}) => {
      const window = Math.floor(Date.now() / 60_000)
      const known = past.get(key)
      const count =
        known?.window === window && known.count > perMinute
          ? known.count
          : await shared({ key, window }).catch(cause => {
              if (closed) throw Object.assign(new Refusal('sys.srv.una'), { cause })
              return alone(own, key, window)
            })
      if (count <= perMinute) return
      keep(past, key, { window, count })
      throw new Refusal('req.lim.exc', undefined, undefined, Math.ceil((window + 1) * 60 - Date.now() / 1000))
    },
  }
}

type Attempt = { key: string; window: number }

/** Counts attempts in one statement; to each the count that it has brought its key to. Sorted, so that two processes never wait in a circle. */
const countTogether = async (pool: pg.Pool, asked: readonly Attempt[]): Promise<number[]> => {
  const sums = new Map<string, Attempt & { count: number }>()
  const own = asked.map(({ key, window }) => {
    const name = `${window} ${key}`
    const sum = sums.get(name) ?? { key, window, count: 0 }
    sums.set(name, { ...sum, count: sum.count + 1 })
    return { name, nth: sum.count + 1 }
  })
  const sorted = [...sums.values()].toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.window - b.window))
  const { rows } = await pool.query<Attempt & { count: number }>({
    name: 'attempts',
    text: `insert into attempt (key, "window", count) select asked.key, asked."window", asked.count from json_to_recordset($1) as asked(key text, "window" int, count int)
      on conflict (key, "window") do update set count = attempt.count + excluded.count returning key, "window", count`,
    values: [JSON.stringify(sorted)],
  })
  const reached = new Map(rows.map(({ key, window, count }) => [`${window} ${key}`, count]))
  return own.map(({ name, nth }) => (reached.get(name) ?? 0) - (sums.get(name)?.count ?? 0) + nth)
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
