import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import type { ListTotal, Parsed } from '../../../core/call.ts'
import { notFound } from '../../../core/problem.ts'
import { anyHolds, byName, oneOf, orderOf, pageOf } from '../../../platform/db/page.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import { rowsAndTotal, totalOf } from '../../../platform/db/totals.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { pictureUrl } from '../../codes/qr/rules.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import { inUse } from '../../property/buildings/data.ts'
import { building } from '../../property/buildings/tables.ts'
import { GetQrPairs as call } from './contract.ts'
import type { QrPair } from './model.ts'
import { qrPair as table } from './tables.ts'

const sorts = {
  ModifiedDate: sql`${table.ModifiedDate}`,
  Location: byName(sql`${table.Location}`),
  Type: sql`${table.Type}`,
  BuildingName: byName(sql`${building.Name}->>'en'`),
  Quantity: sql`${table.Quantity}`,
  Material: byName(sql`${table.Material}`),
}

const pairsWhere = (ctx: Pick<GroupCtx, 'tx' | 'GroupId'>, where: SQL | undefined) =>
  ctx.tx
    .select({ row: table, BuildingName: building.Name })
    .from(table)
    .innerJoin(building, and(eq(building.GroupId, ctx.GroupId), eq(building.id, table.BuildingId)))
    .where(where)
    .$dynamic()

type FoundPair = Awaited<ReturnType<typeof pairsWhere>>[number]

/** Pairs as the wire has them: their codes are read together. */
const describePairs = async ({ tx, GroupId }: Pick<GroupCtx, 'tx' | 'GroupId'>, found: readonly FoundPair[]): Promise<QrPair[]> => {
  const ids = found.flatMap(({ row }) => [row.QrCodeId1, row.QrCodeId2])
  const { id, QrName, SignId, QrType, Address, Version, Retired } = qrCode
  const rows = await tx
    .select({ QrCodeId: id, QrName, SignId, QrType, Address, Version, Retired })
    .from(qrCode)
    .where(and(eq(qrCode.GroupId, GroupId), oneOf(id, ids)))
  const codes = new Map(rows.map(({ Address: at, Version: of, ...code }) => [code.QrCodeId, { ...code, ImageUrl: pictureUrl(at, of) }]))
  return found.map(({ row, BuildingName }) => {
    const { QrCodeId1, QrCodeId2, GroupId: _g, CreatedDate: _c, ModifiedDate, ...pair } = row
    const [one, other] = [codes.get(QrCodeId1), codes.get(QrCodeId2)]
    return {
      ...pair,
      acId: row.id,
      BuildingName,
      QrCodeIds: [QrCodeId1, QrCodeId2],
      QrCodes: [one, other].flatMap(code => (code ? [code] : [])),
      QrCode1: one?.QrName ?? '',
      QrCode2: other?.QrName ?? '',
      ModifiedDate: ModifiedDate.getTime(),
    }
  })
}

/** A pair of the account by its id, which is proven. Throws `sys.obj.nof`. */
export const readPair = async (ctx: GroupCtx, id: string): Promise<QrPair> => {
  const [found] = await pairsWhere(ctx, and(seenBy(ctx, table), eq(table.id, id)))
  const [pair] = found ? await describePairs(ctx, [found]) : []
  if (!pair) throw notFound()
  return pair
}

/** A page of the signs with two codes of an account. */
export const listPairs = async (
  ctx: GroupCtx,
  { filter, sort = { field: 'ModifiedDate', order: 'DESC' }, ...page }: Parsed<typeof call>,
): Promise<{ QrPairs: QrPair[] } & ListTotal> => {
  const where = and(
    seenBy(ctx, table),
    ctx.BuildingId ? eq(table.BuildingId, ctx.BuildingId) : inUse(table.BuildingId, ctx.GroupId),
    filter.Location ? eq(table.Location, filter.Location) : undefined,
    filter.text?.trim() ? holdsText(ctx, filter.text.trim()) : undefined,
  )
  const { limit, offset } = pageOf(page)
  const rows = pairsWhere(ctx, where)
    .orderBy(orderOf(sorts, sort, sql`${table.id}`))
    .limit(limit)
    .offset(offset)
  const counted = () =>
    totalOf(ctx, { call, filter, tables: [table, qrCode, building] }, () => ctx.tx.select({ n: count() }).from(table).where(where))
  const [found, total] = await rowsAndTotal(page, rows, counted)
  return { QrPairs: await describePairs(ctx, found), ...total }
}

/** Pairs of which a code, or the location, holds a text. */
const holdsText = ({ GroupId }: Pick<GroupCtx, 'GroupId'>, text: string): SQL =>
  sql`(${anyHolds([table.Location], text)} or exists (select 1 from ${qrCode} where ${qrCode.GroupId} = ${GroupId}
    and ${qrCode.id} in (${table.QrCodeId1}, ${table.QrCodeId2}) and ${anyHolds([qrCode.QrName, qrCode.SignId], text)}))`
