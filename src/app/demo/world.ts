import { isNotNull } from 'drizzle-orm'
import type pg from 'pg'
import type { Keeper } from '../../features/base/files/keep.server.ts'
import { appUser } from '../../features/base/people/tables.ts'
import { openAuditMonths } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../platform/services.ts'
import { type MadeBuilding, makeAccount } from './account.ts'
import { makeContacts } from './contacts.ts'
import type { CommentMemory } from './content/comments.ts'
import { mulberry32 } from './content/random.ts'
import type { GroupKey } from './content/types.ts'
import { type AccountPlan, accountsOf, type Copy } from './copies.ts'
import { makeFiles } from './files.ts'
import { makeHistory } from './history.ts'
import { makeImport } from './imports.ts'
import { makeCodes } from './qrCodes.ts'
import { makeRecords } from './records.ts'
import { makeSettings } from './settings.ts'
import { makeSurveyAnswers } from './surveyAnswers.ts'
import { makeSurveys } from './surveys.ts'
import { makeTraffic, type Period } from './traffic.ts'
import { type MadeUser, makeGlobalUsers, makeUsers } from './users.ts'

export type Figures = { accounts: number; buildings: number; codes: number; scans: number; answers: number }
export type WorldPlan = {
  copies: readonly Copy[]
  PasswordHash: string
  /** End of the two years; usually the last full hour. */
  to: Date
  /** Told after each building; what it throws undoes everything. */
  onProgress?: ((figures: Figures) => void) | undefined
}
/** What the world is made with: the key that seals secrets, where files lie, and where the portal is reached. */
export type Site = Pick<Keeper, 'files' | 'baseUrl'> & { secret: string }
type Making = { tx: Tx; client: pg.PoolClient; site: Site; plan: WorldPlan; figures: Figures }

const DAY = 86_400_000
const seed = 42

/** Starts work that makes accounts: one process at a time, without limits of time, in one transaction that leaves nothing if it breaks. */
export const asMaker = <T>({ db }: Pick<Services, 'db'>, work: (tx: Tx, client: pg.PoolClient) => Promise<T>): Promise<T> =>
  db.asSystem('demo world', async (tx, client) => {
    await client.query('set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0')
    await client.query('select pg_advisory_xact_lock(4714)')
    return work(tx, client)
  })

/** Writes the copies of a plan into the transaction. The same plan gives the same figures; only ids and addresses differ. */
export const makeWorld = async (tx: Tx, client: pg.PoolClient, site: Site, plan: WorldPlan): Promise<Figures> => {
  const making: Making = { tx, client, site, plan, figures: { accounts: 0, buildings: 0, codes: 0, scans: 0, answers: 0 } }
  for (const copy of plan.copies) {
    if (copy.number === 1) await makeGlobalUsers(tx, plan.PasswordHash)
    await makeCopy(making, copy)
  }
  return making.figures
}

const makeCopy = async (making: Making, copy: Copy): Promise<void> => {
  const memory: CommentMemory = new Map()
  const own = seed + copy.number - 1
  const { to } = making.plan
  const from = new Date(to.getTime() - 730 * DAY)
  const period: Period = { from, to, random: mulberry32(own), memory, scale: copy.scale, seed: own }
  for (const account of accountsOf(copy)) {
    const made = await makePlaces(making, account, { from, number: copy.number })
    making.figures.accounts += 1
    for (const building of made.buildings) await makeUse(making, building, period)
    await makePast(making, account.group.key, made)
  }
}

type Of = { from: Date; number: number }
type Made = { keeper: Keeper; buildings: MadeBuilding[]; users: MadeUser[] }
/** An account with its buildings, people and files. */
const makePlaces = async ({ tx, site, plan }: Making, account: AccountPlan, { from, number }: Of): Promise<Made> => {
  const { GroupId, buildings } = await makeAccount(tx, account, from)
  await makeSettings(tx, buildings, number === 1 ? site.secret : null)
  if (number === 1) {
    await makeSurveys(tx, buildings, site.secret, plan.to)
    await makeSurveyAnswers(tx, buildings, site.secret, plan.to)
  }
  const users = await makeUsers(tx, account.users, buildings, plan.PasswordHash)
  await makeContacts(tx, { group: account.group.key, GroupId, buildings, users, since: from, number })
  const keeper = { tx, files: site.files, baseUrl: site.baseUrl, GroupId, UserId: users[0]?.UserId ?? null, BuildingId: null }
  await makeFiles({ keeper, group: account.group, buildings, since: from })
  return { keeper, buildings, users }
}

/** What a building has adopted and answered, its codes and their visits. */
const makeUse = async ({ tx, client, site, plan, figures }: Making, building: MadeBuilding, period: Period): Promise<void> => {
  await makeRecords(tx, building, plan.to)
  const codes = await makeCodes(tx, site.secret, building, { since: period.from, to: plan.to })
  const { scans, answers } = await makeTraffic(client, building, codes, period)
  figures.buildings += 1
  figures.codes += codes.length
  figures.scans += scans
  figures.answers += answers
  plan.onProgress?.({ ...figures })
}

/** What people have done over the last weeks. */
const makePast = async ({ tx, client, plan: { to } }: Making, group: GroupKey, { keeper, buildings, users }: Made): Promise<void> => {
  const global = await tx.select({ UserId: appUser.id, FullName: appUser.FullName }).from(appUser).where(isNotNull(appUser.GlobalRole))
  const authors = [...users.map(({ UserId, user: { FullName } }) => ({ UserId, FullName })), ...global]
  await makeImport({ group, keeper, authors, to })
  await makeHistory(tx, client, { group, GroupId: keeper.GroupId, buildings, authors, to })
}

/** Months of the audit for the rows of the past, and fresh statistics for the planner; PostgreSQL would get round to both within a day. */
export const analyse = async ({ db }: Pick<Services, 'db'>): Promise<void> => {
  await openAuditMonths(db.system)
  await db.asSystem('demo world', async (_tx, client) => {
    await client.query('set local statement_timeout = 0')
    await client.query(`analyze audit, account_group, app_user, member, building, contact, vendor, tenant_company, qr_code, qr_item, code_address, scan, scan_day, click_day, feedback,
      feedback_day, feedback_total, feedback_term_day, feedback_term_month, feedback_topic_day`)
  })
}

/** The last full hour. */
export const lastHour = (now = new Date()): Date => new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000)
