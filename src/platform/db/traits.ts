import type pg from 'pg'
import { StartRefused } from '../startRefused.ts'

/**
 * What the nodes of a cluster must have in common, as text; `clock` is in seconds since 1970. `log` and `decoders` matter where accounts move: newer minor
 * releases of PostgreSQL let in only those decoders of the log that they are told of.
 */
const asked = {
  version: `current_setting('server_version_num')::int / 10000`,
  citus: `(select extversion from pg_extension where extname = 'citus')`,
  collation: `(select format('%s/%s/%s', datlocprovider, coalesce(datlocale, datcollate), coalesce(datcollversion, '')) from pg_database where datname = current_database())`,
  encoding: `(select pg_encoding_to_char(encoding) from pg_database where datname = current_database())`,
  clock: `extract(epoch from clock_timestamp())`,
  log: `current_setting('wal_level')`,
  decoders: `coalesce(string_to_array(replace(current_setting('output_plugin_libraries', true), ' ', ''), ',') @> '{pgoutput,citus}', true)`,
} as const
export type Traits = Readonly<Record<keyof typeof asked, string | null>>

const CLOCK_SECONDS = 2
const CITUS = 14

/** Asks a node for its traits, as one JSON text. */
export const traitsQuery = `select json_build_object(${Object.entries(asked)
  .map(([name, sql]) => `'${name}', (${sql})::text`)
  .join(', ')})::text as traits`

/** The traits of the server that a connection leads to. */
export const readTraits = async (client: Pick<pg.ClientBase, 'query'>): Promise<Traits> => {
  const { rows } = await client.query<{ traits: string }>(traitsQuery)
  if (!rows[0]) throw new StartRefused('The coordinator does not tell its version.')
  return JSON.parse(rows[0].traits) as Traits // has the keys of the query
}

const words = { version: 'PostgreSQL', citus: 'Citus', collation: 'collation', encoding: 'encoding' } as const

/** What sets a node apart from its coordinator, in words that say what to change; null where they are alike. */
export const findDifference = (here: Traits, place: string, there: Traits): string | null => {
  if (Number.parseInt(here.citus ?? '', 10) < CITUS) return `Citus ${CITUS} is needed; the coordinator has ${here.citus}.`
  for (const name of ['version', 'citus', 'collation', 'encoding'] as const)
    if (there[name] !== here[name])
      return `The worker ${place} has another ${words[name]} than the coordinator: ${there[name] ?? 'none'} instead of ${here[name] ?? 'none'}.`
  const seconds = Math.round(Math.abs(Number(there.clock) - Number(here.clock)))
  if (seconds > CLOCK_SECONDS)
    return `The clock of the worker ${place} differs from the coordinator's by ${seconds} seconds: set both by the same NTP servers.`
  return null
}

/** What keeps accounts from being moved to or from a node while people write, in words that say what to change; null where nothing does. */
export const findHindrance = (place: string, { log, decoders }: Traits): string | null => {
  if (log !== 'logical')
    return `Accounts cannot be moved while people write: on ${place}, set wal_level = logical, and start PostgreSQL again.`
  if (decoders !== 'true')
    return `Accounts cannot be moved while people write: on ${place}, alter system set output_plugin_libraries = pgoutput, test_decoding, citus; select pg_reload_conf().`
  return null
}
