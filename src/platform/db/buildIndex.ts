import type pg from 'pg'
import type { IndexStep } from './migrationSteps.ts'

type Client = Pick<pg.ClientBase, 'query'>

/**
 * Builds an index while others read and write its table; outside a transaction. An index that stands is left alone. One that is invalid, since its build was killed, is dropped and
 * built anew. A partitioned table gets the index in each partition first; its own then joins them without reading a row.
 */
export const buildIndex = async (client: Client, index: IndexStep): Promise<void> => {
  if ((await readValidity(client, index.name)) === true) return
  const { rows: partitions } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_partition_tree(to_regclass($1)) t join pg_class c on c.oid = t.relid
     where t.isleaf and c.oid <> to_regclass($1)`,
    [index.table],
  )
  if (partitions.length === 0) return buildConcurrently(client, index)
  for (const { name } of partitions)
    await buildConcurrently(client, { ...index, name: `"${plain(name)}_${plain(index.name)}"`, table: name })
  await client.query(createIndex(index, ''))
}

/** The statement that makes an index. */
export const createIndex = ({ unique, name, table, terms }: IndexStep, how: '' | 'concurrently'): string =>
  `create ${unique ? 'unique ' : ''}index ${how} ${name} on ${table}${terms}`

const buildConcurrently = async (client: Client, index: IndexStep): Promise<void> => {
  const valid = await readValidity(client, index.name)
  if (valid === true) return
  const drop = () => client.query(`drop index concurrently if exists ${index.name}`)
  if (valid === false) await drop()
  try {
    await client.query(createIndex(index, 'concurrently'))
  } catch (error) {
    await drop().catch(() => {}) // an invalid index would still cost every write
    throw error
  }
}

/** Whether an index is valid; null: it is not there. */
const readValidity = async (client: Client, name: string): Promise<boolean | null> => {
  const { rows } = await client.query<{ valid: boolean }>('select indisvalid as valid from pg_index where indexrelid = to_regclass($1)', [
    name,
  ])
  return rows[0]?.valid ?? null
}

const plain = (name: string): string => name.replaceAll('"', '')
