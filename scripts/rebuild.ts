import { openOwner } from '../src/app/process.ts'
import { rebuildAll } from '../src/app/sums.ts'
import { readConfig } from '../src/platform/config.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { loginsOf } from '../src/platform/db/logins.ts'
import { readOptionsOrExit } from '../src/platform/options.ts'

/**
 * `npm run rebuild -- [--account id] [--month 2026-03] [--check]`: adds up again, from the events that are kept, the sums of every account and
 * month, and mends those that differ; with `--check` it only tells them, and ends with 1 where there are any. The server may be at work.
 */
const usage = 'npm run rebuild -- [--account ID] [--month 2026-03] [--check]'
const { values } = readOptionsOrExit(usage, {
  options: { account: { type: 'string' }, month: { type: 'string' }, check: { type: 'boolean' } },
})
if (values.month && !/^\d{4}-(0[1-9]|1[0-2])$/.test(values.month)) throw new Error('a month is written 2026-03')

const config = readConfig()
const { owner, cluster } = await openOwner(config)
const db = openDatabase(loginsOf(owner, config.secret))
try {
  const wrong = await rebuildAll(db, values, line => console.log(line))
  const told = values.check ? 'differ from their events' : 'were mended'
  console.log(wrong === 0 ? 'All sums are those of their events.' : `${wrong} rows of sums ${told}.`)
  if (values.check && wrong > 0) process.exitCode = 1
} finally {
  await db.close()
  await cluster?.stop()
}
