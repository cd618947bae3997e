import type pg from 'pg'
import { withClient } from '../db/client.ts'
import { copyFile, type FilesToCopy, listFiles } from './copyFiles.ts'
import { momentOf } from './keeping.ts'
import { fileName, finishedBackups } from './manifest.ts'
import { currentMark } from './piece.ts'

export type FilesToFollow = Omit<FilesToCopy, 'client'> & { owner: pg.PoolConfig }
export type FileFollower = {
  /** Copies the files whose rows are committed by now. Never throws; a file that failed is tried again with the next call. */
  copyNew(): Promise<void>
  /** Lets the file under way end, and copies no other. */
  end(): Promise<void>
}

/** A row is dated when its transaction begins and seen when it ends: each round looks so far back again. */
const OVERLAP = 600_000

/** Copies uploaded files beside the log: those since the newest backup, for each backup copies all that were there before it. */
export const followFiles = (of: FilesToFollow, warn: (problem: string) => void): FileFollower => {
  const ending = new AbortController()
  let [since, copied]: [number, ReadonlySet<string>] = [0, new Set()]
  const copyRound = (): Promise<void> =>
    withClient(of.owner, async client => {
      const began = Date.now()
      if (since === 0) since = await findStart(of)
      const keys = await listFiles(client, new Date(Math.min(since, began) - OVERLAP)) // a clock that was set back dates rows earlier
      if (copied.size === 0) copied = await listCopied(of, keys)
      const { there, failure } = await copyMissing(of, { keys, copied, signal: ending.signal })
      copied = there
      if (failure) throw failure
      if (!ending.signal.aborted) since = began
    }).catch(error => warn(error instanceof Error ? error.message : String(error)))
  let running = Promise.resolve()
  let queued: Promise<void> | null = null
  const copyNew = (): Promise<void> =>
    (queued ??= running.then(() => {
      queued = null
      running = copyRound()
      return running
    }))
  return { copyNew, end: () => (ending.abort(), running) }
}

/** When the newest backup began; without one a backup is due, and copies all that is there now. */
const findStart = async ({ place }: FilesToFollow): Promise<number> =>
  momentOf((await finishedBackups(place)).at(-1) ?? '')?.getTime() ?? Date.now()

const listCopied = async ({ place, key }: FilesToFollow, keys: readonly string[]): Promise<ReadonlySet<string>> => {
  if (keys.length === 0) return new Set()
  const names = new Set((await place.list(`files/${currentMark(key)}/`)).map(({ name }) => name))
  return new Set(keys.filter(one => names.has(fileName(one, currentMark(key)))))
}

type Round = { keys: readonly string[]; copied: ReadonlySet<string>; signal: AbortSignal }

/** Which of the keys are in the place afterwards. One file that fails does not keep the others back. */
const copyMissing = async (of: FilesToFollow, { keys, copied, signal }: Round): Promise<{ there: Set<string>; failure: unknown }> => {
  const there = new Set(keys.filter(one => copied.has(one)))
  let failure: unknown = null
  for (const one of keys) {
    if (signal.aborted) break
    if (there.has(one)) continue
    const size = await copyFile(of, one).catch(error => {
      failure = error
      return null
    })
    if (size !== null) there.add(one)
  }
  return { there, failure }
}
