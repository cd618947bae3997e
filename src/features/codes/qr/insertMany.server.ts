import type { Tx } from '../../../platform/db/database.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import { newCode } from '../../../platform/secrets.ts'
import { readBrandStyle } from '../branding/data.ts'
import { type NewQrCode, takeSignIds } from './data.ts'
import { type PreparedItems, prepareItems } from './items.server.ts'
import { blankType } from './life.ts'
import type { Item } from './model.ts'
import { codeAddress, qrCode, qrItem } from './tables.ts'

/** One of many new codes of a building: a hub has several items. */
export type OneOfMany = Required<Pick<NewQrCode, 'QrName' | 'Location' | 'Placement' | 'Floor' | 'Unit' | 'InstallationNote'>> & {
  /** When it was made and last saved; now where nothing is said. */
  CreatedDate?: Date
  ModifiedDate?: Date
  QrType: string
  Items: readonly [Item, ...Item[]]
}
export type MadeCode = { QrCodeId: string; SignId: number; Address: string }

/** Bytes of styles in one statement: a style may hold a logo, and each code has its own copy. */
const stylesAtOnce = 4_000_000
const rowsAtOnce = 500

/**
 * Makes many codes of a building in few statements, in the building's style, with signs numbered in their order, and gives them in that
 * order. Refuses as `insertQrCode` does.
 */
export const insertQrCodes = async (
  tx: Tx,
  secret: string,
  place: Pick<NewQrCode, 'GroupId' | 'BuildingId'>,
  codes: readonly OneOfMany[],
): Promise<MadeCode[]> => {
  if (codes.length === 0) return []
  const Style = await readBrandStyle(tx, place)
  const next = (await takeSignIds(tx, place.GroupId, codes.length)) - codes.length + 1
  const rows = codes.map((code, i) => ({ ...withItems(secret, code), ...place, Style, SignId: next + i, Address: newCode(16) }))
  return insertInPieces(tx, place.GroupId, rows)
}

/** Makes codes of a building that do nothing yet, in its style. */
export const insertBlankCodes = async (tx: Tx, place: Pick<NewQrCode, 'GroupId' | 'BuildingId'>, count: number): Promise<MadeCode[]> => {
  const Style = await readBrandStyle(tx, place)
  const next = (await takeSignIds(tx, place.GroupId, count)) - count + 1
  const does = { QrType: blankType, EntityType: 'Building', Location: '' }
  const rows = Array.from({ length: count }, (_, i) => ({
    ...place,
    ...does,
    items: [],
    Style,
    SignId: next + i,
    QrName: `${blankType} ${next + i}`,
    Address: newCode(16),
  }))
  return insertInPieces(tx, place.GroupId, rows)
}

const insertInPieces = async (tx: Tx, GroupId: string, rows: readonly InsertedCode[]): Promise<MadeCode[]> => {
  const size = Math.max(1, Math.min(rowsAtOnce, Math.floor(stylesAtOnce / (JSON.stringify(rows[0]?.Style ?? null).length + 1))))
  const made: MadeCode[] = []
  for (let from = 0; from < rows.length; from += size) made.push(...(await insertSome(tx, GroupId, rows.slice(from, from + size))))
  return made
}

const withItems = (secret: string, { Items: [first, ...others], ...code }: OneOfMany) => {
  const { EntityType, items } = prepareItems(secret, { Items: [first, ...others] }, code.Location)
  return { ...code, EntityType, items }
}
type InsertedCode = typeof qrCode.$inferInsert & { SignId: number; Address: string; items: PreparedItems['items'] }

const insertSome = async (tx: Tx, GroupId: string, rows: readonly InsertedCode[]): Promise<MadeCode[]> => {
  const values = rows.map(({ items: _items, ...row }) => row)
  const { id, SignId } = qrCode
  const ids = new Map((await tx.insert(qrCode).values(values).returning({ id, SignId })).map(one => [one.SignId, one.id]))
  const made = rows.map(row => ({ ...row, QrCodeId: ids.get(row.SignId) ?? '' }))
  const items = made.flatMap(({ QrCodeId, items: own }) =>
    own.map(({ TemplateId: _new, ...item }, Position) => ({ ...item, Position, GroupId, QrCodeId })),
  )
  if (items.length > 0) await noteFiles(tx, qrItem, await tx.insert(qrItem).values(items).returning())
  await noteFiles(
    tx,
    qrCode,
    made.map(({ QrCodeId, Style }) => ({ GroupId, id: QrCodeId, Style: Style ?? null })),
  )
  await tx.insert(codeAddress).values(made.map(({ Address, QrCodeId }) => ({ Address, GroupId, QrCodeId })))
  return made.map(({ QrCodeId, SignId: sign, Address }) => ({ QrCodeId, SignId: sign, Address }))
}
