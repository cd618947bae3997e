import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { findScannable } from '../functionalities/scannables.server.ts'
import { qrCode, qrItem } from '../qr/tables.ts'
import type { CodeLink } from '../scanPage/scannable.server.ts'

type LinkPlace = { GroupId: string; BuildingId: string }
type Linking = { FunctionalityType: string; TemplateFormData: Readonly<Record<string, unknown>> }

/** Where the codes are that items lead to by their ids: those of the same building that are in use, all by one statement. */
export const readLinks = async (tx: Tx, { GroupId, BuildingId }: LinkPlace, items: readonly Linking[]): Promise<CodeLink[]> => {
  const hubs = items.flatMap(({ FunctionalityType, TemplateFormData }) => findScannable(FunctionalityType).hubs?.(TemplateFormData) ?? [])
  if (hubs.length === 0) return []
  const rows = await tx
    .select({ HubId: qrItem.QrCodeId, ItemId: qrItem.id, Address: qrCode.Address })
    .from(qrItem)
    .innerJoin(qrCode, and(eq(qrCode.GroupId, GroupId), eq(qrCode.id, qrItem.QrCodeId)))
    .where(
      and(
        eq(qrItem.GroupId, GroupId),
        oneOf(qrItem.QrCodeId, [...new Set(hubs)]),
        eq(qrCode.BuildingId, BuildingId),
        eq(qrCode.Retired, false),
      ),
    )
    .orderBy(asc(qrItem.QrCodeId), asc(qrItem.Position))
  return [...Map.groupBy(rows, ({ HubId }) => HubId).values()].flatMap(own =>
    own.map(({ Address, ...link }) => ({ ...link, path: `/q/${Address}?i=${link.ItemId}` })),
  )
}
