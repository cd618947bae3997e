import { Refusal } from '../../../core/problem.ts'
import type { Database } from '../../../platform/db/database.ts'
import { openStaging } from './staging.server.ts'
import type { ScanRow } from './tables.ts'
import { writeScans } from './writeScans.server.ts'

export type Recorder = {
  /** Resolves when the scan is committed. Rejects with `sys.srv.una` when too many wait, or when the database is away. */
  record(scan: ScanRow): Promise<void>
  /** Waits for what is on its way. */
  close(): Promise<void>
}
export type RecorderOptions = { batch?: number; enough?: number; longestQueue?: number; longestWait?: number }
type RecorderDb = Pick<Database, 'system' | 'distributed' | 'requireNode' | 'asSystem' | 'withPeople'>

/** A second batch is written beside the first where `enough` wait for it, or one has waited so long, in ms: a commit for a few costs both more than the wait. */
const soon = 20
const flights = 2

type Waiting = { scan: ScanRow; since: number; resolve: () => void; reject: (cause: unknown) => void }

/**
 * Groups the scans of all requests: what arrives while a batch is being written goes into the next, one commit serves many, and
 * each request is answered after its own commit. Past the limits a scan is refused, so that the queue cannot grow without bound.
 * On a cluster a batch is committed on the coordinator alone and moved to its accounts afterwards: no visitor waits for a node.
 */
export const openRecorder = (db: RecorderDb, options: RecorderOptions = {}): Recorder => {
  const { batch = 500, enough = 100, longestQueue = 20_000, longestWait = 2000 } = options
  const staging = db.distributed ? openStaging(db) : null
  const write = (scans: readonly ScanRow[]) => (staging ? staging.keep(scans) : writeScans(db, scans))
  let queue: Waiting[] = []
  let flying = 0
  let scheduled = false
  const idle = new Set<() => void>()

  const schedule = () => {
    const first = queue[0]
    if (scheduled || flying >= flights || !first) return
    if (flying > 0 && queue.length < enough && Date.now() - first.since < soon) return
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
    await deliver(taken, write)
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
      await staging?.close()
    },
  }
}

/** How many of the queue's first are older than `oldest`. */
const lateOnes = (queue: readonly Waiting[], oldest: number): number => {
  const fresh = queue.findIndex(one => one.since >= oldest)
  return fresh < 0 ? queue.length : fresh
}

const deliver = async (taken: readonly Waiting[], write: (scans: readonly ScanRow[]) => Promise<void>) => {
  try {
    await write(taken.map(one => one.scan))
    for (const one of taken) one.resolve()
  } catch (cause) {
    for (const one of taken) one.reject(Object.assign(new Refusal('sys.srv.una'), { cause }))
  }
}
