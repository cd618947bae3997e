import { sql } from 'drizzle-orm'
import { bigint, index, integer, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import type { BackupProblem } from '../../../core/backupProblems.ts'
import { at } from '../../../platform/db/columns.ts'
import type { runKinds, runStates } from './model.ts'

/** Backups made or tried by the portal, and its test restores, with their results. The place itself says which backups it holds. */
export const backupRun = snakeCase.table(
  'backup_run',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    Kind: text().$type<(typeof runKinds)[number]>().notNull(),
    State: text().$type<(typeof runStates)[number]>().notNull(),
    StartedDate: at().notNull().defaultNow(),
    EndedDate: at(),
    /** Where to, or from. */
    Place: text().notNull(),
    BackupId: text(),
    Rows: bigint({ mode: 'number' }),
    Files: integer(),
    Size: bigint({ mode: 'number' }),
    Problem: text().$type<BackupProblem>(),
    /** What went wrong, in the words of the command line. */
    Message: text(),
  },
  t => [index().on(t.StartedDate.desc())],
)
