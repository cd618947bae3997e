import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import { timeZoneOf } from '../../../core/states.ts'
import { batches } from '../../../platform/db/batches.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { setExcluded } from '../../../platform/db/upsert.ts'
import { type BuildingRow, type BuildingValues, newBuildingSecret } from './data.ts'
import { building, propertyTag } from './tables.ts'

type InAccount = { tx: Tx; GroupId: string }

/** Makes property tags that the account does not have yet; gives their ids. */
export const addTags = async ({ tx, GroupId }: InAccount, names: readonly string[]): Promise<string[]> => {
  if (names.length === 0) return []
  const made = await tx
    .insert(propertyTag)
    .values(names.map(Name => ({ GroupId, Name })))
    .returning({ id: propertyTag.id })
  return made.map(({ id }) => id)
}

type NewBuilding = Omit<BuildingValues, 'TimeZone' | 'PinSecret'> & { Country: string }

/** Makes at most as many buildings as one of `batches` holds; gives their rows by their codes. */
export const addBuildings = async (
  { tx, GroupId }: InAccount,
  infos: readonly NewBuilding[],
): Promise<ReadonlyMap<string, BuildingRow>> => {
  const values = infos.map(info => ({ ...info, GroupId, TimeZone: timeZoneOf(info.Country, info.State), PinSecret: newBuildingSecret() }))
  const made = await tx.insert(building).values(values).returning()
  return new Map(made.map(row => [row.Code, row]))
}

/** Writes whole rows over those of the same id, each a version later. */
export const overwriteBuildings = async ({ tx, GroupId }: InAccount, rows: readonly BuildingRow[]): Promise<void> => {
  const ModifiedDate = new Date()
  const values = rows.map(row => ({ ...storedColumns(row), GroupId, Version: row.Version + 1, ModifiedDate }))
  await tx
    .insert(building)
    .values(values)
    .onConflictDoUpdate({
      target: [building.GroupId, building.id],
      set: setExcluded(building, ['GroupId', 'id', 'CreatedDate', 'SearchText']),
    })
}

/** Without what the database makes itself. */
const storedColumns = ({ SearchText: _made, ...row }: BuildingRow) => row

/** Removes buildings on which nothing hangs. */
export const removeBuildings = async ({ tx, GroupId }: InAccount, all: readonly string[]): Promise<void> => {
  for (const ids of batches(all))
    await tx.delete(building).where(and(eq(building.GroupId, GroupId), sql`${building.id} = any(${sql.param(ids)}::uuid[])`))
}

/** Removes those of some tags that no building has. */
export const removeUnusedTags = async ({ tx, GroupId }: InAccount, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  const used = tx
    .select({ id: building.id })
    .from(building)
    .where(and(eq(building.GroupId, GroupId), eq(building.PropertyTagId, propertyTag.id)))
  await tx.delete(propertyTag).where(and(eq(propertyTag.GroupId, GroupId), inArray(propertyTag.id, [...ids]), notExists(used)))
}
