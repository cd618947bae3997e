/** Why a backup or a restore did not come about, for those who show it in another language; `other`: only the message tells. */
export const backupProblems = ['busy', 'full', 'place', 'key', 'damaged', 'missing', 'cut', 'other'] as const
export type BackupProblem = (typeof backupProblems)[number]
