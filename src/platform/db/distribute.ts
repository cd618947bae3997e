import type pg from 'pg'
import { StartRefused } from '../startRefused.ts'
import { type Logins, passwordOf, roleNames } from './logins.ts'
import { placeOfNode, readyWorkers } from './nodes.ts'
import { placeOfTable, type TablePlace } from './placement.ts'

/** What `distribute` has yet to do: tables by the place that they shall have, and what stands already. */
export type DistributionPlan = {
  readonly workers: readonly string[]
  readonly tables: Readonly<Record<TablePlace, readonly string[]>>
  /** Tables that already stand where they belong. */
  readonly done: number
}
type Client = Pick<pg.ClientBase, 'query'>
/** What the first migrations say of tables to come: later ones count on it, on the coordinator alone. */
const defaultRights = (verb: 'grant' | 'revoke', to: 'to' | 'from') =>
  `alter default privileges in schema public ${verb} select, insert, update, delete on tables ${to} lintel_app, lintel_system`

/** The first table that is spread; all others lie beside it, so that the rows of an account are together, and move together. */
export const FIRST = 'group_counter'
type Table = { name: string; spread: boolean; citus: 'distributed' | 'reference' | 'local' | null }

/** Whether the database has been distributed: a commit over several nodes must then be one (`commit_mark`). */
export const isDistributed = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('pg_dist_partition') is not null as there`)
  if (!rows[0]?.there) return false
  const { rowCount } = await client.query(`select 1 from pg_dist_partition where logicalrelid = to_regclass('public.${FIRST}')`)
  return rowCount === 1
}

/**
 * What must be done to spread this database by account. Throws `StartRefused` where it has no Citus, no workers, a node that is away or of
 * another version, or a table that no place was decided for.
 */
export const planDistribution = async (client: Client): Promise<DistributionPlan> => {
  const workers = (await readyWorkers(client)).map(placeOfNode)
  const { rows } = await client.query<Table>(`
    select c.relname as name, t.citus_table_type as citus, exists (
      select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where i.indrelid = c.oid and i.indisprimary and a.attname = 'group_id') as spread
    from pg_class c left join (select table_name, citus_table_type from citus_tables) t on t.table_name = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and not exists (
      select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname`)
  const tables: Record<TablePlace, string[]> = { account: [], reference: [], coordinator: [] }
  let done = 0
  for (const { name, spread, citus } of rows) {
    const place = placeOfTable(name, spread)
    if (!place) throw new StartRefused(`Nobody has decided where the table ${name} stands: see src/platform/db/placement.ts.`)
    if (stands(name, place, citus)) done++
    else tables[place].push(name)
  }
  return { workers, tables, done }
}

/** A table of the coordinator that its transactions write last, so that Citus commits them on all nodes in two phases. */
const MARK = 'commit_mark'

const stands = (name: string, place: TablePlace, citus: Table['citus']): boolean => {
  if (place === 'account') return citus === 'distributed'
  if (place === 'reference') return citus === 'reference'
  return name !== MARK || citus === 'local'
}

/**
 * Does what is planned, in one transaction: foreign keys step aside, tables get their places, and the keys come back, proven anew. Gives
 * the number of tables that moved. Tables that stand already are left alone, so it can be run after each migration.
 */
export const distribute = async (client: Client, { tables }: DistributionPlan): Promise<number> => {
  const moved = [...tables.reference, ...tables.account, ...tables.coordinator]
  if (moved.length === 0) return 0
  await client.query('begin')
  try {
    await client.query(
      `set local citus.multi_shard_modify_mode = 'sequential'; set local client_min_messages = warning; set local statement_timeout = 0`,
    )
    const keys = await foreignKeys(client, moved)
    // Citus gives the copies of a table the rights that it has, on top of what new tables get by themselves, which may be more.
    await client.query(defaultRights('revoke', 'from'))
    await client.query(`select run_command_on_workers($1)`, [defaultRights('revoke', 'from')])
    for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
    for (const one of tables.reference) await client.query('select create_reference_table($1)', [one])
    for (const one of tables.account.toSorted((a, b) => Number(b === FIRST) - Number(a === FIRST))) await spread(client, one)
    for (const one of tables.coordinator) await client.query('select citus_add_local_table_to_metadata($1)', [one])
    for (const { table, name, definition } of keys) await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    await client.query(defaultRights('grant', 'to'))
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
  return moved.length
}

const spread = (client: Client, table: string) =>
  client.query(`select create_distributed_table($1, 'group_id', colocate_with => $2)`, [table, table === FIRST ? 'none' : FIRST])

/**
 * Lets the nodes speak to each other as the two roles: their passwords (Citus has carried the roles themselves to every node), and how long
 * a statement waits for a lock, which a connection's own setting tells the first node only.
 */
export const shareLogins = async (client: Client, logins: Logins): Promise<void> => {
  for (const role of roleNames) {
    await client.query(
      `insert into pg_dist_authinfo (nodeid, rolename, authinfo) values (0, $1, $2)
       on conflict (nodeid, rolename) do update set authinfo = excluded.authinfo`,
      [role, `password=${passwordOf(logins[role])}`],
    )
    await client.query(`alter role ${role} set lock_timeout = '2s'`)
  }
}

type ForeignKey = { table: string; name: string; definition: string }
const foreignKeys = async (client: Client, tables: readonly string[]): Promise<ForeignKey[]> =>
  (
    await client.query<ForeignKey>(
      `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition from pg_constraint
       where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace
         and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[])) order by 1, 2`,
      [tables],
    )
  ).rows
