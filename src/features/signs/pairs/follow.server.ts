import { and, eq, ne, or } from 'drizzle-orm'
import { oneOf } from '../../../platform/db/page.ts'
import type { FacetCode, FacetSaving } from '../../codes/qr/facets.server.ts'
import { qrPair } from './tables.ts'

/** A sign bears two codes of one building: one that hangs elsewhere now ends it. */
export const endMovedPairs = async ({ tx, GroupId }: FacetSaving, codes: readonly FacetCode[]): Promise<void> => {
  for (const [BuildingId, here] of Map.groupBy(codes, one => one.BuildingId)) {
    const ids = here.map(one => one.id)
    const bears = or(oneOf(qrPair.QrCodeId1, ids), oneOf(qrPair.QrCodeId2, ids))
    await tx.delete(qrPair).where(and(eq(qrPair.GroupId, GroupId), ne(qrPair.BuildingId, BuildingId), bears))
  }
}
