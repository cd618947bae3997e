import { BackupRefused } from './backupRefused.ts'
import { manifestName } from './manifest.ts'
import { type PieceKey, pieceMark } from './piece.ts'
import { openPiece } from './pieceThread.ts'
import type { BackupPlace } from './place.ts'

/** One sentence for the operator where the newest backup was made with another key than the current one; null where it was not. */
export const describeKeyChange = async (place: BackupPlace, newest: string, key: PieceKey | null): Promise<string | null> => {
  const name = manifestName(newest)
  const sealed = await place.get(name)
  if (!sealed) return null
  const current = key?.current ? { current: key.current, all: [key.current] } : null
  const problem = await findProblem(name, sealed, current)
  if (problem === null && pieceMark(sealed) === 'open')
    return current && 'BACKUP_KEY IS NEW. An encrypted backup begins now. The earlier backups are not encrypted and stay so.'
  if (problem !== 'key') return null
  if (!current) return 'BACKUP_KEY IS NOT SET ANY MORE. A backup that is not encrypted begins now. The earlier backups need their key.'
  return (await findProblem(name, sealed, key)) === null
    ? 'BACKUP_KEY IS NEW. A backup with it begins now, and copies all files again. Keep the old key in BACKUP_KEY_BEFORE until the last backup made with it has expired.'
    : 'BACKUP_KEY IS NEW, and the earlier backups cannot be read. Add their key to BACKUP_KEY_BEFORE. A backup with the new key begins now.'
}

const findProblem = (name: string, sealed: Buffer, key: PieceKey | null): Promise<BackupRefused['problem'] | null> =>
  openPiece(name, sealed, key).then(
    () => null,
    (error: unknown) => {
      if (error instanceof BackupRefused) return error.problem
      throw error
    },
  )
