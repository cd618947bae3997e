import { and, eq, or, sql } from 'drizzle-orm'
import { nameKey } from '../../../core/fold.ts'
import { isNamedOneOf } from '../../../platform/db/page.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { inUse } from '../../property/buildings/data.ts'
import { mostPhotos } from '../equipment/model.ts'
import { equipment } from '../equipment/tables.ts'
import { type PhotoMatch, photoKeys } from './photos.ts'

type Found = Pick<typeof equipment.$inferSelect, 'QrCodeId' | 'BuildingId' | 'EquipmentName' | 'SignId'> & { Photos: number }

/** The piece of each photo: the one whose sign id its name begins with, else the only one of that name. */
export const matchPhotos = async (ctx: GroupCtx, names: readonly string[]): Promise<PhotoMatch[]> => {
  const keys = names.map(photoKeys)
  const signs = [...new Set(keys.flat().filter(key => /^\d{1,9}$/.test(key)))].map(Number)
  const { QrCodeId, BuildingId, EquipmentName, SignId, UploadFiles } = equipment
  const rows: Found[] = await ctx.tx
    .select({ QrCodeId, BuildingId, EquipmentName, SignId, Photos: sql<number>`jsonb_array_length(${UploadFiles})` })
    .from(equipment)
    .where(
      and(
        seenBy(ctx, equipment),
        ctx.BuildingId ? eq(BuildingId, ctx.BuildingId) : inUse(BuildingId, ctx.GroupId),
        eq(equipment.Retired, false),
        or(sql`${SignId} = any(${sql.param(signs)}::int[])`, isNamedOneOf(EquipmentName, [...new Set(keys.flat())])),
      ),
    )
    .limit(20_000)
  const bySign = Map.groupBy(rows, one => String(one.SignId))
  const byName = Map.groupBy(rows, one => nameKey(one.EquipmentName))
  const left = new Map(rows.map(one => [one.QrCodeId, mostPhotos - one.Photos]))
  return names.map((Name, at) => {
    const [whole, bare] = keys[at] ?? ['', '']
    const found = bySign.get(whole) ?? bySign.get(bare) ?? byName.get(nameKey(whole)) ?? byName.get(nameKey(bare)) ?? []
    const [one] = found
    if (!one || found.length > 1) return { Name, ...nobody, Why: one ? ('Several' as const) : ('Unknown' as const) }
    const Free = left.get(one.QrCodeId) ?? 0
    left.set(one.QrCodeId, Free - 1)
    const { Photos: _photos, ...piece } = one
    return { Name, ...piece, Free: Math.max(0, Free), Why: Free > 0 ? null : ('Full' as const) }
  })
}
const nobody = { QrCodeId: null, BuildingId: null, EquipmentName: '', SignId: null, Free: 0 }
