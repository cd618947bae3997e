import type { FastifyRequest } from 'fastify'

/** A line a process in so many milliseconds, however many visitors are refused. */
const EVERY = 10_000

/** Logs that visitors were refused because the database, or the node of their account, is away: at most one line in 10 s, with their number since the last. */
export const openNoter = (every = EVERY): ((request: Pick<FastifyRequest, 'log'>, error: unknown) => void) => {
  let [count, next] = [0, 0]
  return ({ log }, error) => {
    count++
    if (performance.now() < next) return
    log.error({ refused: count, error: innermost(error) }, 'visitors were refused: the database does not answer')
    next = performance.now() + every
    count = 0
  }
}

// A query's error carries its parameters; its innermost cause does not.
const innermost = (error: unknown): string =>
  error instanceof Error && error.cause !== undefined ? innermost(error.cause) : error instanceof Error ? error.message : String(error)
