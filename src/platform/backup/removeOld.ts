import type pg from 'pg'
import { z } from '../../core/call.ts'
import { listFiles } from './copyFiles.ts'
import { chooseKept, momentOf } from './keeping.ts'
import { listLog } from './logPieces.ts'
import { fileName, findOwn, finishedBackups } from './manifest.ts'
import { currentMark, type PieceKey, pieceMark } from './piece.ts'
import { openPiece } from './pieceThread.ts'
import type { BackupPlace } from './place.ts'

const HOUR = 3_600_000
/** A file that no kept backup names stays so long: the moments between two backups may need it. */
const FILE_GRACE = 8 * 24 * HOUR

/** Removes what the schedule does not keep: backups, the log before the oldest one that can go to any moment, and files that no kept backup names. */
export const removeOld = async (client: Pick<pg.Client, 'query'>, place: BackupPlace, key: PieceKey | null): Promise<void> => {
  const all = await finishedBackups(place)
  const { kept, from } = chooseKept(all, await findOwn(place, all, key))
  for (const id of all.filter(one => !kept.includes(one))) await removeBackup(place, id)
  const oldest = momentOf(from)?.getTime() ?? 0
  const log = (await listLog(place)).filter(({ at }) => at.getTime() < oldest - HOUR)
  await place.remove(log.map(({ name }) => name))
  await removeFiles(client, place, { kept, key })
}

/** Its manifest first: what is left of it when that fails is no backup, and goes with the next run. */
const removeBackup = async (place: BackupPlace, id: string): Promise<void> => {
  const names = (await place.list(`base/${id}/`)).map(({ name }) => name)
  await place.remove(names.filter(name => name.endsWith('/manifest')))
  await place.remove(names.filter(name => !name.endsWith('/manifest')))
}

const removeFiles = async (
  client: Pick<pg.Client, 'query'>,
  place: BackupPlace,
  { kept, key }: { kept: readonly string[]; key: PieceKey | null },
): Promise<void> => {
  const old = (await place.list('files/')).filter(({ at }) => at.getTime() < Date.now() - FILE_GRACE)
  if (old.length === 0) return
  const named = new Set((await listFiles(client)).map(one => fileName(one, currentMark(key))))
  for (const id of kept) {
    const name = `base/${id}/files`
    const sealed = await place.get(name)
    const list = sealed && (await openPiece(name, sealed, key).catch(() => null))
    if (!list) return // a backup of an unknown key, or a damaged one: which files it needs is not known
    const keyMark = pieceMark(sealed)
    for (const one of z.array(z.string()).parse(JSON.parse(list.toString()))) {
      named.add(fileName(one, keyMark))
      if (keyMark === 'open') named.add(fileName(one, null))
    }
  }
  await place.remove(old.filter(({ name }) => !named.has(name)).map(({ name }) => name))
}
