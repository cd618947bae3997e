import pg from 'pg'
import type { GroupId } from '../../core/ids.ts'

/** A connection that waits for an answer: the account of its transaction, and since when the statement runs, by `performance.now()`. */
type Flight = { readonly client: pg.PoolClient; group: GroupId | null; unanswered: number; since: number }
/** What the connections of some pools wait for. */
export type Flights = {
  /** Follows every connection that the pool opens from then on. */
  follow(pool: pg.Pool): void
  /** Says whose transaction a connection has, until it is said to have none. */
  note(client: pg.PoolClient, group: GroupId | null): void
  /** Ends those connections that are to be cut by `isLost`, which is told the account and how many ms they wait. */
  cut(isLost: (group: GroupId | null, millis: number) => Promise<boolean>): Promise<void>
}

/**
 * Knows which connections wait for an answer. One whose node hangs is of no use any more: even a statement whose time is over is not given
 * back, since the coordinator waits for the node to hear of it. So it is cut, and its place in the pool is free.
 */
export const openFlights = (): Flights => {
  const flights = new Map<pg.PoolClient, Flight>()
  return {
    follow: pool => {
      pool.on('connect', client => {
        const flight = { client, group: null, unanswered: 0, since: 0 }
        flights.set(client, flight)
        noteStatements(flight)
      })
      pool.on('remove', client => void flights.delete(client))
    },
    note: (client, group) => {
      const flight = flights.get(client)
      if (flight) flight.group = group
    },
    cut: async isLost => {
      const now = performance.now()
      const waiting = [...flights.values()].filter(one => one.unanswered > 0)
      const lost = waiting.map(async flight => {
        const { since, group } = flight
        const still = (await isLost(group, now - since)) && flight.unanswered > 0 && flight.since === since
        if (still) cutOff(flight.client)
      })
      await Promise.all(lost)
    },
  }
}

/** Ends a connection at once, whatever it waits for. */
export const cutOff = (client: pg.PoolClient): void => {
  if (client instanceof pg.Client) client.connection.stream.destroy()
}

/** How long a rollback is waited for, in ms. */
const ROLLBACK = 2000

/** Rolls back what a connection has done. Gives why it is of no use any more, where it is not: a node of a cluster that hangs keeps it for as long as it hangs. */
export const rollBack = async (client: pg.PoolClient): Promise<Error | undefined> => {
  const late = setTimeout(() => cutOff(client), ROLLBACK)
  try {
    await client.query('rollback')
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  } finally {
    clearTimeout(late)
  }
}

const noteStatements = (flight: Flight): void => {
  const { client } = flight
  const own: unknown = Object.hasOwn(client, 'query') && client.query
  // The driver's own is looked up each time, so that whoever watches the driver sees these statements too.
  const query = (...asked: unknown[]): unknown =>
    Reflect.apply((own || Reflect.get(Object.getPrototypeOf(client), 'query')) as (...asked: unknown[]) => unknown, client, asked)
  const answered = () => {
    flight.unanswered--
    flight.since = performance.now() // those that were sent behind it run from now on
  }
  const noted = (...asked: unknown[]): unknown => {
    const last = asked.at(-1)
    const called = (...told: unknown[]) => (answered(), Reflect.apply(last as (...told: unknown[]) => void, undefined, told))
    const answer = typeof last === 'function' ? query(...asked.slice(0, -1), called) : query(...asked)
    if (typeof last !== 'function' && !(answer instanceof Promise)) return answer // what submits itself tells nobody when it ends
    if (flight.unanswered++ === 0) flight.since = performance.now()
    if (answer instanceof Promise) answer.then(answered, answered)
    return answer
  }
  Object.assign(client, { query: noted })
}
