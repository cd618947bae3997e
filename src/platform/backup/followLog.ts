import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { FileStore } from '../files/fileStore.ts'
import { followFiles } from './followFiles.ts'
import { describeKeyChange } from './keyChange.ts'
import { logName } from './logPieces.ts'
import { PIECE, type PieceKey, sealPiece } from './piece.ts'
import { type BackupPlace, within } from './place.ts'
import { identify, lsnOf, onCopied, positionOf, withReplication } from './replication.ts'

const slotName = 'lintel_backup'

export type Following = {
  owner: pg.PoolConfig
  place: BackupPlace
  key: PieceKey | null
  files: FileStore
  /** Milliseconds after which what has come, log and uploaded files, is put into the place. */
  every?: number
  /** Called where a backup is due: the log begins anew, without what was written before, or the key of backups is new. */
  onBackupDue(): Promise<void>
  log: { warn(what: object, message: string): void }
}

/**
 * Copies PostgreSQL's log to a place as it is written. A replication slot keeps what has not been put there yet, up to a limit
 * (`max_slot_wal_keep_size`), and lets one process at a time do it; any number may try. Returns how to end, which puts what has come.
 */
export const followLog = (following: Following): (() => Promise<void>) => {
  const ending = new AbortController()
  const { signal } = ending
  const run = async () => {
    while (!signal.aborted) {
      const problem = await followOnce(following, signal).then(() => null, String)
      if (signal.aborted) return
      if (problem && !isTaken(problem)) following.log.warn({ problem }, 'the log is not copied to the backups')
      await sleep(isTaken(problem ?? '') ? 10_000 : 3_000, undefined, { ref: false, signal }).catch(() => {})
    }
  }
  const ran = run()
  return () => (ending.abort(), ran)
}

const isTaken = (problem: string): boolean => problem.includes('is active for PID')
const followOnce = (following: Following, signal: AbortSignal): Promise<void> =>
  withReplication(following.owner, async client => {
    const { installation } = await identify(client)
    const place = within(following.place, installation)
    const { isNew, ...at } = await takeSlot(client)
    const keyChange = await describeKeyChange(place, following.key)
    if (keyChange) following.log.warn({}, keyChange)
    if (isNew || keyChange) await following.onBackupDue()
    const files = followFiles({ ...following, place }, problem =>
      following.log.warn({ problem }, 'uploaded files are not copied to the backups'),
    )
    try {
      await copyLog(client, { ...following, place, copyFiles: files.start }, at, signal)
    } finally {
      await files.end()
    }
  })

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
  { place, key, every = 30_000, copyFiles }: Following & { copyFiles: () => void },
  { position, timeline }: Position,
  signal: AbortSignal,
): Promise<void> => {
  const received = receive(client, BigInt(`0x${position}`))
  const put = async () => {
    copyFiles()
    const { from, to, bytes, covers } = received.take()
    if (bytes.length > 0) {
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
