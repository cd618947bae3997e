import type { Tx } from '../db/database.ts'
import { storedFile } from '../tables.ts'

/** Notes a file that the server has made itself and keeps under `{GroupId}/{id}`. Repeated, it is the same file. */
export const recordFile = async (tx: Tx, row: typeof storedFile.$inferInsert): Promise<void> => {
  await tx.insert(storedFile).values(row).onConflictDoNothing()
}
