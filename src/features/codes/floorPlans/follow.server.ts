import { and, eq, ne } from 'drizzle-orm'
import { oneOf } from '../../../platform/db/page.ts'
import type { FacetCode, FacetSaving } from '../qr/facets.server.ts'
import { planPin } from './tables.ts'

/** A code that hangs in another building stands on no plan of the one before. */
export const leavePlans = async ({ tx, GroupId }: FacetSaving, codes: readonly FacetCode[]): Promise<void> => {
  for (const [BuildingId, here] of Map.groupBy(codes, one => one.BuildingId)) {
    const ids = here.map(one => one.id)
    await tx.delete(planPin).where(and(eq(planPin.GroupId, GroupId), oneOf(planPin.QrCodeId, ids), ne(planPin.BuildingId, BuildingId)))
  }
}
