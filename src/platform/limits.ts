import type pg from 'pg'
import { Refusal } from '../core/problem.ts'
import { gather } from './gather.ts'

/** A key and how many attempts of a minute it lets in. */
export type Limit = { readonly key: string; readonly perMinute: number }
/**
 * `closed`: while the database is away every attempt is refused with `sys.srv.una`. `next`: counted in the same statement, but only where
 * the first lets it in, so that who is refused there uses up nothing of it. Nothing else counts its key as a first one.
 */
export type LimitOptions = { closed?: boolean; next?: Limit }
export type Limits = {
  /** Counts one attempt under a key; past `perMinute` throws `req.lim.exc`, which says in how many seconds the minute ends. */
  take(key: string, perMinute: number, options?: LimitOptions): Promise<void>
}
type Counts = Map<string, { window: number; count: number }>

/**
 * Limits shared by all processes through PostgreSQL, over a pool of their own; each process counts for itself while the database is away.
 * A key that is past its limit is not asked for again before the minute ends: whoever goes on costs nothing.
 */
export const openLimits = (pool: pg.Pool): Limits => {
  const [own, past]: [Counts, Counts] = [new Map(), new Map()]
  const shared = gather((asked: readonly Attempt[]) => countTogether(pool, asked), { flights: 2, most: 200 })
  const isPast = ({ key, perMinute }: Limit, window: number) => {
    const known = past.get(key)
    return known?.window === window && known.count > perMinute
  }
  const letIn = ({ key, perMinute }: Limit, window: number, count: number) => {
    if (count <= perMinute) return
    keep(past, key, { window, count })
    refuse(window)
  }
  return {
    take: async (key, perMinute, { closed = false, next: asked } = {}) => {
      const window = Math.floor(Date.now() / 60_000)
      const first = { key, perMinute }
      if (isPast(first, window)) refuse(window)
      const next = asked && !isPast(asked, window) ? asked : undefined
      const counts = await shared({ ...first, window, next }).catch(cause => {
        if (closed) throw Object.assign(new Refusal('sys.srv.una'), { cause })
        const count = alone(own, key, window)
        return { count, next: next && count <= perMinute ? alone(own, next.key, window) : 0 }
      })
      letIn(first, window, counts.count)
      if (next) letIn(next, window, counts.next)
      else if (asked) refuse(window)
    },
  }
}

const refuse = (window: number): never => {
  throw new Refusal('req.lim.exc', undefined, undefined, Math.ceil((window + 1) * 60 - Date.now() / 1000))
}

type Attempt = Limit & { window: number; next: Limit | undefined }
/** To what an attempt has brought its key, and the one after it; 0: that was not counted. */
type Counted = { count: number; next: number }

/**
 * Counts attempts in one statement. Keys are sorted, and those that come next come after all first ones, so that two processes never wait in
 * a circle. Of several attempts under one key, the first in their order are those that it lets in.
 */
const countTogether = async (pool: pg.Pool, asked: readonly Attempt[]): Promise<Counted[]> => {
  const firsts = sumUp(asked)
  const nexts = firsts.own.flatMap(({ key, window, perMinute, next, nth, sum }) =>
    next ? [{ key, window, nth, sum: sum.count, most: perMinute, next: next.key }] : [],
  )
  const { rows } = await pool.query<Sum & { next: boolean }>({
    name: 'attempts',
    text: `with first as (
        insert into attempt (key, "window", count) select asked.key, asked."window", asked.count
        from json_to_recordset($1) as asked(key text, "window" int, count int)
        on conflict (key, "window") do update set count = attempt.count + excluded.count returning key, "window", count
      ), next as (
        insert into attempt (key, "window", count) select asked.next, "window", count(*)
        from json_to_recordset($2) as asked(key text, "window" int, nth int, sum int, most int, next text) join first using (key, "window")
        where first.count - asked.sum + asked.nth <= asked.most group by asked.next, "window" order by asked.next, "window"
        on conflict (key, "window") do update set count = attempt.count + excluded.count returning key, "window", count
      ) select *, false as next from first union all select *, true from next`,
    values: [JSON.stringify(firsts.sums), JSON.stringify(nexts)],
  })
  const reached = new Map(rows.map(row => [`${row.next} ${nameOf(row)}`, row.count]))
  const reachedBy = (next: boolean, { sum, nth }: Share): number => (reached.get(`${next} ${nameOf(sum)}`) ?? 0) - sum.count + nth
  const counts = firsts.own.map(one => reachedBy(false, one))
  const letOn = firsts.own.flatMap(({ window, perMinute, next }, i) =>
    next && (counts[i] ?? 0) <= perMinute ? [{ key: next.key, window, i }] : [],
  )
  const nextCounts = new Map(sumUp(letOn).own.map(one => [one.i, reachedBy(true, one)]))
  return counts.map((count, i) => ({ count, next: nextCounts.get(i) ?? 0 }))
}

type Sum = { key: string; window: number; count: number }
type Counting = Omit<Sum, 'count'>
/** Of a sum, the how manieth this one is. */
type Share = { sum: Sum; nth: number }
const nameOf = ({ key, window }: Counting): string => `${window} ${key}`

/** How often each key stands in a list, sorted; and to each of the list, the how manieth it is of its key. */
const sumUp = <T extends Counting>(list: readonly T[]): { own: (T & Share)[]; sums: Sum[] } => {
  const sums = new Map<string, Sum>()
  const own = list.map(one => {
    const { key, window } = one
    const sum = sums.get(nameOf(one)) ?? { key, window, count: 0 }
    sums.set(nameOf(sum), sum)
    sum.count++
    return { ...one, sum, nth: sum.count }
  })
  return { own, sums: [...sums.values()].toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.window - b.window)) }
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
