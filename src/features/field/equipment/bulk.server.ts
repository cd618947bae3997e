import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { FileRef } from '../../../core/fileRef.ts'
import { notFound } from '../../../core/problem.ts'
import { batches } from '../../../platform/db/batches.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { setExcluded } from '../../../platform/db/upsert.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import { searchTextOf } from './rules.ts'
import { equipment, mechanicalSpace } from './tables.ts'

type AccountTx = { tx: Tx; GroupId: string; now: Date }
type EquipmentInsert = Omit<typeof equipment.$inferInsert, 'GroupId' | 'SearchText' | 'ModifiedDate'> & Parameters<typeof searchTextOf>[0]

/** Photos and handbooks stay; they are not in a file. */
const given = setExcluded(equipment, ['GroupId', 'id', 'QrCodeId', 'CreatedDate', 'UploadFiles', 'Handbook'])

/** Writes what many codes mark, in few statements; photos and handbooks stay. The caller has proven codes and rooms. */
export const writeEquipment = async ({ tx, GroupId, now }: AccountTx, rows: readonly EquipmentInsert[]): Promise<void> => {
  const target = [equipment.GroupId, equipment.QrCodeId]
  for (const some of batches(rows)) {
    const values = some.map(row => ({ ...row, GroupId, SearchText: searchTextOf(row), ModifiedDate: now }))
    await noteFiles(tx, equipment, await tx.insert(equipment).values(values).onConflictDoUpdate({ target, set: given }).returning())
  }
}

/** What a code of the building marks, locked. Throws `sys.obj.nof` where it marks nothing. */
export const lockEquipment = async ({ tx, GroupId, BuildingId }: Omit<AccountTx, 'now'> & { BuildingId: string }, QrCodeId: string) => {
  const one = and(eq(equipment.GroupId, GroupId), eq(equipment.BuildingId, BuildingId), eq(equipment.QrCodeId, QrCodeId))
  const [found] = await tx.select().from(equipment).where(one).for('update')
  if (!found) throw notFound()
  return found
}

/** Gives a piece other photos; the caller has proven the files. */
export const setPhotos = async (
  { tx, now }: Pick<AccountTx, 'tx' | 'now'>,
  { GroupId, id }: Pick<typeof equipment.$inferSelect, 'GroupId' | 'id'>,
  UploadFiles: FileRef[],
): Promise<void> => {
  const one = and(eq(equipment.GroupId, GroupId), eq(equipment.id, id))
  await noteFiles(tx, equipment, await tx.update(equipment).set({ UploadFiles, ModifiedDate: now }).where(one).returning())
}

/** Codes mark nothing any more. */
export const removeEquipment = async ({ tx, GroupId }: AccountTx, QrCodeIds: readonly string[]): Promise<void> => {
  if (QrCodeIds.length === 0) return
  await tx.delete(equipment).where(and(eq(equipment.GroupId, GroupId), oneOf(equipment.QrCodeId, QrCodeIds)))
}

type RoomInsert = Pick<typeof mechanicalSpace.$inferInsert, 'BuildingId' | 'SpaceName' | 'NameKey'>
/** Adds rooms that their buildings do not have yet; gives the ids of those that were made. */
export const addRooms = async ({ tx, GroupId }: Omit<AccountTx, 'now'>, rooms: readonly RoomInsert[]): Promise<string[]> => {
  if (rooms.length === 0) return []
  const rows = rooms.map(room => ({ ...room, GroupId }))
  const made = await tx.insert(mechanicalSpace).values(rows).onConflictDoNothing().returning({ id: mechanicalSpace.id })
  return made.map(({ id }) => id)
}

/** Takes rooms away in which nothing stands. */
export const removeUnusedRooms = async ({ tx, GroupId }: Omit<AccountTx, 'now'>, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  const inIt = tx
    .select({ one: sql`1` })
    .from(equipment)
    .where(and(eq(equipment.GroupId, GroupId), eq(equipment.MechanicalSpaceId, mechanicalSpace.id)))
  await tx.delete(mechanicalSpace).where(and(eq(mechanicalSpace.GroupId, GroupId), inArray(mechanicalSpace.id, [...ids]), notExists(inIt)))
}
