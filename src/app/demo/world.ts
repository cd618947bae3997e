import pg from 'pg'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../platform/services.ts'
import { makeAccount } from './account.ts'
import { makeContacts } from './contacts.ts'
import type { CommentMemory } from './content/comments.ts'
import { mulberry32 } from './content/random.ts'
import { accountsOf, type Copy } from './copies.ts'
import { makeCodes } from './qrCodes.ts'
import { makeRecords } from './records.ts'
import { makeSettings } from './settings.ts'
import { makeSurveyAnswers } from './surveyAnswers.ts'
import { makeSurveys } from './surveys.ts'
import { makeTraffic, type Period } from './traffic.ts'
import { makeGlobalUsers, makeUsers } from './users.ts'

export type Figures = { accounts: number; buildings: number; codes: number; scans: number; answers: number }
export type WorldPlan = {
  copies: readonly Copy[]
  PasswordHash: string
  /** End of the two years; usually the last full hour. */
  to: Date
  /** Told after each building; what it throws undoes everything. */
  onProgress?: ((figures: Figures) => void) | undefined
}
type Making = { tx: Tx; client: pg.PoolClient; secret: string; plan: WorldPlan; figures: Figures }

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
export const makeWorld = async (tx: Tx, client: pg.PoolClient, secret: string, plan: WorldPlan): Promise<Figures> => {
  const making: Making = { tx, client, secret, plan, figures: { accounts: 0, buildings: 0, codes: 0, scans: 0, answers: 0 } }
  for (const copy of plan.copies) {
    if (copy.number === 1) await makeGlobalUsers(tx, plan.PasswordHash)
    await makeCopy(making, copy)
  }
  return making.figures
}

const makeCopy = async (making: Making, copy: Copy): Promise<void> => {
  const memory: CommentMemory = new Map()
  const { tx, client, secret, plan, figures } = making
  const own = seed + copy.number - 1
  const from = new Date(plan.to.getTime() - 730 * DAY)
  const period: Period = { from, to: plan.to, random: mulberry32(own), memory, scale: copy.scale, seed: own }
  for (const account of accountsOf(copy)) {
    const { GroupId, buildings } = await makeAccount(tx, account, from)
    await makeSettings(tx, buildings, copy.number === 1 ? secret : null)
    if (copy.number === 1) {
      await makeSurveys(tx, buildings, secret, plan.to)
      await makeSurveyAnswers(tx, buildings, secret, plan.to)
    }
    const users = await makeUsers(tx, account.users, buildings, plan.PasswordHash)
    await makeContacts(tx, { group: account.group.key, GroupId, buildings, users, since: from, number: copy.number })
    figures.accounts += 1
    for (const building of buildings) {
      await makeRecords(tx, building, plan.to)
      const codes = await makeCodes(tx, secret, building, { since: from, to: plan.to })
      const { scans, answers } = await makeTraffic(client, building, codes, period)
      figures.buildings += 1
      figures.codes += codes.length
      figures.scans += scans
      figures.answers += answers
      plan.onProgress?.({ ...figures })
    }
  }
}

/** Fresh statistics for the planner after so many rows; PostgreSQL would get round to it within minutes. */
export const analyse = async ({ db }: Pick<Services, 'db'>): Promise<void> => {
  const client = new pg.Client(db.owner)
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`analyze account_group, app_user, member, building, contact, vendor, tenant_company, qr_code, qr_item, code_address, scan, scan_day, click_day, feedback,
      feedback_day, feedback_total, feedback_term_day, feedback_term_month, feedback_topic_day`)
  } finally {
    await client.end()
  }
}

/** The last full hour. */
export const lastHour = (now = new Date()): Date => new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000)
