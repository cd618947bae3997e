import { count, getColumns, type SQL, sql } from 'drizzle-orm'
import type { ListTotal, Localized } from '../../../../core/call.ts'
import { byFloor, byName, orderOf, pageOf } from '../../../../platform/db/page.ts'
import { rowsAndTotal, totalOf } from '../../../../platform/db/totals.ts'
import { type WireRow, wireFields } from '../../../../platform/db/wireFields.ts'
import { type GroupCtx, handle } from '../../../../platform/handle.ts'
import { todayAt } from '../../../property/buildings/data.ts'
import { building } from '../../../property/buildings/tables.ts'
import { GetQrCodes as call } from '../contract.ts'
import { pictureUrl, webLink } from '../rules.ts'
import { qrCode } from '../tables.ts'
import { wantedCodes } from '../wanted.server.ts'

// A style may hold a logo of a megabyte: a list does not read it.
const { Style: _, ...code } = getColumns(qrCode)
type QrCodeRow = WireRow<typeof code> & { BuildingName: Localized; Scans30: number; FunctionalityType: string }
const fields = wireFields(code, 'page')
const columns = {
  ModifiedDate: qrCode.ModifiedDate,
  Name: byName(sql`${qrCode.QrName}`),
  SignId: qrCode.SignId,
  Type: qrCode.Placement,
  QrType: qrCode.QrType,
  Location: byName(sql`${qrCode.Location}`),
  Floor: byFloor(qrCode.Floor),
  BuildingName: byName(sql`${building.Name}->>'en'`),
  // Read of the codes that match, by the key of the sums: a table of a later feature, so by its name.
  Scans30: sql`coalesce((select sum(d.scans) from scan_day d where d.group_id = ${qrCode.GroupId} and d.qr_code_id = ${qrCode.id}
    and d.day > ${todayAt(building.TimeZone)} - 30), 0)`,
}

export const GetQrCodes = handle(call, async (ctx, { filter, sort = { field: 'ModifiedDate', order: 'ASC' }, ...page }) => {
  const where = wantedCodes(ctx, filter)
  const counted = () =>
    totalOf(ctx, { call, filter, tables: [qrCode, building] }, () => ctx.tx.select({ n: count() }).from(qrCode).where(where))
  const codes = pageWhere(ctx, { where, sort, ...pageOf(page) }).then(found => found.rows)
  const [rows, total] = await (filter.text
    ? rowsAndTotal(page, codes, counted)
    : Promise.all([codes, counted().then((Total): ListTotal => ({ Total }))]))
  const QrCodes = rows.map(code => ({
    ...code,
    QrCodeId: code.id,
    Name: code.QrName,
    Type: code.Placement,
    Url: webLink(ctx.baseUrl, code.Address),
    ImageUrl: pictureUrl(code.Address, code.Version),
  }))
  return { QrCodes, ...total }
})

type Page = { where: SQL | undefined; sort: { field: keyof typeof columns; order: 'ASC' | 'DESC' }; limit: number; offset: number }

/** The rows of the page first; then what belongs to those rows alone, looked up once for all of them. */
const pageWhere = ({ tx, GroupId }: GroupCtx, { where, sort, limit, offset }: Page) =>
  tx.execute<QrCodeRow>(sql`
    with page as (
      select ${qrCode}.*, ${building.Name} as building_name, ${todayAt(building.TimeZone)} as today, ${columns[sort.field]} as sort_key
      from ${qrCode} join ${building} on ${building.GroupId} = ${qrCode.GroupId} and ${building.id} = ${qrCode.BuildingId}
      where ${where} order by ${orderOf(columns, sort, sql`${qrCode.id}`)} limit ${limit} offset ${offset}
    ), first as (
      select distinct on (qr_code_id) qr_code_id, functionality_type from qr_item
      where group_id = ${GroupId} and qr_code_id = any(array(select id from page)) order by qr_code_id, position
    )
    select ${fields}, page.building_name as "BuildingName", coalesce(scans_30, 0) as "Scans30", coalesce(functionality_type, '') as "FunctionalityType"
    from page left join first on first.qr_code_id = page.id cross join lateral (
      select sum(scans)::int as scans_30 from scan_day d where d.group_id = ${GroupId} and d.qr_code_id = page.id and d.day > page.today - 30
    ) scans
    order by ${orderOf({ [sort.field]: sql`sort_key` }, sort, sql`page.id`)}`)
