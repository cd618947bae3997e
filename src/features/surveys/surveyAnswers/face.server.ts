import { and, eq } from 'drizzle-orm'
import type { Localized } from '../../../core/call.ts'
import { notFound } from '../../../core/problem.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { building } from '../../property/buildings/tables.ts'

/** What a page for customers shows of a building: its name and its logo. */
export const faceOf = async (
  tx: Tx,
  of: { GroupId: string; BuildingId: string },
): Promise<{ BuildingName: Localized; LogoUrl: string | null }> => {
  const [row] = await tx
    .select({ BuildingName: building.Name, LogoUrl: building.LogoFilename })
    .from(building)
    .where(and(eq(building.GroupId, of.GroupId), eq(building.id, of.BuildingId)))
  if (!row) throw notFound()
  return row
}
