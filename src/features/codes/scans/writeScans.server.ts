import type pg from 'pg'
import type { Database } from '../../../platform/db/database.ts'
import { sumUp } from '../../../platform/db/rollUp.ts'
import { sqlState } from '../../../platform/db/sqlState.ts'
import { contributionOf, scanDays } from './rollUp.server.ts'
import type { ScanRow } from './tables.ts'

// Written past `asSystem`: both statements are planned once a connection and go out as one message, which is one transaction.
const reason = '/* scans of all accounts in one commit */'
const insertScans = `prepare scan_batch (json) as insert into scan (group_id, id, building_id, qr_code_id, scan_date, bot, device, language, source)
  select g, i, b, q, to_timestamp(t / 1000.0), r, d, l, coalesce(o, '')
  from json_to_recordset($1) as s(g uuid, i uuid, b uuid, q uuid, t double precision, r boolean, d text, l text, o text)`
const addToDays = `prepare scan_days (json) as ${scanDays.sql}`
const ready = new WeakSet<pg.PoolClient>()
const passing = ['40001', '40P01', '23503']

/** Writes scans and their sums in one commit. Throws where one has no code any more, or the database is away. */
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

/** The same on a connection, in its transaction where it has one. */
export const addScans = async (client: pg.PoolClient, scans: readonly ScanRow[]): Promise<void> => {
  if (!ready.has(client)) await client.query(`${insertScans}; ${addToDays}`)
  ready.add(client)
  const [rows, days] = [client.escapeLiteral(scanRows(scans)), client.escapeLiteral(dayRows(scans))]
  await client.query(`${reason} execute scan_batch(${rows}); execute scan_days(${days})`)
}

const scanRows = (scans: readonly ScanRow[]): string =>
  JSON.stringify(
    scans.map(one => ({
      g: one.GroupId,
      i: one.id,
      b: one.BuildingId,
      q: one.QrCodeId,
      t: one.at,
      r: one.Bot,
      d: one.Device,
      l: one.Language,
      o: one.Source,
    })),
  )

const dayRows = (scans: readonly ScanRow[]): string => scanDays.json(sumUp(scans.map(contributionOf)).get(scanDays) ?? [])
