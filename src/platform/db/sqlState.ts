import pg from 'pg'

/** The SQLSTATE of a database error, also inside a wrapper; undefined for anything else. */
export const sqlState = (error: unknown): string | undefined => {
  for (let one: unknown = error; one instanceof Error; one = one.cause) if (one instanceof pg.DatabaseError) return one.code
  return undefined
}

/** Whether a statement failed because its connection broke, or could not be had, or because what it asked has moved; also inside a wrapper. */
export const isLost = (error: unknown): boolean => /^(57P0|08)/.test(sqlState(error) ?? '') || isLostLine(error) || isMoved(error)

// A cluster's coordinator says of a node, and of itself.
const lost =
  /connection marked as essential|postmaster was shut down|has been ended by the other party|Connection terminated|is not queryable|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT.*PGSQL|timeout exceeded when trying to connect/
const isLostLine = (error: unknown): boolean => error instanceof Error && (lost.test(error.message) || isLostLine(error.cause))

/**
 * Whether a statement met a shard that was split or moved, or a node that left, since it was planned: nothing of it was done, and planned anew it
 * finds the place. The coordinator says so in words; of a shard that is gone, its node says that there is no such relation (`name_102039`).
 */
export const isMoved = (error: unknown): boolean => {
  if (error instanceof pg.DatabaseError && (moved.test(error.message) || (error.code === '42P01' && shardGone.test(error.message))))
    return true
  return error instanceof Error && isMoved(error.cause)
}

const moved = new RegExp(
  [
    'could not find (valid entry for|length of) shard',
    'could not find any (healthy |shard )placements? for shard',
    'cannot find shard interval|could not find shardinterval',
    'cannot find a worker that has active placements for all shards',
    'no active placements were found for shard',
    'shard for the given value does not exist',
    'could not find shard for partition column value',
    String.raw`shard placement \d+ does not exist|placement for shard \d+ is not found`,
    'there are no nodes in that group|could not find the node',
    String.raw`node group \d+ does not have a primary node`,
  ].join('|'),
  'i',
)
const shardGone = /relation ".+_\d{6,}" does not exist/
