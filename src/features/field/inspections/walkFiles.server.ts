import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { mostFiles, type WalkFile } from './items.ts'
import { inspectionFile } from './tables.ts'

type WalkAccount = { tx: Tx; GroupId: string }
export type WalkFileRecord = typeof inspectionFile.$inferSelect

const filesOf = (GroupId: string, InspectionId: string) =>
  and(eq(inspectionFile.GroupId, GroupId), eq(inspectionFile.InspectionId, InspectionId))

/** Notes files that a phone has announced, each once, at most `mostFiles` a walk. */
export const announceFiles = async (
  { tx, GroupId }: WalkAccount,
  { InspectionId, BuildingId, Files }: { InspectionId: string; BuildingId: string; Files: readonly WalkFile[] },
): Promise<void> => {
  if (Files.length === 0) return
  const { All } = await countFiles({ tx, GroupId }, InspectionId)
  const rows = Files.slice(0, Math.max(0, mostFiles - All)).map(({ FileId: id, ...file }) => ({
    GroupId,
    id,
    BuildingId,
    InspectionId,
    ...file,
  }))
  if (rows.length > 0) await tx.insert(inspectionFile).values(rows).onConflictDoNothing()
}

/** Files of a walk: how many there are, and how many of them are still to come. */
export const countFiles = async ({ tx, GroupId }: WalkAccount, InspectionId: string): Promise<{ All: number; Open: number }> => {
  const [row] = await tx
    .select({ All: sql<number>`count(*)::int`, Open: sql<number>`(count(*) filter (where ${inspectionFile.State} = 'Announced'))::int` })
    .from(inspectionFile)
    .where(filesOf(GroupId, InspectionId))
  return row ?? { All: 0, Open: 0 }
}

/** Ids of the files of a walk that are here, or are still to come. */
export const listWalkFiles = async ({ tx, GroupId }: WalkAccount, InspectionId: string): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .select({ id: inspectionFile.id })
    .from(inspectionFile)
    .where(and(filesOf(GroupId, InspectionId), ne(inspectionFile.State, 'Refused')))
  return new Set(rows.map(({ id }) => id))
}

/** The files of a walk as they were announced. */
export const readWalkFiles = ({ tx, GroupId }: WalkAccount, InspectionId: string): Promise<WalkFileRecord[]> =>
  tx.select().from(inspectionFile).where(filesOf(GroupId, InspectionId)).orderBy(asc(inspectionFile.CreatedDate), asc(inspectionFile.id))
