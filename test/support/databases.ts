import type pg from 'pg'
import { withClient } from '../../src/platform/db/client.ts'
import { distribute, planDistribution } from '../../src/platform/db/distribute.ts'
import { openLogins, roleNames } from '../../src/platform/db/logins.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { prepareJobs } from '../../src/platform/jobs/jobs.ts'

/** The PostgreSQL servers that a database lies on; the first is the one that is asked. More than one: a cluster with Citus. */
export type Servers = readonly [pg.ClientConfig, ...pg.ClientConfig[]]

/** A distributed cluster: CITUS_URL names a database of its coordinator in which its workers are registered. */
export const citusServers = async (url: string): Promise<Servers> => {
  const { hostname: host, port, username: user, password } = new URL(url)
  const first = { host, port: Number(port || 5432), user, ...(password && { password }) }
  const { rows } = await withClient({ connectionString: url }, client =>
    client.query<{ host: string; port: number }>(
      `select nodename as host, nodeport as port from pg_dist_node where shouldhaveshards order by 1, 2`,
    ),
  )
  if (rows.length === 0) throw new Error('CITUS_URL names a database without registered workers.')
  return [first, ...rows.map(one => ({ ...first, host: one.host, port: one.port }))]
}

/** Asks each server that a database lies on by itself; the rows of all. */
export const askNodes = async (nodes: readonly pg.ClientConfig[], sql: string): Promise<unknown[]> =>
  (await Promise.all(nodes.map(one => withClient(one, async client => (await client.query(sql)).rows)))).flat()

/** The address of a database, as DATABASE_URL wants it. */
export const addressOf = ({ host = '', port, user, password, database }: pg.ClientConfig): string =>
  `postgresql://${user}${password ? `:${encodeURIComponent(String(password))}` : ''}@${encodeURIComponent(host)}${port ? `:${port}` : ''}/${database}`

const onEach = async (servers: Servers, sql: string) => {
  for (const one of servers) await withClient({ ...one, database: 'postgres' }, client => client.query(sql))
}

/** Makes the nodes of a cluster known to a database that each of them has. */
export const registerNodes = async (servers: Servers, name: string): Promise<void> => {
  const [first, ...workers] = servers
  if (workers.length === 0) return
  for (const one of servers) await withClient({ ...one, database: name }, client => client.query('create extension citus'))
  await withClient({ ...first, database: name }, async client => {
    await client.query('select citus_set_coordinator_host($1, $2)', [first.host, first.port])
    for (const { host, port } of workers) await client.query('select citus_add_node($1, $2)', [host, port])
  })
}

/** A migrated database with its queue and its roles; on a cluster it is spread over it. Gives how its owner reaches it. */
export const prepareDatabase = async (servers: Servers, name: string, secret: string): Promise<pg.PoolConfig> => {
  const owner = { ...servers[0], database: name }
  await createDatabase(servers, name)
  await registerNodes(servers, name)
  await migrate(owner)
  await prepareJobs(owner)
  await openLogins(owner, secret)
  if (servers.length > 1)
    await withClient(owner, async client => {
      await distribute(client, await planDistribution(client))
      // What a call asks as the app role stays on one shard: Citus refuses what would not.
      await client.query(`alter role ${roleNames[0]} set citus.multi_task_query_log_level = 'error'`)
    })
  return owner
}

/** Closes a database of a cluster, so that it can be copied on each node. */
export const closeTemplate = async (servers: Servers, name: string): Promise<void> => {
  if (servers.length === 1) return
  await onEach(servers, `alter database ${name} allow_connections false`)
  await onEach(servers, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`) // Citus keeps a process in each
}

export const createDatabase = (servers: Servers, name: string): Promise<void> => onEach(servers, `create database ${name}`)

export const copyDatabase = (servers: Servers, name: string, template: string): Promise<void> =>
  onEach(servers, `create database ${name} template ${template} strategy file_copy`)

export const dropDatabase = (servers: Servers, name: string): Promise<void> =>
  onEach(servers, `drop database if exists ${name} with (force)`)

export const renameDatabase = (servers: Servers, from: string, to: string): Promise<void> =>
  onEach(servers, `alter database ${from} rename to ${to}`)
