import type pg from 'pg'
import type { Database } from '../../../platform/db/database.ts'
import { oneServerOnly } from '../../../platform/db/placement.ts'
import { sumUp } from '../../../platform/db/rollUp.ts'
import { sqlState } from '../../../platform/db/sqlState.ts'
import { allAnswered } from '../../../platform/db/statements.ts'
import { reopenDays } from './closeDays.server.ts'
import { type AlikeScans, alikeScans, contributionOf, scanDays } from './rollUp.server.ts'
import type { ScanRow } from './tables.ts'

// Written past `asSystem`: both statements are planned once a connection and go out as one message, which is one transaction.
const reason = '/* scans of all accounts in one commit */'
const insertInto = (account: string) => `insert into scan (group_id, id, building_id, qr_code_id, scan_date, bot, device, language, source)
  select ${account}, id, b, q, uuid_extract_timestamp(id), r, d, l, coalesce(o, '')
  from json_to_recordset($1) as s(g uuid, i uuid[], b uuid, q uuid, r boolean, d text, l text, o text), unnest(s.i) id`
const insertScans = `prepare scan_batch (json) as ${oneServerOnly} ${insertInto('g')}`
const insertOfAccount = insertInto('$2::uuid')
const addToDays = `prepare scan_days (json) as ${oneServerOnly} ${scanDays.sql}`
const ready = new WeakSet<pg.PoolClient>()
const passing = ['40001', '40P01', '23503']

/** Writes scans of any accounts and their sums in one commit, on one server. Throws where one has no code any more, or the database is away. */
export const writeScans = async (db: Pick<Database, 'system'>, scans: readonly ScanRow[], again = true): Promise<void> => {
  const client = await db.system.connect()
  let failed: unknown
  try {
    await addScans(client, scans)
  } catch (error) {
    failed = error
  }
  // A connection that broke, or that is half prepared, is not given back.
  client.release(failed !== undefined && (sqlState(failed) === undefined || !ready.has(client)))
  if (failed === undefined) return
  if (!again || !passing.includes(sqlState(failed) ?? '')) throw failed
  await writeScans(db, scans, false)
}

/** Writes scans and their sums, account by account, in the caller's transaction: on a cluster each statement asks one shard. */
export const addScansByAccount = async (client: pg.PoolClient, scans: readonly ScanRow[]): Promise<void> => {
  const byAccount = [...Map.groupBy(scans, one => one.GroupId)].toSorted(([a], [b]) => (a < b ? -1 : 1)) // two servers never wait in a circle
  await allAnswered(
    byAccount.flatMap(([account, own]) => {
      const alike = alikeScans(own)
      return [
        client.query({ name: 'scan_rows', text: insertOfAccount, values: [scanRows(alike), account] }),
        client.query({ name: 'scan_days_of', text: scanDays.sqlOfAccount, values: [dayRows(alike), account] }),
        reopenDays(client, account, new Set(own.map(({ Day }) => Day))), // some may have waited for days until the account's server was back
      ]
    }),
  )
}

const addScans = async (client: pg.PoolClient, scans: readonly ScanRow[]): Promise<void> => {
  if (!ready.has(client)) await client.query(`${insertScans}; ${addToDays}`)
  ready.add(client)
  const alike = alikeScans(scans)
  const [rows, days] = [client.escapeLiteral(scanRows(alike)), client.escapeLiteral(dayRows(alike))]
  await client.query(`${reason} execute scan_batch(${rows}); execute scan_days(${days})`)
}

const scanRows = (alike: readonly AlikeScans[]): string =>
  JSON.stringify(
    alike.map(({ scan: one, ids }) => ({
      g: one.GroupId,
      i: ids,
      b: one.BuildingId,
      q: one.QrCodeId,
      r: one.Bot,
      d: one.Device,
      l: one.Language,
      o: one.Source,
    })),
  )

const dayRows = (alike: readonly AlikeScans[]): string => scanDays.json(sumUp(alike.map(contributionOf)).get(scanDays) ?? [])
