import { parseArgs } from 'node:util'
import { openOwner } from '../src/app/process.ts'
import { readConfig } from '../src/platform/config.ts'
import { withClient } from '../src/platform/db/client.ts'
import { type DistributionPlan, distribute, planDistribution, shareLogins } from '../src/platform/db/distribute.ts'
import { loginsOf } from '../src/platform/db/logins.ts'
import { coordinatorTables, referenceTables } from '../src/platform/db/placement.ts'
import { StartRefused } from '../src/platform/startRefused.ts'

/**
 * `npm run distribute [-- --plan]`: spreads the database of DATABASE_URL by account over the nodes of its Citus cluster, as its owner. Says
 * what it will do before it does it; `--plan` says no more. Can be run again after each migration: it moves what does not yet stand in its place.
 */
const { values } = parseArgs({ options: { plan: { type: 'boolean' } } })

const describe = ({ workers, tables, done }: DistributionPlan): string[] => [
  `Workers: ${workers.join(', ')}.`,
  `Standing already: ${done} tables.`,
  ...told('Spread by account', tables.account, () => ''),
  ...told('Copied to every node', tables.reference, name => referenceTables[name] ?? ''),
  ...told('Made known on the coordinator', tables.coordinator, name => coordinatorTables[name] ?? ''),
]

const told = (what: string, tables: readonly string[], why: (name: string) => string): string[] =>
  tables.length === 0 ? [] : [`${what}: ${tables.length}`, ...tables.map(name => `  ${name}${why(name) && `: ${why(name)}`}`)]

const run = async () => {
  const config = readConfig()
  if (!config.databaseUrl) throw new StartRefused('DATABASE_URL names no database; the embedded PostgreSQL runs on one machine.')
  const { owner } = await openOwner(config)
  await withClient(owner, async client => {
    const plan = await planDistribution(client)
    for (const line of describe(plan)) console.log(line)
    if (values.plan) return
    const moved = await distribute(client, plan)
    await shareLogins(client, loginsOf(owner, config.secret))
    console.log(moved === 0 ? 'Everything stands in its place.' : `Done: ${moved} tables moved. Start the servers again.`)
  })
}

try {
  await run()
} catch (error) {
  if (!(error instanceof StartRefused)) throw error
  console.error(error.message)
  process.exitCode = 1
}
