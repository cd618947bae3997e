import { and, eq } from 'drizzle-orm'
import type { Label } from '../../../core/labels.ts'
import type { Language } from '../../../core/words.ts'
import { oneOf } from '../../../platform/db/page.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { linkFile } from '../../base/files/links.server.ts'
import { qrTypeLabel } from '../../codes/qr/listColumns.ts'
import { pictureUrl, webLink } from '../../codes/qr/rules.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import { building } from '../../property/buildings/tables.ts'
import { equipmentTypeLabel, tagTypeLabels } from './equipmentTypes.ts'
import type { EquipmentRecord } from './facet.server.ts'
import type { EquipmentRow } from './model.ts'
import { equipment, mechanicalSpace } from './tables.ts'

/** What a row shows of its code, its building and its room, looked up once for all rows of a page. */
const readAround = async ({ tx, GroupId }: GroupCtx, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await tx
    .select({
      id: equipment.id,
      BuildingName: building.Name,
      Address: qrCode.Address,
      Version: qrCode.Version,
      QrType: qrCode.QrType,
      MechanicalSpace: mechanicalSpace.SpaceName,
    })
    .from(equipment)
    .innerJoin(qrCode, and(eq(qrCode.GroupId, GroupId), eq(qrCode.id, equipment.QrCodeId)))
    .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, equipment.BuildingId)))
    .leftJoin(mechanicalSpace, and(eq(mechanicalSpace.GroupId, GroupId), eq(mechanicalSpace.id, equipment.MechanicalSpaceId)))
    .where(and(eq(equipment.GroupId, GroupId), oneOf(equipment.id, ids)))
  return new Map(rows.map(row => [row.id, row]))
}

const qrTypeLabels = (QrType: string): Label => {
  const label = (language: Language) => qrTypeLabel({ QrType, FunctionalityType: '' }, language)
  return { en: label('en'), es: label('es'), fr: label('fr') }
}

/** Records as rows of the library, with links to their files. */
export const equipmentRows = async (ctx: GroupCtx, records: readonly EquipmentRecord[]): Promise<EquipmentRow[]> => {
  const around = await readAround(
    ctx,
    records.map(({ id }) => id),
  )
  return records.flatMap(record => {
    const of = around.get(record.id)
    if (!of) return []
    const { id, CreatedDate, UploadFiles, Handbook, SearchText: _text, GroupId: _group, ModifiedDate: _moment, ...row } = record
    return [
      {
        ...row,
        EquipmentId: id,
        BuildingName: of.BuildingName,
        TagTypeDisplayText: row.TagType && tagTypeLabels[row.TagType],
        EquipmentTypeDisplayText: equipmentTypeLabel(row.Type),
        MechanicalSpace: of.MechanicalSpace ?? '',
        PointingUrl: webLink(ctx.baseUrl, of.Address),
        ImageUrl: pictureUrl(of.Address, of.Version),
        UploadFiles: UploadFiles.map(file => linkFile(ctx, file)),
        Handbook: Handbook && linkFile(ctx, Handbook),
        QrType: of.QrType,
        QrTypeDisplayText: qrTypeLabels(of.QrType),
        CreatedDate: CreatedDate.getTime(),
      },
    ]
  })
}
