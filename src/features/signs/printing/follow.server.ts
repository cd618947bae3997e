import { and, eq, gt, ne } from 'drizzle-orm'
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

/** Copies of a code are printed as it is; nothing of them is printed yet. */
export const copySettings = async ({ tx, GroupId }: FacetSaving, QrCodeId: string, to: readonly FacetCode[]): Promise<void> => {
  const { SettingId, Quantity, Material, Size, Orientation, Color, PrintTemplate, FileFormat, Headline } = printSetting
  const own = and(eq(printSetting.GroupId, GroupId), eq(printSetting.QrCodeId, QrCodeId), gt(Quantity, 0))
  const columns = { SettingId, Quantity, Material, Size, Orientation, Color, PrintTemplate, FileFormat, Headline }
  const chosen = await tx.select(columns).from(printSetting).where(own)
  const copies = to.flatMap(({ id, BuildingId }) => chosen.map(one => ({ ...one, GroupId, BuildingId, QrCodeId: id })))
  if (copies.length > 0) await tx.insert(printSetting).values(copies)
}
