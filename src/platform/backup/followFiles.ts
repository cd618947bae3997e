import type pg from 'pg'
import { withClient } from '../db/client.ts'
import { copyFile, type FilesToCopy, listFiles } from './copyFiles.ts'
import { fileName } from './manifest.ts'
import { currentMark } from './piece.ts'

export type FilesToFollow = Omit<FilesToCopy, 'client'> & { owner: pg.PoolConfig }

/** A row is dated when its transaction begins and seen when it ends: each round looks so far back again. */
const OVERLAP = 600_000

/**
 * Copies uploaded files beside the log. `start` begins a round unless one is under way, and never waits for it; `end` waits, and copies what
 * came meanwhile. The first round compares all files with the place, each later one looks at the files since.
 */
export const followFiles = (of: FilesToFollow, warn: (problem: string) => void): { start(): void; end(): Promise<void> } => {
  let [since, recent, ending]: [Date | null, ReadonlySet<string>, boolean] = [null, new Set(), false]
  const copyRound = (isCut: () => boolean): Promise<void> =>
    withClient(of.owner, async client => {
      const began = new Date()
      const keys = await listFiles(client, since && new Date(since.getTime() - OVERLAP))
      const copied = await copyMissing(of, { keys, there: since ? recent : await listCopied(of, keys), isCut })
      if (copied) [since, recent] = [began, copied]
    }).catch(error => warn(String(error)))
  let round: Promise<void> | null = null
  const start = (): void => {
    round ??= copyRound(() => ending).finally(() => (round = null))
  }
  const end = async (): Promise<void> => {
    ending = true
    await round
    if (since) await copyRound(() => false)
  }
  return { start, end }
}

const listCopied = async ({ place, key }: FilesToFollow, keys: readonly string[]): Promise<ReadonlySet<string>> => {
  const names = new Set((await place.list(`files/${currentMark(key)}/`)).map(({ name }) => name))
  return new Set(keys.filter(one => names.has(fileName(one, currentMark(key)))))
}

type Round = { keys: readonly string[]; there: ReadonlySet<string>; isCut: () => boolean }

/** The keys that are in the place now; null where the round was cut. One file that fails does not keep the others back. */
const copyMissing = async (of: FilesToFollow, { keys, there, isCut }: Round): Promise<ReadonlySet<string> | null> => {
  const copied = new Set<string>()
  const failures: unknown[] = []
  for (const one of keys) {
    if (isCut()) return null
    const isCopied = there.has(one) || (await copyFile(of, one).catch(error => void failures.push(error)))
    if (isCopied) copied.add(one)
  }
  if (failures.length > 0) throw failures[0]
  return copied
}
