import { BackupRefused } from './backupRefused.ts'
import { finishedBackups, manifestName } from './manifest.ts'
import { openPiece, type PieceKey, pieceMark } from './piece.ts'
import type { BackupPlace } from './place.ts'

/** One sentence for the operator where the newest backup was made with another key than the current one; null where it was not. */
export const describeKeyChange = async (place: BackupPlace, key: PieceKey | null): Promise<string | null> => {
  const name = manifestName((await finishedBackups(place)).at(-1) ?? '')
  const sealed = await place.get(name)
  if (!sealed) return null
  const current = key?.current ? { current: key.current, all: [key.current] } : null
  const problem = await findProblem(name, sealed, current)
  if (problem === null && pieceMark(sealed) === 'open')
    return current && 'BACKUP_KEY is new: a backup that is encrypted with it begins now, and the earlier backups stay readable to everybody.'
  if (problem !== 'key') return null
  if (!current) return 'BACKUP_KEY is not set any more: a backup that is not encrypted begins now, and the earlier ones need their key.'
  return (await findProblem(name, sealed, key)) === null
    ? 'BACKUP_KEY is new: a backup with it begins now; keep the earlier key in BACKUP_KEY_BEFORE until the backups made with it have expired.'
    : 'BACKUP_KEY is new and cannot read the backups made so far: add their key to BACKUP_KEY_BEFORE; a backup with the new key begins now.'
}

const findProblem = (name: string, sealed: Buffer, key: PieceKey | null): Promise<BackupRefused['problem'] | null> =>
  openPiece(name, sealed, key).then(
    () => null,
    (error: unknown) => {
      if (error instanceof BackupRefused) return error.problem
      throw error
    },
  )
