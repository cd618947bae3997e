import { and, eq, ne } from 'drizzle-orm'
import { oneOf } from '../../../platform/db/page.ts'
import type { FacetCode, FacetSaving } from '../../codes/qr/facets.server.ts'
import { printSetting } from './tables.ts'

/** The signs of codes that hang in another building now are that building's. */
export const followCodes = async ({ tx, GroupId }: FacetSaving, codes: readonly FacetCode[]): Promise<void> => {
  for (const [BuildingId, here] of Map.groupBy(codes, one => one.BuildingId)) {
    const ids = here.map(one => one.id)
    const moved = and(eq(printSetting.GroupId, GroupId), oneOf(printSetting.QrCodeId, ids), ne(printSetting.BuildingId, BuildingId))
    await tx.update(printSetting).set({ BuildingId }).where(moved)
  }
}
