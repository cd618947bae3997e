import { and, count, eq, getColumns, inArray, sql } from 'drizzle-orm'
import type { Parsed } from '../../../core/call.ts'
import { anywhere, byName, orderOf, pageOf } from '../../../platform/db/page.ts'
import { totalOf } from '../../../platform/db/totals.ts'
import { type GroupCtx, handle } from '../../../platform/handle.ts'
import { building } from '../../buildings/tables.ts'
import { GetQrCodes as call } from '../contract.ts'
import { pictureUrl, webLink } from '../rules.ts'
import { qrCode } from '../tables.ts'

// A style may hold a logo of a megabyte: a list does not read it.
const { Style: _, ...code } = getColumns(qrCode)
const columns = {
  ModifiedDate: qrCode.ModifiedDate,
  Name: byName(sql`${qrCode.QrName}`),
  SignId: qrCode.SignId,
  Type: qrCode.Placement,
  QrType: qrCode.QrType,
  Location: byName(sql`${qrCode.Location}`),
  Floor: sql`${qrCode.Floor} collate "und-x-icu"`,
  BuildingName: byName(sql`${building.Name}->>'en'`),
}
const scans = sql<number>`(select coalesce(sum(d.scans), 0) from scan_day d
  where d.group_id = ${qrCode.GroupId} and d.qr_code_id = ${qrCode.id} and d.day > current_date - 30)`.mapWith(Number)
const functionality = sql<string>`coalesce((select i.functionality_type from qr_item i
  where i.group_id = ${qrCode.GroupId} and i.qr_code_id = ${qrCode.id} order by i.position limit 1), '')`

export const GetQrCodes = handle(call, async (ctx, { filter, sort = { field: 'ModifiedDate', order: 'ASC' }, ...page }) => {
  const where = wanted(ctx, filter)
  const { limit, offset } = pageOf(page)
  const rows = ctx.tx
    .select({ code, BuildingName: building.Name, Scans30: scans, FunctionalityType: functionality })
    .from(qrCode)
    .innerJoin(building, and(eq(building.GroupId, qrCode.GroupId), eq(building.id, qrCode.BuildingId)))
    .where(where)
    .orderBy(orderOf(columns, sort, sql`${qrCode.id}`))
    .limit(limit)
    .offset(offset)
  const total = totalOf(ctx, { call, filter, tables: ['qr_code'] }, () => ctx.tx.select({ n: count() }).from(qrCode).where(where))
  const [found, Total] = await Promise.all([rows, total])
  const QrCodes = found.map(({ code, ...rest }) => ({
    ...code,
    ...rest,
    QrCodeId: code.id,
    Name: code.QrName,
    Type: code.Placement,
    Url: webLink(ctx.baseUrl, code.Address),
    ImageUrl: pictureUrl(code.Address, code.Version),
    ModifiedDate: code.ModifiedDate.getTime(),
  }))
  return { QrCodes, Total }
})

const wanted = (ctx: GroupCtx, { EntityType, QrType, text, Retired = false }: Parsed<typeof call>['filter']) =>
  and(
    eq(qrCode.GroupId, ctx.GroupId),
    ctx.BuildingId
      ? eq(qrCode.BuildingId, ctx.BuildingId)
      : ctx.buildings === 'all'
        ? undefined
        : inArray(qrCode.BuildingId, [...ctx.buildings]),
    eq(qrCode.Retired, Retired),
    EntityType ? eq(qrCode.EntityType, EntityType) : undefined,
    QrType ? eq(qrCode.QrType, QrType) : undefined,
    text?.trim() ? textIn(anywhere(text.trim())) : undefined,
  )

const textIn = (pattern: string) =>
  sql`(${qrCode.QrName} ilike ${pattern} or ${qrCode.SignId}::text ilike ${pattern} or ${qrCode.Location} ilike ${pattern}
    or ${qrCode.InstallationNote} ilike ${pattern} or ${qrCode.Address} ilike ${pattern})`
