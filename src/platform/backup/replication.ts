import { getPriority, setPriority } from 'node:os'
import pg from 'pg'
import { withClient } from '../db/client.ts'

/** A position in PostgreSQL's log as 16 hex digits, so that positions sort as texts do; from `A/BC` or a number. */
export const positionOf = (text: string | bigint): string => {
  if (typeof text === 'bigint') return text.toString(16).padStart(16, '0')
  const [high = '', low = ''] = text.split('/')
  return high.toLowerCase().padStart(8, '0') + low.toLowerCase().padStart(8, '0')
}
/** A position as PostgreSQL writes it. */
export const lsnOf = (position: string): string =>
  [position.slice(0, 8), position.slice(8)].map(half => Number.parseInt(half, 16).toString(16)).join('/')

/** A connection that speaks PostgreSQL's replication protocol; the user needs the right to it. */
export const withReplication = <T>(owner: pg.PoolConfig, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const settings = { ...owner, replication: 'true', application_name: 'lintel-backup' }
  return withClient(settings, work)
}

/** The installation, as its PostgreSQL names itself, and its timeline: a new one begins with each restore. */
export const identify = async (client: pg.Client): Promise<{ installation: string; timeline: number }> => {
  const { rows } = await client.query<{ systemid: string; timeline: string }>('IDENTIFY_SYSTEM')
  return { installation: rows[0]?.systemid ?? '', timeline: Number(rows[0]?.timeline) }
}

/** Hears the messages of a copy that PostgreSQL sends: their kind and what follows it, as bytes of the listener's own. */
export const onCopied = (client: pg.Client, hear: (kind: string, body: Buffer) => void): (() => void) => {
  const listener = ({ chunk }: { chunk: Buffer }) => hear(String.fromCharCode(chunk[0] ?? 0), Buffer.from(chunk.subarray(1)))
  client.connection.on('copyData', listener)
  return () => void client.connection.off('copyData', listener)
}

/**
 * Lets the processes that serve people go before this connection's process of PostgreSQL, which runs on this machine: a backup is made over
 * its socket. Without the right to do so all stay equal.
 */
export const lowerPriority = (client: pg.Client): void => {
  if (!('processID' in client) || typeof client.processID !== 'number') return
  try {
    setPriority(client.processID, Math.min(19, getPriority(client.processID) + 10))
  } catch {}
}

export type BaseBackup = { start: string; end: string; timeline: number }

/**
 * A base backup with the log that it needs: gives its tar piece by piece to `take`, of `size` bytes each but the last, and at most `rate` bytes a
 * second. PostgreSQL waits while a piece is taken. PostgreSQL checks the sums of its pages on the way and ends with an error where one is wrong.
 */
export const copyBase = async (
  client: pg.Client,
  { size, rate }: { size: number; rate: number },
  take: (piece: Buffer) => Promise<void>,
): Promise<BaseBackup> => {
  lowerPriority(client)
  const { stream } = client.connection
  let [parts, bytes, failed]: [Buffer[], number, unknown] = [[], 0, undefined]
  let taking = Promise.resolve()
  const hand = () => {
    const piece = Buffer.concat(parts)
    ;[parts, bytes] = [[], 0]
    stream.pause()
    taking = taking
      .then(() => take(piece))
      .then(
        () => void stream.resume(),
        error => {
          failed = error
          stream.destroy()
        },
      )
  }
  const silence = onCopied(client, (kind, body) => {
    if (kind !== 'd') return
    parts.push(body)
    bytes += body.length
    if (bytes >= size) hand()
  })
  try {
    const replies: unknown = await client.query(
      `BASE_BACKUP (LABEL 'lintel', CHECKPOINT 'fast', WAL, MANIFEST 'no', MAX_RATE ${Math.round(rate / 1024)})`,
    )
    if (bytes > 0) hand()
    await taking
    if (failed) throw failed
    return baseOf(replies)
  } catch (error) {
    await taking
    throw failed ?? error
  } finally {
    silence()
  }
}

/** Of the replies of a base backup: first where it begins, then its tablespaces, last where it ends. */
const baseOf = (replies: unknown): BaseBackup => {
  const places = (Array.isArray(replies) ? replies : []).flatMap((reply: pg.QueryResult<{ recptr?: string; tli?: string }>) => reply.rows)
  const [begin, end] = places.filter(row => row.recptr)
  if (!begin?.recptr || !end?.recptr) throw new Error('PostgreSQL did not say where its backup begins and ends')
  return { start: positionOf(begin.recptr), end: positionOf(end.recptr), timeline: Number(begin.tli) }
}
