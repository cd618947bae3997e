import { and, eq, ne } from 'drizzle-orm'
import { oneOf } from '../../../platform/db/page.ts'
import type { FacetCode, FacetSaving } from '../../codes/qr/facets.server.ts'
import { signProofItem } from './tables.ts'

/** A code that hangs in another building now is no sign of the review any more. */
export const leaveReviews = async ({ tx, GroupId }: FacetSaving, codes: readonly FacetCode[]): Promise<void> => {
  for (const [BuildingId, here] of Map.groupBy(codes, one => one.BuildingId)) {
    const ids = here.map(one => one.id)
    const moved = and(eq(signProofItem.GroupId, GroupId), oneOf(signProofItem.QrCodeId, ids), ne(signProofItem.BuildingId, BuildingId))
    await tx.delete(signProofItem).where(moved)
  }
}
