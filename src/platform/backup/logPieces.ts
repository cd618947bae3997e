import { open } from 'node:fs/promises'
import path from 'node:path'
import { BackupRefused } from './backupRefused.ts'
import type { Manifest } from './manifest.ts'
import type { BackupPlace, PlacedObject } from './place.ts'

/** Bytes of a file of PostgreSQL's log: as the embedded one makes them. */
const SEGMENT = 16 * 1024 * 1024

/** A part of the log in a place. `covers`: the moment (epoch ms) up to which everything that was answered stands in it or before it. */
export type LogPiece = { name: string; timeline: number; from: string; to: string; covers: number; at: Date }

export const logName = ({ timeline, from, to, covers }: Omit<LogPiece, 'name' | 'at'>): string =>
  `log/${timeline.toString(16).padStart(8, '0')}/${from}-${to}-${covers}`

const pieceOf = ({ name, at }: PlacedObject): LogPiece | null => {
  const [, timeline, from = '', to = '', covers] = /^log\/([0-9a-f]{8})\/([0-9a-f]{16})-([0-9a-f]{16})-(\d+)$/.exec(name) ?? []
  return timeline === undefined ? null : { name, timeline: Number.parseInt(timeline, 16), from, to, covers: Number(covers), at }
}

export const listLog = async (place: BackupPlace, timeline?: number): Promise<LogPiece[]> => {
  const folder = timeline === undefined ? 'log/' : `log/${timeline.toString(16).padStart(8, '0')}/`
  return (await place.list(folder)).flatMap(one => pieceOf(one) ?? [])
}

/** What follows a base backup without a gap, how far that reaches, and what lies behind the first gap. */
export type LogChain = { pieces: LogPiece[]; covers: number; behind: LogPiece | null }

/** Puts the pieces of the log together that follow a backup; those may overlap, for one that was sent twice is kept twice. */
export const chainLog = (
  all: readonly LogPiece[],
  { timeline, end, finished }: Pick<Manifest, 'timeline' | 'end' | 'finished'>,
): LogChain => {
  const chain: LogChain = { pieces: [], covers: finished, behind: null }
  let reached = end
  const later = all.filter(one => one.timeline === timeline && one.to > end).toSorted((a, b) => (a.from < b.from ? -1 : 1))
  for (const piece of later) {
    if (piece.from > reached) return { ...chain, behind: piece }
    chain.pieces.push(piece)
    if (piece.to > reached) reached = piece.to
    chain.covers = Math.max(chain.covers, piece.covers)
  }
  return chain
}

/** How much more of the log is taken than a moment asks for: what was answered just before it may have come just after it. */
const MARGIN = 10_000

/**
 * The pieces that a restore to a moment needs, or to the end of the log where `at` is null. Throws `BackupRefused` where the log does not
 * reach so far, or has a gap.
 */
export const piecesTo = (chain: LogChain, at: number | null): LogPiece[] => {
  if (at === null && chain.behind)
    throw new BackupRefused(
      'missing',
      `The log has a gap: nothing is there between ${formatMoment(chain.covers)} and what was kept at ${formatMoment(chain.behind.at.getTime())}. What was before the gap comes back with --at ${formatMoment(chain.covers)}.`,
    )
  if (at === null) return chain.pieces
  if (at > chain.covers)
    throw new BackupRefused(
      'missing',
      `The log of this backup reaches to ${formatMoment(chain.covers)}, not to ${formatMoment(at)}. Give --at ${formatMoment(chain.covers)} or earlier.`,
    )
  const enough = chain.pieces.findIndex(one => one.covers >= at + MARGIN)
  return enough === -1 ? chain.pieces : chain.pieces.slice(0, enough + 1)
}

/** A moment as people give it to `--at`: to the second, in UTC. */
export const formatMoment = (moment: number): string => `${new Date(moment).toISOString().slice(0, 19)}Z`

/** Writes bytes of the log into the files of a folder (`pg_wal`) where PostgreSQL looks for them; `made` is told each file. */
export const writeLog = async (
  folder: string,
  { timeline, from }: Pick<LogPiece, 'timeline' | 'from'>,
  bytes: Buffer,
  made: (file: string) => Promise<void>,
): Promise<void> => {
  const begin = Number.parseInt(from, 16) // positions stay far below 2^53
  for (let done = 0; done < bytes.length; ) {
    const at = begin + done
    const offset = at % SEGMENT
    const part = bytes.subarray(done, done + SEGMENT - offset)
    const file = path.join(folder, segmentName(timeline, Math.floor(at / SEGMENT)))
    const handle = await open(file, 'r+').catch(() => open(file, 'w+', 0o600))
    try {
      if ((await handle.stat()).size < SEGMENT) await handle.truncate(SEGMENT)
      await handle.write(part, 0, part.length, offset)
    } finally {
      await handle.close()
    }
    await made(file)
    done += part.length
  }
}

const segmentName = (timeline: number, segment: number): string => {
  const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0')
  return hex(timeline) + hex(Math.floor(segment / 256)) + hex(segment % 256)
}
