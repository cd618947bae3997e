import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import type pg from 'pg'
import { Refusal } from '../../core/problem.ts'

/** The rank of the last pool of which the running work holds a connection. */
const held = new AsyncLocalStorage<number>()
/** So many may wait for a connection of a pool; whoever comes then is refused at once. */
export const MOST_WAITING = 600

/** A mistake of ours: it waits for a pool that may wait for it. */
export class OutOfOrder extends Error {}

/** Runs work that holds a connection of a pool. */
export const holding = <T>(rank: number, work: () => Promise<T>): Promise<T> => held.run(rank, work)

/**
 * A pool that can never wait for itself: work that holds a connection gets another one only of a pool of a higher rank. Anything else is a
 * mistake of ours, and throws. Where too many wait already, `connect` fails at once with `sys.srv.una`.
 */
export const guardPoolOrder = (pool: pg.Pool, rank: number): pg.Pool => {
  const connect = pool.connect.bind(pool) as (done?: Done) => Promise<pg.PoolClient> // and nothing, where it is told by `done`
  const asked = (done?: Done): unknown => {
    const problem = problemOf(pool, rank)
    // Whoever waited goes on as itself, not as the work that gave the connection back.
    if (!problem) return connect(done && AsyncResource.bind(done))
    return done ? done(problem, undefined, () => {}) : Promise.reject(problem)
  }
  return Object.assign(pool, { connect: asked })
}

type Done = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void

const problemOf = (pool: pg.Pool, rank: number): Error | undefined => {
  try {
    requireOrder(rank)
  } catch (error) {
    return error as Error // it throws nothing else
  }
  return pool.waitingCount >= MOST_WAITING ? new Refusal('sys.srv.una') : undefined
}

/** Throws `OutOfOrder` where the running work may not wait for a pool of a rank. */
export const requireOrder = (rank: number): void => {
  if ((held.getStore() ?? 0) >= rank) throw new OutOfOrder('a transaction asks for a connection of its own pool, or of one before it')
}
