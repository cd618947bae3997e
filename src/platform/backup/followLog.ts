import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { FileStore } from '../files/fileStore.ts'
import { followFiles } from './followFiles.ts'
import { describeKeyChange } from './keyChange.ts'
import { logName } from './logPieces.ts'
import { finishedBackups } from './manifest.ts'
import { PIECE, type PieceKey } from './piece.ts'
import { sealPiece } from './pieceThread.ts'
import { type BackupPlace, openSubfolder } from './place.ts'
import { identify, lsnOf, onCopied, positionOf, withReplication } from './replication.ts'

const slotName = 'lintel_backup'
const PATIENCE = 5000

export type Following = {
  owner: pg.PoolConfig
  place: BackupPlace
  key: PieceKey | null
  files: FileStore
  /** Milliseconds after which what has come, log and uploaded files, is put into the place. */
  every?: number
  /** Called where a backup is due: the log begins anew, without what was written before, the key of backups is new, or the place has none. */
  onBackupDue(): Promise<void>
  /** Milliseconds that a part of the log waits for the uploaded files that its rows name; 5 s if left out. */
  patience?: number
  log: { warn(what: object, message: string): void }
}

/**
 * Copies PostgreSQL's log to a place as it is written. A replication slot keeps what has not been put there yet, up to a limit
 * (`max_slot_wal_keep_size`), and lets one process at a time do it; any number may try. Returns how to end, which puts what has come.
 */
export const followLog = (following: Following): (() => Promise<void>) => {
  const ending = new AbortController()
  const { signal } = ending
  let isChecked = false
  const checkOnce = async (place: BackupPlace): Promise<void> => {
    if (isChecked) return
    isChecked = true
    await checkBackups(following, place).catch(error => {
      isChecked = false // the place is away: the log tells, and comes here again
      following.log.warn({ problem: String(error) }, 'the backups cannot be read')
    })
  }
  const run = async () => {
    while (!signal.aborted) {
      const problem = await followOnce(following, checkOnce, signal).then(() => null, String)
      if (signal.aborted) return
      if (problem && !isTaken(problem)) following.log.warn({ problem }, 'the log is not copied to the backups')
      await sleep(isTaken(problem ?? '') ? 10_000 : 3_000, undefined, { ref: false, signal }).catch(() => {})
    }
  }
  const ran = run()
  return () => (ending.abort(), ran)
}

const isTaken = (problem: string): boolean => problem.includes('is active for PID')

const followOnce = (following: Following, check: (place: BackupPlace) => Promise<void>, signal: AbortSignal): Promise<void> =>
  withReplication(following.owner, async client => {
    const { installation } = await identify(client)
    const place = openSubfolder(following.place, installation)
    const { isNew, ...at } = await takeSlot(client)
    if (isNew) await following.onBackupDue()
    else client.connection.once('replicationStart', () => void check(place)) // this process has the slot, no other does
    const files = followFiles({ ...following, place }, problem =>
      following.log.warn({ problem }, 'uploaded files are not copied to the backups'),
    )
    try {
      await copyLog(client, { ...following, place, copyFiles: files.copyNew }, at, signal)
    } finally {
      await files.end()
    }
  })

/** Says that the key of backups is new, and asks for a backup where the place has none with it. */
const checkBackups = async ({ key, log, onBackupDue }: Following, place: BackupPlace): Promise<void> => {
  const newest = (await finishedBackups(place)).at(-1)
  const keyChange = newest === undefined ? null : await describeKeyChange(place, newest, key)
  if (keyChange) log.warn({}, keyChange)
  if (keyChange || newest === undefined) await onBackupDue()
}

type Position = { position: string; timeline: number }

/** Where the slot stands; made where there is none, and anew where PostgreSQL has given it up because it kept too much. */
const takeSlot = async (client: pg.Client): Promise<Position & { isNew: boolean }> => {
  const known = await readSlot(client)
  if (known?.restart_lsn) return { ...positionIn(known), isNew: false }
  if (known?.slot_type) await client.query(`DROP_REPLICATION_SLOT ${slotName}`)
  await client.query(`CREATE_REPLICATION_SLOT ${slotName} PHYSICAL (RESERVE_WAL)`)
  return { ...positionIn(await readSlot(client)), isNew: true }
}

