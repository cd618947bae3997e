import type pg from 'pg'
import type { GroupId } from '../../core/ids.ts'
import { Refusal } from '../../core/problem.ts'
import { FIRST } from './distribute.ts'
import { type Flights, openFlights } from './flights.ts'
import { markSpread } from './spread.ts'
import { type NodeWatch, watchNodes } from './watchNodes.ts'

/** How long the node of an account is remembered, in ms, and of how many accounts. */
const REMEMBERED = 60_000
const MOST = 20_000
/** How long a statement of no account, which may ask any node, may go on while one is away, in ms. */
const OF_NOBODY = 2000

export type Away = {
  nodes: NodeWatch['nodes']
  /** Refuses with `sys.srv.una` where the node of an account is known to be away. */
  requireNode(group: GroupId): Promise<void>
  /** Says whose transaction a connection of the pools has. */
  note: Flights['note']
  close: NodeWatch['close']
}

/**
 * Keeps work away from the nodes of a cluster that do not answer. One that hangs would hold each connection that asks it for ten seconds and longer, and with
 * them the accounts of all other nodes: so work of its accounts is refused at once, and what hangs on it already is cut.
 */
export const openAway = (login: pg.PoolConfig, pools: readonly pg.Pool[]): Away => {
  const flights = openFlights()
  for (const pool of pools) {
    flights.follow(pool)
    markSpread(pool)
  }
  const watch = watchNodes(login, () => void cut())
  const placeOf = rememberPlaces(group => readPlace(watch.pool, group))
  const isAway = async (group: GroupId) => watch.isAnyAway() && watch.isAway(await placeOf(group))
  const cut = () =>
    flights.cut((group, millis) => (group === null ? Promise.resolve(millis > OF_NOBODY) : isAway(group).catch(() => false)))
  return {
    nodes: watch.nodes,
    requireNode: async group => {
      if (await isAway(group)) throw new Refusal('sys.srv.una')
    },
    note: flights.note,
    close: watch.close,
  }
}

const rememberPlaces = (read: (group: GroupId) => Promise<string | undefined>) => {
  const places = new Map<string, { until: number; place: Promise<string | undefined> }>()
  return (group: GroupId): Promise<string | undefined> => {
    const known = places.get(group)
    if (known && performance.now() < known.until) return known.place
    if (places.size >= MOST) places.clear()
    const place = read(group)
    places.set(group, { until: performance.now() + REMEMBERED, place })
    place.catch(() => places.delete(group))
    return place
  }
}

/** The node, HOST:PORT, on which an account lies. */
const readPlace = async (pool: Pick<pg.Pool, 'query'>, group: GroupId): Promise<string | undefined> => {
  const { rows } = await pool.query<{ place: string }>(
    `select format('%s:%s', nodename, nodeport) as place from pg_dist_placement join pg_dist_node using (groupid)
     where shardid = get_shard_id_for_distribution_column($1, $2::uuid)`,
    [FIRST, group],
  )
  return rows[0]?.place
}
