import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { withClient } from '../../src/platform/db/client.ts'
import { FIRST } from '../../src/platform/db/distribute.ts'
import type { World } from '../world.ts'
import { newQrCode } from './scans.ts'

/**
 * CITUS_NODES is a command that does something to the servers of the cluster of CITUS_URL, which must be the tests' own: `kill HOST:PORT` ends its
 * postmaster by SIGKILL, `start HOST:PORT` starts it again, `freeze HOST:PORT` and `thaw HOST:PORT` hold all its processes and let them go on, `add` makes and starts an empty server with Citus preloaded and prints its HOST:PORT,
 * `remove HOST:PORT` deletes one that was added.
 */
export const nodesCommand = process.env.CITUS_NODES
export const atNodes = async (verb: 'kill' | 'start' | 'freeze' | 'thaw' | 'add' | 'remove', place?: string): Promise<string> => {
  if (!nodesCommand) throw new Error('CITUS_NODES names no command')
  const { stdout } = await promisify(execFile)(nodesCommand, [verb, ...(place ? [place] : [])])
  return stdout.trim()
}

export type PlacedAccount = Awaited<ReturnType<World['newAccount']>> & { place: string; shard: string; Address: string }

/** So many accounts on each worker of a cluster, each with a printed comment card. */
export const accountsOnEach = async (world: World, workers: readonly string[], many: number): Promise<PlacedAccount[]> => {
  const found: PlacedAccount[] = []
  while (found.length < workers.length * many) {
    const account = await world.newAccount()
    const { place, shard } = await placeOfAccount(world, account.group.id)
    if (workers.includes(place) && found.filter(one => one.place === place).length < many) {
      const { Address } = await newQrCode(world, account, { Type: 'CommentCard' })
      found.push({ ...account, place, shard, Address })
    }
  }
  return found
}

/** The node, HOST:PORT, on which an account lies, and its shard. */
export const placeOfAccount = ({ owner }: Pick<World, 'owner'>, account: string): Promise<{ place: string; shard: string }> =>
  withClient(owner, async client => {
    const { rows } = await client.query<{ place: string; shard: string }>(
      `select format('%s:%s', nodename, nodeport) as place, shardid::text as shard from pg_dist_placement join pg_dist_node using (groupid)
       where shardid = get_shard_id_for_distribution_column($1, $2::uuid)`,
      [FIRST, account],
    )
    if (!rows[0]) throw new Error('an account has a place')
    return rows[0]
  })
