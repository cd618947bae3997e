import { and, eq } from 'drizzle-orm'
import { nameKey } from '../../../core/fold.ts'
import { isNamedOneOf, oneOf } from '../../../platform/db/page.ts'
import type { ImportPlace } from '../../base/importing/importOf.server.ts'
import { KEY_JOINT } from '../../base/importing/rules.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import { building } from '../../property/buildings/tables.ts'
import { equipment, mechanicalSpace } from '../equipment/tables.ts'
import { pieceOf } from './pieces.ts'
import type { KnownEquipment, KnownPiece } from './rules.ts'

/** What rows that name these buildings are held against: their codes with what they mark, and their rooms. `lock`: the codes wait for the end of the transaction. */
export const knownEquipment = async (place: ImportPlace, keys: readonly string[], { lock }: { lock: boolean }): Promise<KnownEquipment> => {
  const { tx, GroupId } = place
  const codes = [...new Set(keys.map(key => key.split(KEY_JOINT)[0] ?? ''))]
  const rows = await tx
    .select({ id: building.id, Code: building.Code, Name: building.Name, ArchivedDate: building.ArchivedDate })
    .from(building)
    .where(and(eq(building.GroupId, GroupId), isNamedOneOf(building.Code, codes)))
  const seen = place.buildings === 'all' ? null : new Set<string>(place.buildings)
  const mine = rows.filter(({ id }) => seen?.has(id) ?? true)
  const ids = mine.map(({ id }) => id)
  const pieces = ids.length > 0 ? await piecesIn(place, ids, lock) : []
  const spaces = ids.length > 0 ? await spacesIn(place, ids) : []
  const piecesOf = Map.groupBy(pieces, one => one.BuildingId)
  const spacesOf = Map.groupBy(spaces, one => one.BuildingId)
  return {
    buildings: new Map(
      mine.map(({ id, Code, Name, ArchivedDate }) => [
        nameKey(Code),
        {
          id,
          name: Name.en,
          archived: ArchivedDate !== null,
          bySign: new Map((piecesOf.get(id) ?? []).map(one => [String(one.SignId), one])),
          byName: Map.groupBy(
            (piecesOf.get(id) ?? []).filter(({ marks }) => marks),
            ({ piece }) => nameKey(piece.QrName),
          ),
          spaces: new Map((spacesOf.get(id) ?? []).map(one => [one.NameKey, one.SpaceName])),
        },
      ]),
    ),
  }
}

const piecesIn = async (
  { tx, GroupId }: ImportPlace,
  ids: readonly string[],
  lock: boolean,
): Promise<(KnownPiece & { BuildingId: string })[]> => {
  const asked = tx
    .select({ code: qrCode, facts: equipment, space: mechanicalSpace.SpaceName })
    .from(qrCode)
    .leftJoin(equipment, and(eq(equipment.GroupId, GroupId), eq(equipment.QrCodeId, qrCode.id)))
    .leftJoin(mechanicalSpace, and(eq(mechanicalSpace.GroupId, GroupId), eq(mechanicalSpace.id, equipment.MechanicalSpaceId)))
    .where(and(eq(qrCode.GroupId, GroupId), oneOf(qrCode.BuildingId, ids)))
    .orderBy(qrCode.id)
  const rows = await (lock ? asked.for('update', { of: qrCode }) : asked)
  return rows.map(({ code, facts, space }) => ({
    BuildingId: code.BuildingId,
    QrCodeId: code.id,
    SignId: code.SignId,
    Retired: code.Retired,
    piece: pieceOf(code, facts, space ?? ''),
    marks: facts !== null,
  }))
}

const spacesIn = ({ tx, GroupId }: ImportPlace, ids: readonly string[]) =>
  tx
    .select({ BuildingId: mechanicalSpace.BuildingId, NameKey: mechanicalSpace.NameKey, SpaceName: mechanicalSpace.SpaceName })
    .from(mechanicalSpace)
    .where(and(eq(mechanicalSpace.GroupId, GroupId), oneOf(mechanicalSpace.BuildingId, ids)))
