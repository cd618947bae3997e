/** Why a backup or a restore failed, for translation; `other`: only the message says. */
export const backupProblems = ['busy', 'full', 'place', 'key', 'damaged', 'missing', 'cut', 'other'] as const
export type BackupProblem = (typeof backupProblems)[number]
