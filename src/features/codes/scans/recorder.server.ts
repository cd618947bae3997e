import type pg from 'pg'
import { Refusal } from '../../../core/problem.ts'
import type { Database } from '../../../platform/db/database.ts'
import { sumUp } from '../../../platform/db/rollUp.ts'
import { sqlState } from '../../../platform/db/sqlState.ts'
import { contributionOf, scanDays } from './rollUp.server.ts'

/** A scan as it is written; `at` in epoch ms, `Day` by the building's clock. */
export type Scan = {
  readonly id: string
  readonly GroupId: string
  readonly BuildingId: string
  readonly QrCodeId: string
  readonly at: number
  readonly Day: string
  readonly Bot: boolean
  readonly Device: string
  readonly Language: string
}
export type Recorder = {
  /** Resolves when the scan is committed. Rejects with `sys.srv.una` when too many wait, or when the database is away. */
  record(scan: Scan): Promise<void>
  /** Waits for what is on its way. */
  close(): Promise<void>
}
export type RecorderOptions = { batch?: number; flights?: number; longestQueue?: number; longestWait?: number }

type Waiting = { scan: Scan; since: number; resolve: () => void; reject: (cause: unknown) => void }

/**
 * Groups the scans of all requests: what arrives while a batch is being written goes into the next, one commit serves many, and
 * each request is answered after its own commit. Past the limits a scan is refused, so that the queue cannot grow without bound.
 */
export const openRecorder = (db: Pick<Database, 'system'>, options: RecorderOptions = {}): Recorder => {
  const { batch = 500, flights = 2, longestQueue = 20_000, longestWait = 2000 } = options
  let queue: Waiting[] = []
  let flying = 0
  let scheduled = false
  const idle = new Set<() => void>()

  const schedule = () => {
    if (scheduled || flying >= flights || queue.length === 0) return
    scheduled = true
    setImmediate(launch) // what this turn of the event loop has read goes together
  }
  const launch = () => {
    scheduled = false
    const late = lateOnes(queue, Date.now() - longestWait)
    const [tooOld, taken] = [queue.slice(0, late), queue.slice(late, late + batch)]
    queue = queue.slice(late + batch)
    for (const one of tooOld) one.reject(new Refusal('sys.srv.una'))
    if (taken.length > 0) void fly(taken)
    next()
  }
  const fly = async (taken: Waiting[]) => {
    flying++
    await deliver(db, taken)
    flying--
    next()
  }
  const next = () => {
    if (flying === 0 && queue.length === 0) for (const rest of idle) rest()
    schedule()
  }
  return {
    record: scan =>
      new Promise((resolve, reject) => {
        const since = Date.now()
        const first = queue[0]
        if (queue.length >= longestQueue || (first && since - first.since > longestWait)) return reject(new Refusal('sys.srv.una'))
        queue.push({ scan, since, resolve, reject })
        schedule()
      }),
    close: async () => {
      if (flying > 0 || queue.length > 0) await new Promise<void>(resolve => idle.add(resolve))
    },
  }
}

/** How many of the queue's first are older than `oldest`. */
const lateOnes = (queue: readonly Waiting[], oldest: number): number => {
  const fresh = queue.findIndex(one => one.since >= oldest)
  return fresh < 0 ? queue.length : fresh
}

const deliver = async (db: Pick<Database, 'system'>, taken: readonly Waiting[]) => {
  const scans = taken.map(one => one.scan)
  try {
    await write(db, scans)
    for (const one of taken) one.resolve()
  } catch (cause) {
    for (const one of taken) one.reject(Object.assign(new Refusal('sys.srv.una'), { cause }))
  }
}

// Written past `asSystem`: both statements are planned once a connection and go out as one message, which is one transaction.
const reason = '/* scans of all accounts in one commit */'
const insertScans = `prepare scan_batch (json) as insert into scan (group_id, id, building_id, qr_code_id, scan_date, bot, device, language)
  select g, i, b, q, to_timestamp(t / 1000.0), r, d, l
  from json_to_recordset($1) as s(g uuid, i uuid, b uuid, q uuid, t double precision, r boolean, d text, l text)`
const addToDays = `prepare scan_days (json) as ${scanDays.sql}`
const ready = new WeakSet<pg.PoolClient>()
const passing = ['40001', '40P01', '23503']

const write = async (db: Pick<Database, 'system'>, scans: readonly Scan[], again = true): Promise<void> => {
  const client = await db.system.connect()
  let failed: unknown
  try {
    if (!ready.has(client)) await client.query(`${insertScans}; ${addToDays}`)
    ready.add(client)
    const [rows, days] = [client.escapeLiteral(scanRows(scans)), client.escapeLiteral(dayRows(scans))]
    await client.query(`${reason} execute scan_batch(${rows}); execute scan_days(${days})`)
  } catch (error) {
    failed = error
  }
  // A connection that broke, or that is half prepared, is not given back.
  client.release(failed !== undefined && (sqlState(failed) === undefined || !ready.has(client)))
  if (failed === undefined) return
  if (!again || !passing.includes(sqlState(failed) ?? '')) throw failed
  await write(db, scans, false)
}

const scanRows = (scans: readonly Scan[]): string =>
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
    })),
  )

const dayRows = (scans: readonly Scan[]): string => scanDays.json(sumUp(scans.map(contributionOf)).get(scanDays) ?? [])
