import pg from 'pg'

/** The SQLSTATE of a database error, also inside a wrapper; undefined for anything else. */
export const sqlState = (error: unknown): string | undefined => {
  for (let one: unknown = error; one instanceof Error; one = one.cause) if (one instanceof pg.DatabaseError) return one.code
  return undefined
}

/** Whether a statement failed because its connection broke, or could not be had; also inside a wrapper. */
export const isLost = (error: unknown): boolean => /^(57P0|08)/.test(sqlState(error) ?? '') || isLostLine(error)

// A cluster's coordinator says of a node, of itself, and of a shard that was replaced since the statement was planned.
const lost =
  /connection marked as essential|postmaster was shut down|could not find valid entry for shard|has been ended by the other party|Connection terminated|is not queryable|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT.*PGSQL|timeout exceeded when trying to connect/
const isLostLine = (error: unknown): boolean => error instanceof Error && (lost.test(error.message) || isLostLine(error.cause))

/** Whether a statement met a shard that was split or moved since it was planned: planned anew, it finds the place. */
export const isMoved = (error: unknown): boolean =>
  error instanceof Error && (error.message.includes('could not find valid entry for shard') || isMoved(error.cause))
