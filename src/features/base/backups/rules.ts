/** Why no backup can be made by hand. */
export const backupMessages = {
  off: 'No place for backups is set. Set BACKUP_TO and start Lintel again.',
  external: 'DATABASE_URL names a PostgreSQL of your own, which is backed up by its own tools.',
  busy: 'A backup is being made already. Wait until it is done.',
} as const
