import { openOwner } from '../src/app/process.ts'
import { readConfig } from '../src/platform/config.ts'
import { findMissing } from '../src/platform/db/migrate.ts'
import { readOptionsOrExit } from '../src/platform/options.ts'
import { plainly, StartRefused } from '../src/platform/startRefused.ts'

/**
 * `npm run migrate [-- --check]`: brings the database to the schema of this release, while servers of it or of the release before are at
 * work; with `--check` it only tells what is missing, and ends with 1 where there is anything.
 */
const { values } = readOptionsOrExit('npm run migrate [-- --check]', { options: { check: { type: 'boolean' } } })

const check = async (databaseUrl: string | undefined) => {
  if (!databaseUrl) throw new StartRefused('--check needs DATABASE_URL: an embedded database is brought to its schema by each start.')
  const missing = await findMissing({ connectionString: databaseUrl })
  for (const name of missing) console.log(`  missing: ${name}`)
  if (missing.length > 0) process.exitCode = 1
  else console.log('  The database has the schema of this release.')
}

const migrateAll = async () => {
  const { cluster, migrated } = await openOwner({ ...config, migrate: true })
  await cluster?.stop()
  for (const name of migrated) console.log(`  done: ${name}`)
  console.log('  The database has the schema of this release.')
}

const config = readConfig()
try {
  await (values.check ? check(config.databaseUrl) : migrateAll())
} catch (error) {
  console.error(`  ${plainly(error)}`)
  process.exitCode = 1
}
