import { and, eq, lt } from 'drizzle-orm'
import type { Database, Tx } from '../../../platform/db/database.ts'
import { backupRun } from './tables.ts'

type Run = typeof backupRun.$inferSelect
const LONGEST = 4 * 3_600_000
const KEPT = 400 * 24 * 3_600_000

/** Notes that a run has begun, and of an earlier one that has not ended in its time that it was cut off with its process. */
export const beginRun = async (tx: Tx, Kind: Run['Kind'], Place: string): Promise<string> => {
  const cut = and(eq(backupRun.State, 'Running'), lt(backupRun.StartedDate, new Date(Date.now() - LONGEST)))
  await tx.update(backupRun).set({ State: 'Failed', Problem: 'cut', EndedDate: new Date() }).where(cut)
  await tx.delete(backupRun).where(lt(backupRun.StartedDate, new Date(Date.now() - KEPT)))
  const [made] = await tx.insert(backupRun).values({ Kind, State: 'Running', Place }).returning({ id: backupRun.id })
  if (!made) throw new Error('no run was noted')
  return made.id
}

/** Notes what became of it. */
export const endRun = async (db: Database, id: string, end: Partial<Omit<Run, 'id' | 'Kind'>> & Pick<Run, 'State'>): Promise<void> =>
  db.asSystem('a run of backups ends', async tx => {
    await tx
      .update(backupRun)
      .set({ ...end, EndedDate: new Date() })
      .where(eq(backupRun.id, id))
  })
