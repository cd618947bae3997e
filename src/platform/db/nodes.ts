import type pg from 'pg'
import { StartRefused } from '../startRefused.ts'
import { findDifference, findHindrance, readTraits, type Traits, traitsQuery } from './traits.ts'

type Client = Pick<pg.ClientBase, 'query'>
/** A server of a cluster, as its coordinator knows it. */
export type Node = { readonly host: string; readonly port: number }
type Worker = Node & { readonly traits: Traits }
type Known = Node & { readonly coordinator: boolean; readonly active: boolean }

export const placeOfNode = ({ host, port }: Node): string => `${host}:${port}`

/** A node as an operator types it. Throws `StartRefused` where it is not HOST:PORT. */
export const parseNode = (text: string): Node => {
  const { host, port } = /^(?<host>[^\s:]+|\[[\da-f:]+\]):(?<port>\d{1,5})$/i.exec(text)?.groups ?? {}
  if (!host || !port || Number(port) > 65_535) throw new StartRefused(`${text} is no node: HOST:PORT is, such as worker-3:5432.`)
  return { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) }
}

/** The nodes that the coordinator has registered, itself first. */
export const knownNodes = async (client: Client): Promise<Known[]> => {
  const { rows: found } = await client.query<{ there: boolean }>(`select to_regclass('pg_dist_node') is not null as there`)
  if (!found[0]?.there) throw new StartRefused('This database has no Citus: create the extension on every node, then register the nodes.')
  const { rows } = await client.query<Known>(
    `select nodename as host, nodeport as port, groupid = 0 as coordinator, isactive as active
     from pg_dist_node where noderole = 'primary' order by groupid`,
  )
  return rows
}

/** Whether a node, HOST:PORT, answers the coordinator. */
export type NodeState = { readonly place: string; readonly away: boolean }

/**
 * The workers of a cluster that is fit to be changed. Throws `StartRefused` where the coordinator or the workers are not registered, one is away, or they
 * differ in what would sort or judge rows otherwise on one than on the other.
 */
export const readyWorkers = async (client: Client): Promise<Worker[]> => {
  const nodes = await knownNodes(client)
  const workers = nodes.filter(one => !one.coordinator)
  if (nodes.length === workers.length) throw new StartRefused(`${lacksCoordinator} (select citus_set_coordinator_host('its address')).`)
  if (workers.length === 0) throw new StartRefused(`The coordinator knows no worker: select citus_add_node('its address', 5432).`)
  const asleep = nodes.filter(one => !one.active)
  if (asleep.length > 0) throw new StartRefused(`A node is not active: ${asleep.map(placeOfNode).join(', ')}.`)
  const [here, found] = [await readTraits(client), await traitsOfWorkers(client, workers)]
  for (const one of found) requireAlike(here, placeOfNode(one), one.traits)
  return found
}

const lacksCoordinator = 'The coordinator is not registered as a node of its own, so tables cannot be copied to every node'

/** Throws `StartRefused` with the first difference between the coordinator and a node. */
export const requireAlike = (here: Traits, place: string, there: Traits): void => {
  const difference = findDifference(here, place, there)
  if (difference) throw new StartRefused(difference)
}

/** Throws `StartRefused` where accounts cannot be moved to or from a node while people write. */
export const requireMoves = (place: string, traits: Traits): void => {
  const hindrance = findHindrance(place, traits)
  if (hindrance) throw new StartRefused(hindrance)
}

const traitsOfWorkers = async (client: Client, workers: readonly Node[]): Promise<Worker[]> => {
  const { rows } = await client.query<Node & { success: boolean; result: string }>(
    `select nodename as host, nodeport as port, success, result from run_command_on_workers($1)`,
    [traitsQuery],
  )
  if (rows.length < workers.length) throw new StartRefused('Not every worker answers.')
  return rows.map(({ host, port, success, result }) => {
    if (!success) throw new StartRefused(`The worker ${placeOfNode({ host, port })} does not answer: ${result}`)
    return { host, port, traits: JSON.parse(result) as Traits } // has the keys of `traitsQuery`
  })
}