type Slot = { slot_type: string | null; restart_lsn: string | null; restart_tli: string | null }
const readSlot = async (client: pg.Client) => (await client.query<Slot>(`READ_REPLICATION_SLOT ${slotName}`)).rows[0]
const positionIn = (slot: Slot | undefined): Position => {
  if (!slot?.restart_lsn) throw new Error('the slot of the backups has no position')
  return { position: positionOf(slot.restart_lsn), timeline: Number(slot.restart_tli) }
}

const copyLog = async (
  client: pg.Client,
  { place, key, every = 30_000, patience = PATIENCE, copyFiles }: Following & { copyFiles: () => Promise<void> },
  { position, timeline }: Position,
  signal: AbortSignal,
): Promise<void> => {
  const received = receive(client, BigInt(`0x${position}`))
  const put = async () => {
    const { from, to, bytes, covers } = received.take()
    if (bytes.length > 0) {
      await waitFor(copyFiles(), patience) // files first: the rows that name them are in these bytes
      const name = logName({ timeline, from: positionOf(from), to: positionOf(to), covers })
      await place.put(name, await sealPiece(name, bytes, key))
    }
    acknowledge(client, to)
    client.connection.stream.resume()
  }
  const streaming = client.query(`START_REPLICATION SLOT ${slotName} PHYSICAL ${lsnOf(position)} TIMELINE ${timeline}`)
  const ended = streaming.then(
    () => true,
    () => true,
  )
  try {
    while (!signal.aborted) {
      const waited = new AbortController()
      const over = await Promise.race([ended, received.full(), pause(every, AbortSignal.any([signal, waited.signal]))])
      waited.abort()
      if (over) break
      await put()
    }
    if (!signal.aborted) await streaming
  } finally {
    received.end()
    client.connection.stream.resume()
  }
}

/** Waits for some work to end, so many milliseconds at most. */
const waitFor = async (work: Promise<void>, ms: number): Promise<void> => {
  const done = new AbortController()
  await Promise.race([work, pause(ms, done.signal)])
  done.abort()
}

const pause = (ms: number, signal: AbortSignal): Promise<false> => sleep(ms, false as const, { signal }).catch(() => false as const)

/** What has come of the log since it was last taken. Where a piece is full, PostgreSQL waits until it is taken. */
const receive = (client: pg.Client, position: bigint) => {
  let [parts, bytes, covers, from, to] = [[] as Buffer[], 0, 0, position, position]
  let wake = () => {}
  /** What a message tells beside its data: how far the server had written by its clock. All of it has come: so far it is covered. */
  const hearClock = (body: Buffer, at: number) => {
    if (to >= body.readBigUInt64BE(at)) covers = Date.UTC(2000, 0) + Number(body.readBigInt64BE(at + 8) / 1000n)
  }
  const end = onCopied(client, (kind, body) => {
    if (kind === 'k') {
      hearClock(body, 0)
      if (body[16] === 1) acknowledge(client, from) // asked whether somebody is still there
    } else if (kind === 'w') {
      const data = body.subarray(24)
      parts.push(data)
      bytes += data.length
      to += BigInt(data.length)
      hearClock(body, 8)
      if (bytes < PIECE) return
      client.connection.stream.pause()
      wake()
    }
  })
  const take = () => {
    const taken = { from, to, covers, bytes: Buffer.concat(parts) }
    ;[parts, bytes, from] = [[], 0, to]
    return taken
  }
  const full = () =>
    new Promise<false>(resolve => {
      wake = () => resolve(false)
      if (bytes >= PIECE) wake()
    })
  return { take, full, end }
}

/** Tells PostgreSQL what it need not keep any more: a standby's status in a message of a copy, with its clock left at zero. */
const acknowledge = (client: pg.Client, position: bigint): void => {
  const message = Buffer.alloc(39)
  message.write('d')
  message.writeUInt32BE(38, 1)
  message.write('r', 5)
  for (const at of [6, 14, 22]) message.writeBigUInt64BE(position, at)
  client.connection.stream.write(message)
}

/** Gives up the slot, so that PostgreSQL keeps nothing for backups that are not made any more. No error where there is none. */
export const forgetLog = (owner: pg.PoolConfig): Promise<void> =>
  withReplication(owner, async client => void (await client.query(`DROP_REPLICATION_SLOT ${slotName}`).catch(() => {})))
