import type pg from 'pg'
import type { GroupId } from '../../core/ids.ts'
import { Refusal } from '../../core/problem.ts'
import { FIRST } from './distribute.ts'
import type { NodeState } from './nodes.ts'

/** How long the node of an account is remembered, in ms, and of how many accounts. */
const REMEMBERED = 60_000
const MOST = 20_000

/**
 * Refuses work of accounts whose node does not answer, at once. A node that hangs would hold each connection that asks it for ten seconds, and with
 * them the accounts of all other nodes. `nodes` is asked by every call, and answers from what it knows; the call does not wait for it.
 */
export const watchAway = (
  nodes: () => Promise<readonly NodeState[]>,
  system: Pick<pg.Pool, 'query'>,
): ((group: GroupId) => Promise<void>) => {
  const places = new Map<string, { until: number; place: Promise<string | undefined> }>()
  let away: ReadonlySet<string> = new Set()
  const look = () =>
    void nodes().then(
      found => {
        away = new Set(found.filter(one => one.away).map(one => one.place))
      },
      () => {},
    )
  const findPlace = (group: GroupId): Promise<string | undefined> => {
    const known = places.get(group)
    if (known && performance.now() < known.until) return known.place
    if (places.size >= MOST) places.clear()
    const place = readPlace(system, group)
    places.set(group, { until: performance.now() + REMEMBERED, place })
    place.catch(() => places.delete(group))
    return place
  }
  return async group => {
    look()
    if (away.size > 0 && away.has((await findPlace(group)) ?? '')) throw new Refusal('sys.srv.una')
  }
}

/** The node, HOST:PORT, on which an account lies. */
const readPlace = async (system: Pick<pg.Pool, 'query'>, group: GroupId): Promise<string | undefined> => {
  const { rows } = await system.query<{ place: string }>(
    `select format('%s:%s', nodename, nodeport) as place from pg_dist_placement join pg_dist_node using (groupid)
     where shardid = get_shard_id_for_distribution_column($1, $2::uuid)`,
    [FIRST, group],
  )
  return rows[0]?.place
}
