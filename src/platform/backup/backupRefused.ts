import type { BackupProblem } from '../../core/backupProblems.ts'

/** A backup or a restore that cannot be: its message is plain words for whoever runs Lintel. Nothing half done is left behind. */
export class BackupRefused extends Error {
  readonly problem: BackupProblem
  constructor(problem: BackupProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.problem = problem
  }
}

/** An error while writing to a place, in plain words; what was refused already stays as it is. */
export const toBackupRefused = (error: unknown, place: string): BackupRefused => {
  if (error instanceof BackupRefused) return error
  const { code, message } = error instanceof Error ? (error as NodeJS.ErrnoException) : { code: undefined, message: String(error) }
  if (code === 'ENOSPC' || code === 'EDQUOT' || /\b53100\b|No space left/.test(`${code} ${message}`))
    return new BackupRefused('full', `The disk is full at ${place}. Nothing of this run was kept; make room and start it again.`, {
      cause: error,
    })
  const why = reasons[code ?? ''] ?? message.split('\n')[0]
  return new BackupRefused('place', `${place} cannot be used: ${why}.`, { cause: error })
}

const reasons: Record<string, string> = {
  EACCES: 'this user has no right to it',
  EPERM: 'this user has no right to it',
  EROFS: 'it lies on a read-only file system',
  ENOTDIR: 'a part of its path is a file',
  ENOENT: 'it is not there',
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'its address is not known',
}
