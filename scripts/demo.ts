import { copiesFor } from '../src/app/demo/copies.ts'
import { whoCanSignIn } from '../src/app/demo/demo.ts'
import { passwordToGive } from '../src/app/demo/password.ts'
import { analyse, asMaker, describeFigures, lastHour, makeWorld } from '../src/app/demo/world.ts'
import { filesOf, openOwner } from '../src/app/process.ts'
import { accountGroup } from '../src/features/base/accounts/tables.ts'
import { countDemoCopies } from '../src/features/base/people/demo.ts'
import { readConfig } from '../src/platform/config.ts'
import { openDatabase, type Tx } from '../src/platform/db/database.ts'
import { loginsOf } from '../src/platform/db/logins.ts'
import { orExit, readOptions, refuseOption } from '../src/platform/options.ts'
import { hashPassword } from '../src/platform/secrets.ts'

/**
 * `npm run demo -- --scale 10 [--accounts 40]`: makes a demo world of 10 times the visits in the configured database. Where there is one
 * already, further accounts are added to it; their users have its password (gm.2@demo.example, …).
 */
const usage = `npm run demo -- --scale N [--accounts M]
Makes a demo world of N times the visits (1), over M accounts.`

const numberOf = (name: string, value: string | undefined, isRight: (value: number) => boolean): number | undefined => {
  if (value === undefined) return undefined
  const number = Number(value)
  if (!isRight(number)) throw refuseOption(usage, `--${name} is no number that can be taken: "${value}".`)
  return number
}

const asked = () => {
  const { values } = readOptions(usage, { options: { scale: { type: 'string' }, accounts: { type: 'string' } } })
  const scale = numberOf('scale', values.scale, n => n > 0 && Number.isFinite(n)) ?? 1
  return { scale, accounts: numberOf('accounts', values.accounts, n => n > 0 && Number.isInteger(n)) }
}

/** Number of the next copy, and the password's hash of those that are there. Throws where accounts are at work that are no demo. */
const found = async (tx: Tx): Promise<{ first: number; PasswordHash: string | null }> => {
  const accountsHere = await tx.$count(accountGroup)
  const { copies, PasswordHash } = await countDemoCopies(tx)
  if (accountsHere > 0 && copies === 0)
    throw new Error('This database has accounts that are no demo. Demo accounts are not made beside them.')
  return { first: copies + 1, PasswordHash }
}

const { scale, accounts } = orExit(asked)
const config = readConfig()
const { owner, cluster } = await openOwner(config)
const db = openDatabase(loginsOf(owner, config.secret))
const started = Date.now()
const seconds = () => ((Date.now() - started) / 1000).toFixed(1)
try {
  const figures = await asMaker({ db }, async (tx, client) => {
    const { first, PasswordHash } = await found(tx)
    const plan = {
      copies: copiesFor(scale, { accounts, first }),
      to: lastHour(),
      PasswordHash: PasswordHash ?? (await hashPassword(passwordToGive(config))),
    }
    return makeWorld(
      tx,
      client,
      { secret: config.secret, baseUrl: config.baseUrl, files: filesOf(config) },
      { ...plan, onProgress: so => console.log(`  ${seconds()} s  ${describeFigures(so)}`) },
    )
  })
  await analyse({ db })
  console.log(`\n  Made ${describeFigures(figures)} in ${seconds()} s.\n`)
  for (const line of await whoCanSignIn({ db, config })) console.log(`  ${line}`)
} finally {
  await db.close()
  await cluster?.stop()
}
