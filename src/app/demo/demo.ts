import { count } from 'drizzle-orm'
import { accountGroup } from '../../features/base/accounts/tables.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { DemoFigures, DemoPart } from '../../platform/demo/part.ts'
import { hashPassword, passwordFits } from '../../platform/secrets.ts'
import type { Services } from '../../platform/services.ts'
import { runAs, type Work } from '../../platform/watching/work.ts'
import { identity } from '../features.ts'
import { copiesFor } from './copies.ts'
import { demoParts } from './parts.ts'
import { keptPassword, passwordToGive } from './password.ts'
import { analyse, asMaker, describeFigures, lastHour, makeWorld } from './world.ts'

type Needed = Pick<Services, 'db' | 'config'>
type Making = Needed & Pick<Services, 'files'>

/**
 * At the first start: makes the demo world (LINTEL_DEMO=off: the first global admin), in one transaction; later starts find it and do
 * nothing. Several processes may start at once. Throws when LINTEL_DEMO_PASSWORD breaks the password policy.
 */
export const prepareDemo = async (services: Making): Promise<void> => {
  if (!services.config.demo) return asMaker(services, tx => identity.makeFirstAdmin(tx, services.config.adminEmail))
  if (!(await isEmpty(services))) return
  const started = Date.now()
  const figures = await runAs(making, () => makeFirstWorld(services))
  if (!figures) return
  console.log(`  ${describeFigures(figures)} in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

const making: Work = { name: 'demo world', id: 'start', long: true }

const makeFirstWorld = async (services: Making): Promise<DemoFigures | null> => {
  const figures = await asMaker(services, (tx, client) => firstWorld(services, tx, client))
  if (figures) await analyse(services)
  return figures
}

type MakerArgs = Parameters<Parameters<typeof asMaker<DemoFigures | null>>[1]>

// Another process may have made it while this one waited for its turn.
const firstWorld = async ({ config, files }: Making, tx: MakerArgs[0], client: MakerArgs[1]): Promise<DemoFigures | null> => {
  const [found] = await tx.select({ n: count() }).from(accountGroup)
  if (found?.n !== 0) return null
  console.log('  Making the demo world …')
  const PasswordHash = await hashPassword(passwordToGive(config))
  const site = { secret: config.secret, baseUrl: config.baseUrl, files }
  return makeWorld(tx, client, site, { copies: copiesFor(config.demoScale), PasswordHash, to: lastHour() })
}

const isEmpty = (services: Needed): Promise<boolean> =>
  services.db.asSystem('is there any account', async tx => (await tx.select({ n: count() }).from(accountGroup))[0]?.n === 0)

/** Lines for the console: who can sign in to the demo world, and the password where this data folder knows it; or the first admin's link. */
export const whoCanSignIn = async (services: Needed): Promise<string[]> => {
  const first = await services.db.asSystem('link for the first admin', identity.openFirstAdminLink)
  if (first)
    return [`${first.Email} sets a password here, once, within 24 hours:`, `${services.config.baseUrl}/reset?token=${first.secret}`]
  const users = await services.db.asSystem('users of the demo world', tx => listEach(part => part.signIns?.(tx)))
  if (users.length === 0) return []
  const password = await passwordLine(services, users)
  const width = Math.max(...users.map(({ Email }) => Email.length))
  return [password, ...users.map(({ Email, where }) => `  ${Email.padEnd(width)}  ${where}`)]
}

/** Lines for the console: where to begin in the demo world; none without one. */
export const suggestStart = async ({ db, config }: Needed): Promise<string[]> => {
  const ofAccount = (tx: Tx) => listEach(async part => [await part.firstAccount?.(tx)])
  const account = (await db.asSystem('account of the demo world', ofAccount, { readOnly: true })).find(one => one !== undefined)
  if (!account) return []
  const ofVisitors = (tx: Tx) => listEach(async part => [await part.visitorPage?.(tx, account, config.baseUrl)])
  const page = (await db.withTenant(account, ofVisitors, { readOnly: true })).find(one => one !== undefined)
  return page ? ['Start with gm@demo.example (a manager’s day).', `What a visitor sees: ${page}`] : []
}

/** What the parts know of the world that stands, one after the other. */
const listEach = async <T>(ask: (part: DemoPart) => Promise<readonly T[]> | undefined): Promise<T[]> => {
  const all: T[] = []
  for (const part of demoParts) all.push(...((await ask(part)) ?? []))
  return all
}

const passwordLine = async ({ config }: Needed, users: readonly { PasswordHash: string | null }[]): Promise<string> => {
  const stored = [...new Set(users.map(({ PasswordHash }) => PasswordHash))]
  const fits = async (password: string) => (await Promise.all(stored.map(hash => passwordFits(hash, password)))).some(Boolean)
  const kept = keptPassword(config)
  if (kept && (await fits(kept))) return `Sign in with the password ${kept} as`
  if (config.demoPassword && (await fits(config.demoPassword))) return 'Sign in with the password of LINTEL_DEMO_PASSWORD as'
  return 'Sign in with the password that was printed, or given as LINTEL_DEMO_PASSWORD, at the first start, as'
}
