import pg from 'pg'
import { openOwner } from '../src/app/process.ts'
import { type Config, readConfig } from '../src/platform/config.ts'
import { addNode } from '../src/platform/db/addNode.ts'
import { withClient } from '../src/platform/db/client.ts'
import { type DistributionPlan, distribute, planDistribution, shareLogins } from '../src/platform/db/distribute.ts'
import { loginsOf, markOf } from '../src/platform/db/logins.ts'
import { drainNode, isolateAccount, type Moving, readSpread, rebalance, requireAccount, requireMovable } from '../src/platform/db/moving.ts'
import { parseNode } from '../src/platform/db/nodes.ts'
import { coordinatorTables, referenceTables } from '../src/platform/db/placement.ts'
import { readOptionsOrExit } from '../src/platform/options.ts'
import { StartRefused } from '../src/platform/startRefused.ts'

/**
 * `npm run distribute [-- --plan]`: spreads the database of DATABASE_URL by account over the nodes of its Citus cluster, as its owner. Says
 * what it will do before it does it; `--plan` says no more. Can be run again after each migration: it moves what does not yet stand in its place.
 *
 * On a cluster, while people work: `--add-node HOST:PORT` adds a worker and spreads the accounts anew, `--drain-node HOST:PORT` empties one and takes it away,
 * `--isolate ACCOUNT [--to HOST:PORT]` gives an account a node of its own. Each can be run again after an interruption.
 */
const text = { type: 'string' } as const
const usage = 'npm run distribute -- [--plan | --add-node HOST:PORT | --drain-node HOST:PORT | --isolate ACCOUNT [--to HOST:PORT]]'
const { values } = readOptionsOrExit(usage, {
  options: { plan: { type: 'boolean' }, 'add-node': text, 'drain-node': text, isolate: text, to: text },
})
const { 'add-node': added, 'drain-node': drained, isolate, to } = values

const describe = ({ workers, tables, done }: DistributionPlan): string[] => [
  `Workers: ${workers.join(', ')}.`,
  `Standing already: ${done} tables.`,
  ...told('Spread by account', tables.account, () => ''),
  ...told('Copied to every node', tables.reference, name => referenceTables[name] ?? ''),
  ...told('Made known on the coordinator', tables.coordinator, name => coordinatorTables[name] ?? ''),
]

const told = (what: string, tables: readonly string[], why: (name: string) => string): string[] =>
  tables.length === 0 ? [] : [`${what}: ${tables.length}`, ...tables.map(name => `  ${name}${why(name) && `: ${why(name)}`}`)]

const spreadTables = async (client: pg.Client, owner: pg.PoolConfig, config: Config) => {
  const plan = await planDistribution(client)
  for (const line of describe(plan)) console.log(line)
  if (values.plan) return
  const moved = await distribute(client, plan)
  await shareLogins(client, loginsOf(owner, config.secret))
  console.log(moved === 0 ? 'Everything stands in its place.' : `Done: ${moved} tables moved. Start the servers again.`)
}

const changeNodes = async (client: pg.Client, owner: pg.PoolConfig, config: Config) => {
  const moving: Moving = { client, tell: line => console.log(line) }
  const adding = { ...moving, owner, logins: loginsOf(owner, config.secret), mark: markOf(config.secret) }
  await requireMovable(moving)
  if (added) {
    await addNode(adding, parseNode(added))
    await rebalance(moving)
  }
  if (drained) await drainNode(moving, parseNode(drained))
  if (isolate) {
    const target = to === undefined ? undefined : parseNode(to)
    await requireAccount(moving, isolate)
    if (target) await addNode(adding, target)
    await isolateAccount(moving, isolate, target)
  }
  for (const [place, n] of Object.entries(await readSpread(moving))) console.log(`${place}: ${n} shards of accounts`)
}

const run = async () => {
  const config = readConfig()
  if (!config.databaseUrl) throw new StartRefused('DATABASE_URL names no database; the embedded PostgreSQL runs on one machine.')
  const asked = [added, drained, isolate].filter(Boolean)
  if (asked.length > 1 || (to && !isolate))
    throw new StartRefused('One at a time: --add-node, --drain-node, or --isolate with or without --to.')
  const { owner } = await openOwner(config)
  await withClient(owner, client => (asked.length > 0 ? changeNodes : spreadTables)(client, owner, config))
}

try {
  await run()
} catch (error) {
  if (!(error instanceof StartRefused || error instanceof pg.DatabaseError)) throw error
  console.error(error instanceof StartRefused ? error.message : `It stopped: ${error.message}. What was done stands; run it again.`)
  process.exitCode = 1
}
