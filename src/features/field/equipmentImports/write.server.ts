import { and, eq } from 'drizzle-orm'
import { nameKey } from '../../../core/fold.ts'
import { oneOf } from '../../../platform/db/page.ts'
import type { ImportPlace, RecordNow, WrittenRow } from '../../base/importing/importOf.server.ts'
import type { Judged } from '../../base/importing/rules.ts'
import { definitions } from '../../codes/functionalities/definitions.ts'
import { lockQrCodes, moveQrCodes } from '../../codes/qr/bulk.server.ts'
import { insertQrCodes } from '../../codes/qr/insertMany.server.ts'
import type { Item } from '../../codes/qr/model.ts'
import { removeEquipment, writeEquipment } from '../equipment/bulk.server.ts'
import { equipment, mechanicalSpace } from '../equipment/tables.ts'
import { pieceOf } from './pieces.ts'
import type { EquipmentVerdict, Piece } from './rules.ts'

type EquipmentImportRow = Judged<EquipmentVerdict>
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

/** Makes codes that mark new pieces, building by building. */
export const addPieces = async (place: ImportPlace, rows: readonly EquipmentImportRow[]): Promise<WrittenRow[]> => {
  const made = new Map<number, WrittenRow>()
  for (const [BuildingId, own] of Map.groupBy(rows, ({ building }) => building?.id ?? '')) {
    const codes = await insertQrCodes(
      place.tx,
      place.secret,
      { GroupId: place.GroupId, BuildingId },
      own.map(({ piece }) => codeOf(piece)),
    )
    const pieces = codes.map(({ QrCodeId, SignId }, i) => {
      const row = own[i]
      if (!row) throw new Error('a code of no row was made')
      made.set(row.Row, { id: QrCodeId, Before: null, After: { SignId, BuildingId, Version: 1, ...row.piece } })
      return { QrCodeId, BuildingId, SignId, Retired: false, Version: 1, piece: row.piece, marks: true }
    })
    await writePieces(place, pieces)
  }
  return rows.map(({ Row }) => made.get(Row) ?? { id: '', Before: null, After: {} })
}

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

/** Changes known codes and what they mark; they are locked. */
export const changePieces = async (place: ImportPlace, rows: readonly EquipmentImportRow[]): Promise<WrittenRow[]> => {
  const now = await readPieces(
    place,
    rows.map(({ id }) => id ?? ''),
  )
  const next = rows.map(({ id, piece }) => {
    const before = now.get(id ?? '')
    if (!before) throw new Error('a code is gone')
    return { before, written: { ...before, piece, marks: true } }
  })
  await moveAndWrite(
    place,
    next.map(({ written }) => written),
  )
  return next.map(({ before, written }) => ({ id: before.QrCodeId, Before: valuesOf(before), After: valuesOf(written) }))
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

/** What an import changes of a code, for the history and for putting it back. */
const valuesOf = ({ piece, marks }: WrittenPiece): Record<string, unknown> => ({ ...piece, marks })

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

/** The codes of an import as they are when it is undone, locked. */
export const lockPieces = async (place: ImportPlace, ids: readonly string[]): Promise<Map<string, RecordNow>> => {
  const pieces = await readPieces(place, ids)
  return new Map(
    [...pieces].map(([id, one]) => [
      id,
      {
        name: `${one.piece.QrName}, ${one.SignId}`,
        archived: one.Retired,
        values: { ...valuesOf(one), SignId: one.SignId, BuildingId: one.BuildingId, Version: one.Version },
      },
    ]),
  )
}

/** Gives codes back what they were and marked before. */
export const putBackPieces = async (
  place: ImportPlace,
  rows: readonly { id: string; Before: Record<string, unknown> }[],
): Promise<void> => {
  const now = await readPieces(
    place,
    rows.map(({ id }) => id),
  )
  const before = rows.flatMap(({ id, Before }) => {
    const { marks, ...piece } = Before as Piece & { marks: boolean } // as `changePieces` has kept it
    const one = now.get(id)
    return one ? [{ ...one, piece, marks }] : []
  })
  await moveAndWrite(place, before)
}
