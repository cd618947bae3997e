import { and, eq } from 'drizzle-orm'
import { nameKey } from '../../../core/fold.ts'
import { oneOf } from '../../../platform/db/page.ts'
import type { ImportPlace } from '../../base/importing/importOf.server.ts'
import { addByBuilding, recordImport } from '../../base/importing/recordImport.server.ts'
import { definitions } from '../../codes/functionalities/definitions.ts'
import { lockQrCodes, moveQrCodes } from '../../codes/qr/bulk.server.ts'
import { insertQrCodes } from '../../codes/qr/insertMany.server.ts'
import type { Item } from '../../codes/qr/model.ts'
import { removeEquipment, writeEquipment } from '../equipment/bulk.server.ts'
import { equipment, mechanicalSpace } from '../equipment/tables.ts'
import { pieceOf } from './pieces.ts'
import type { EquipmentVerdict, Piece } from './rules.ts'

/** A code with what a file says of it; `piece` null: it marks nothing any more. */
type WrittenPiece = {
  QrCodeId: string
  BuildingId: string
  SignId: number
  Retired: boolean
  Version: number
  piece: Piece
  marks: boolean
}

/** The pieces of an import: codes, and the facts of what they mark. */
export const pieceRecords = recordImport<EquipmentVerdict, WrittenPiece>({
  lock: (place, ids) => readPieces(place, ids),
  values: ({ SignId, BuildingId, Version, piece, marks }) => ({ ...piece, marks, SignId, BuildingId, Version }),
  describe: ({ piece, SignId, Retired }) => ({ name: `${piece.QrName}, ${SignId}`, archived: Retired }),
  changes: (_code, { piece }) => ({ ...piece, marks: true }),
  apply: (code, { marks, ...piece }) => ({ ...code, piece: { ...code.piece, ...piece }, marks: marks === true }),
  write: (place, pieces) => moveAndWrite(place, pieces),
  add: (place, rows) =>
    addByBuilding(rows, async (BuildingId, own) => {
      const codes = await insertQrCodes(
        place.tx,
        place.secret,
        { GroupId: place.GroupId, BuildingId },
        own.map(({ piece }) => codeOf(piece)),
      )
      const pieces = codes.flatMap(({ QrCodeId, SignId }, i): WrittenPiece[] => {
        const piece = own[i]?.piece
        return piece ? [{ QrCodeId, BuildingId, SignId, Retired: false, Version: 1, piece, marks: true }] : []
      })
      await writePieces(place, pieces)
      return pieces.map(({ QrCodeId: id, SignId, piece }) => ({ id, values: { SignId, BuildingId, Version: 1, ...piece } }))
    }),
})

const codeOf = ({ QrName, Location, Floor, InstallationNote }: Piece) => {
  const { Label, Icon, QrType, initial } = definitions.EquipmentInspection
  const item: Item = {
    Name: { en: Label.en, es: Label.es },
    Icon,
    FunctionalityType: 'EquipmentInspection',
    QrType,
    TemplateFormData: { ...initial },
  }
  return { QrName, QrType, Placement: 'QrCode' as const, Location, Floor, Unit: '', InstallationNote, Items: [item] as const }
}

const moveAndWrite = async (place: ImportPlace, pieces: readonly WrittenPiece[]): Promise<void> => {
  const codes = pieces.map(({ QrCodeId, piece: { QrName, Location, Floor, InstallationNote } }) => ({
    id: QrCodeId,
    QrName,
    Location,
    Floor,
    InstallationNote,
  }))
  await moveQrCodes(place, codes)
  await writePieces(place, pieces)
}

/** The pieces of some codes as they are now, locked. */
const readPieces = async (place: ImportPlace, ids: readonly string[]): Promise<Map<string, WrittenPiece>> => {
  const { tx, GroupId } = place
  const codes = await lockQrCodes(place, ids)
  const facts = await tx
    .select({ facts: equipment, space: mechanicalSpace.SpaceName })
    .from(equipment)
    .leftJoin(mechanicalSpace, and(eq(mechanicalSpace.GroupId, GroupId), eq(mechanicalSpace.id, equipment.MechanicalSpaceId)))
    .where(and(eq(equipment.GroupId, GroupId), oneOf(equipment.QrCodeId, ids)))
  const of = new Map(facts.map(one => [one.facts.QrCodeId, one]))
  return new Map(
    codes.map(code => {
      const { id: QrCodeId, BuildingId, SignId, Retired, Version } = code
      const one = of.get(QrCodeId)
      const piece = pieceOf(code, one?.facts ?? null, one?.space ?? '')
      return [QrCodeId, { QrCodeId, BuildingId, SignId, Retired, Version, piece, marks: one !== undefined }]
    }),
  )
}

/** Writes what codes mark, building by building; what marks nothing any more goes. Rooms are there already. */
const writePieces = async (place: ImportPlace, pieces: readonly WrittenPiece[]): Promise<void> => {
  await removeEquipment(
    place,
    pieces.filter(({ marks }) => !marks).map(({ QrCodeId }) => QrCodeId),
  )
  for (const [BuildingId, own] of Map.groupBy(
    pieces.filter(({ marks }) => marks),
    one => one.BuildingId,
  )) {
    const spaces = await spacesOf(place.tx, place.GroupId, BuildingId)
    const rows = own.map(({ QrCodeId, SignId, Retired, piece }) => {
      const { QrName: EquipmentName, MechanicalSpace, ...facts } = piece
      const MechanicalSpaceId = MechanicalSpace === '' ? null : (spaces.get(nameKey(MechanicalSpace)) ?? null)
      return { ...facts, EquipmentName, MechanicalSpaceId, BuildingId, QrCodeId, SignId, Retired }
    })
    await writeEquipment(place, rows)
  }
}

const spacesOf = async (tx: ImportPlace['tx'], GroupId: string, BuildingId: string): Promise<Map<string, string>> => {
  const { id, NameKey } = mechanicalSpace
  const here = and(eq(mechanicalSpace.GroupId, GroupId), eq(mechanicalSpace.BuildingId, BuildingId))
  return new Map((await tx.select({ id, NameKey }).from(mechanicalSpace).where(here)).map(one => [one.NameKey, one.id]))
}
