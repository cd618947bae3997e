import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartRefused } from '../startRefused.ts'
import { withClient } from './client.ts'
import { type Logins, roleNames } from './logins.ts'
import type { Moving } from './moving.ts'
import { knownNodes, type Node, placeOfNode, requireAlike, requireMoves } from './nodes.ts'
import { readTraits } from './traits.ts'

/** How somebody reaches another server of the cluster: the same name and password at another address. */
export const atNode = (config: pg.PoolConfig, { host, port }: Node, database?: string): pg.PoolConfig => {
  const { connectionString, ...rest } = config
  if (connectionString === undefined) return { ...rest, host, port, ...(database && { database }) }
  const address = new URL(connectionString)
  address.host = `${host.includes(':') ? `[${host}]` : host}:${port}`
  address.searchParams.delete('host')
  address.searchParams.delete('port')
  if (database) address.pathname = `/${database}`
  return { ...rest, connectionString: address.href }
}

type Adding = Moving & { owner: pg.PoolConfig; logins: Logins; mark: string }
/**
 * Makes a new server a worker of the cluster: a database like the coordinator's with Citus, the roles and their passwords; it has no accounts yet. One that is a
 * worker already stays as it is. Throws `StartRefused`, and leaves nothing behind, where it does not answer, differs, or belongs to another installation.
 */
export const addNode = async ({ client, tell, owner, logins, mark }: Adding, node: Node): Promise<void> => {
  const place = placeOfNode(node)
  if ((await knownNodes(client)).some(one => placeOfNode(one) === place)) return tell(`${place} is a worker already.`)
  const name = await nameOfDatabase(client)
  const made = await reach(place, atNode(owner, node, 'postgres'), there => prepareNode(client, there, { place, name, mark }))
  try {
    const there = await reach(place, atNode(owner, node, name), async one => {
      await one.query('create extension if not exists citus')
      return readTraits(one)
    })
    requireAlike(await readTraits(client), place, there)
    requireMoves(place, there)
    await register(client, node)
    for (const role of roleNames) await reach(place, atNode(logins[role], node), async () => {})
  } catch (error) {
    await client.query('select citus_remove_node($1, $2)', [node.host, node.port]).catch(() => {})
    if (made)
      await withClient(atNode(owner, node, 'postgres'), there =>
        there.query(`drop database ${pg.escapeIdentifier(name)} with (force)`),
      ).catch(() => {})
    throw error instanceof StartRefused
      ? error
      : new StartRefused(`${place} cannot be added: ${error instanceof Error ? error.message : error}`)
  }
  tell(`${place} is a worker now.`)
}

// A server that has just got Citus turns TLS on, and cuts connections that it opens meanwhile.
const register = async (client: pg.ClientBase, node: Node): Promise<void> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return void (await client.query('select citus_add_node($1, $2)', [node.host, node.port]))
    } catch (error) {
      if (attempt === 5) throw error
      await sleep(500)
    }
  }
}

const nameOfDatabase = async (client: pg.ClientBase): Promise<string> =>
  (await client.query<{ name: string }>('select current_database() as name')).rows[0]?.name ?? ''

const reach = <T>(place: string, config: pg.PoolConfig, work: (there: pg.Client) => Promise<T>): Promise<T> =>
  withClient({ ...config, connectionTimeoutMillis: 5000 }, work).catch(error => {
    if (error instanceof StartRefused) throw error
    throw new StartRefused(`${place} cannot be used: ${error instanceof Error ? error.message || String(error) : error}`)
  })

type Preparing = { place: string; name: string; mark: string }
/** Makes the database on a new server, from what is asked before anything is made. True where it was not there. */
const prepareNode = async (coordinator: pg.ClientBase, there: pg.Client, { place, name, mark }: Preparing): Promise<boolean> => {
  const { rows } = await there.query<{ version: number; preloaded: boolean; mark: string | null; exists: boolean }>(
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('shared_preload_libraries') ~ 'citus' as preloaded,
       (select shobj_description(oid, 'pg_authid') from pg_roles where rolname = $1) as mark, exists (select from pg_database where datname = $2) as exists`,
    [roleNames[0], name],
  )
  const [found] = rows
  if (!found || found.version < 18) throw new StartRefused(`${place} runs PostgreSQL ${found?.version}; 18 is needed.`)
  if (!found.preloaded)
    throw new StartRefused(`${place} does not load Citus: shared_preload_libraries = 'citus' in its postgresql.conf, and a restart.`)
  if (found.mark && found.mark !== mark)
    throw new StartRefused(`${place} belongs to another installation: its roles have another LINTEL_SECRET.`)
  if (found.exists) return false
  await there.query(`create database ${pg.escapeIdentifier(name)} template template0 ${await localeOf(coordinator)}`)
  return true
}

// The same words as the coordinator's own database: what differs all the same is found by its traits.
const localeOf = async (coordinator: pg.ClientBase): Promise<string> => {
  const { rows } = await coordinator.query<{ words: string }>(
    `select format('encoding %L locale_provider %s lc_collate %L lc_ctype %L', pg_encoding_to_char(encoding),
       case datlocprovider when 'b' then 'builtin' when 'i' then 'icu' else 'libc' end, datcollate, datctype)
       || case datlocprovider when 'b' then format(' builtin_locale %L', datlocale) when 'i' then format(' icu_locale %L', datlocale) else '' end as words
     from pg_database where datname = current_database()`,
  )
  return rows[0]?.words ?? ''
}
