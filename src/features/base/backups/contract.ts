import { backupProblems } from '../../../core/backupProblems.ts'
import { read, uuid, write, z } from '../../../core/call.ts'
import { runKinds, runStates } from './model.ts'

const Run = z.object({
  id: uuid(),
  Kind: z.enum(runKinds),
  State: z.enum(runStates),
  StartedDate: z.int(),
  EndedDate: z.nullable(z.int()),
  BackupId: z.nullable(z.string()),
  Rows: z.nullable(z.int()),
  Files: z.nullable(z.int()),
  Size: z.nullable(z.int()),
  Problem: z.nullable(z.enum(backupProblems)),
  Message: z.nullable(z.string()),
})
export type BackupRun = z.output<typeof Run>

const Kept = z.object({
  BackupId: z.string(),
  FinishedDate: z.int(),
  Size: z.int(),
  Rows: z.int(),
  Files: z.int(),
  /** The units of the schedule that keep it; `back`: it is needed to go back before the last restore, or further than the first days. */
  For: z.array(z.enum(['day', 'week', 'month', 'back'])),
})
export type KeptBackup = z.output<typeof Kept>

export const GetBackups = read('Backup/GetBackups', {
  summary: 'Where backups go, what is kept there, how far the log is copied, and what became of the latest runs',
  scope: 'global',
  may: 'GlobalManageCustomers',
  people: 'runs of backups belong to no account',
  input: z.strictObject({}),
  output: z.object({
    /** Off: no place is set. External: a PostgreSQL of one's own is backed up by its own tools. */
    State: z.enum(['On', 'Off', 'External']),
    Place: z.nullable(z.string()),
    Encrypted: z.boolean(),
    /** What keeps the place from being read; what is kept is then not known. */
    Problem: z.nullable(z.enum(backupProblems)),
    Kept: z.array(Kept),
    /** Bytes of the log that are not in the place yet; null while nobody copies it. */
    LogBehind: z.nullable(z.int()),
    Runs: z.array(Run),
  }),
})

export const StartBackup = write('Backup/StartBackup', {
  summary: 'Make a backup now; its run stands among the others, and moves on there',
  scope: 'global',
  may: 'GlobalManageCustomers',
  people: 'runs of backups belong to no account',
  input: z.strictObject({}),
  output: z.object({ RunId: uuid() }),
})
