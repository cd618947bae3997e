import { setTimeout as sleep, setImmediate as soon } from 'node:timers/promises'
import pg from 'pg'
import { withinPatience } from '../watching/patience.ts'
import { cutOff } from './flights.ts'
import { knownNodes, type Node, type NodeState, placeOfNode } from './nodes.ts'

/**
 * How often a node is asked whether it answers, how long that may take, how long a new connection to it may, so that the coordinator itself tells of it, and
 * how often one that is away is asked again, in ms.
 */
const EVERY = 250
const PATIENCE = 750
const CONNECTED = 600
const AWAY_EVERY = 500
/** How often the coordinator is asked which nodes there are, and how soon it must answer for a node to be blamed, in ms. */
const LISTED = 2000
const PROMPT = 500

export type NodeWatch = {
  /** The nodes beside the coordinator as they were last seen. Rejects where the coordinator does not tell which there are. */
  nodes(): Promise<readonly NodeState[]>
  /** Whether a node, HOST:PORT, is known to be away. */
  isAway(place: string | undefined): boolean
  /** Whether any is. */
  isAnyAway(): boolean
  /** Its connections, for looking where accounts lie: none of them waits for a node. */
  readonly pool: pg.Pool
  close(): Promise<void>
}
type State = { readonly node: Node; away: boolean }

/**
 * Asks for each node of a cluster beside its coordinator whether it answers, over connections of its own, so that one that hangs is known to be
 * away within a second. `onAway` is called each time that one is found away. None is blamed where the coordinator, or this process, is slow.
 */
export const watchNodes = (login: pg.PoolConfig, onAway: () => void): NodeWatch => {
  const pool = openPool(login)
  const states = new Map<string, State>()
  const watching = new Set<Promise<void>>()
  const ending = new AbortController()
  const pause = (ms: number) => sleep(ms, undefined, { ref: false, signal: ending.signal }).catch(() => {})
  const look = async (state: State) => {
    state.away = !((await answers(pool, state.node)) ?? !state.away)
    if (state.away && !ending.signal.aborted) onAway()
  }
  const watch = async (place: string, state: State) => {
    while (!ending.signal.aborted && states.get(place) === state) {
      await pause(state.away ? AWAY_EVERY : EVERY)
      await look(state)
    }
  }
  const list = async () => {
    const there = await listWorkers(pool)
    const come = [...there].filter(([place]) => !states.has(place))
    for (const place of states.keys()) if (!there.has(place)) states.delete(place)
    for (const one of come) states.set(...one)
    await Promise.all(come.map(([, state]) => look(state)))
    for (const one of come) {
      const until = watch(...one).finally(() => watching.delete(until))
      watching.add(until)
    }
  }
  let listed = list()
  const goOn = async () => {
    while (!ending.signal.aborted) {
      await listed.catch(() => {}) // the coordinator is away
      await pause(LISTED)
      if (!ending.signal.aborted) listed = list()
    }
  }
  const going = goOn()
  return {
    nodes: () => listed.then(() => [...states].map(([place, { away }]) => ({ place, away }))),
    isAway: place => place !== undefined && states.get(place)?.away === true,
    isAnyAway: () => [...states.values()].some(one => one.away),
    pool,
    close: async () => {
      ending.abort()
      await Promise.all([going, ...watching])
      await pool.end()
    },
  }
}

const listWorkers = async (pool: pg.Pool): Promise<Map<string, State>> => {
  const workers = (await withinPatience(knownNodes(pool))).filter(one => !one.coordinator)
  return new Map(workers.map(node => [placeOfNode(node), { node, away: false }]))
}

const openPool = (login: pg.PoolConfig): pg.Pool => {
  const settings = [`citus.node_connection_timeout=${CONNECTED}`, 'statement_timeout=3000', 'client_connection_check_interval=1000']
  const options = settings.map(one => `-c ${one}`).join(' ')
  const more = { max: 20, connectionTimeoutMillis: 2000, application_name: 'lintel-watch', allowExitOnIdle: true }
  const pool = new pg.Pool({ ...login, ...more, options })
  pool.on('error', () => {}) // an idle connection may die with PostgreSQL
  pool.on('connect', client => void client.on('error', () => {}))
  return pool
}

/** Whether a node answers the coordinator; null where nobody can tell. Over a connection that the coordinator has kept this costs one trip. */
const answers = async (pool: pg.Pool, { host, port }: Node): Promise<boolean | null> => {
  const client = await pool.connect().catch(() => null)
  if (!client) return null
  const asked = client.query<{ there: boolean | null }>('select citus_check_connection_to_node($1, $2) as there', [host, port]).then(
    ({ rows }) => rows[0]?.there === true,
    () => null,
  )
  const there = await Promise.race([asked, late(PATIENCE)])
  if (typeof there === 'boolean') client.release()
  else {
    cutOff(client) // what waits for a node that hangs is given back by nobody
    client.release(true)
  }
  if (there !== null && there !== 'late') return there
  const prompt = pool.query('select 1').then(
    () => false,
    () => null,
  )
  const is = await Promise.race([prompt, late(PROMPT)])
  return is === 'late' ? null : is
}

/** After so many ms, and once what has come meanwhile was heard. */
const late = async (ms: number): Promise<'late'> => {
  await sleep(ms, undefined, { ref: false })
  await soon()
  return 'late'
}
