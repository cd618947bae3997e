import { and, eq, getColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { ListTotal, Localized, Parsed } from '../../../core/call.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { anyHolds, byName, orderOf, pageOf } from '../../../platform/db/page.ts'
import { countedTo, rowsAndTotal } from '../../../platform/db/totals.ts'
import { type WireRow, wireFields } from '../../../platform/db/wireFields.ts'
import type { Actor } from '../../../platform/handle.ts'
import { accountInUse } from '../../base/accounts/data.ts'
import { accountGroup } from '../../base/accounts/tables.ts'
import { seenByActor, todayAt } from '../../property/buildings/data.ts'
import { building } from '../../property/buildings/tables.ts'
import { pictureUrl, webLink } from '../qr/rules.ts'
import { qrCode } from '../qr/tables.ts'
import type { GetQrCodesByGroupId, MasterQrCodeRow } from './contract.ts'

type LibraryInput = Parsed<typeof GetQrCodesByGroupId>
type Finding = Omit<LibraryInput, 'filter'> & {
  filter: Omit<LibraryInput['filter'], 'gId'>
  where: SQL | undefined
  baseUrl: string
  group?: string
}

const english = { building: sql`${building.Name}->>'en'`, account: sql`${accountGroup.GroupName}->>'en'` }
const searched = [qrCode.QrName, qrCode.SignId, qrCode.Location, qrCode.Address, english.building, english.account]
const sorts = {
  ModifiedDate: qrCode.ModifiedDate,
  Name: byName(sql`${qrCode.QrName}`),
  GroupName: byName(english.account),
  BuildingName: byName(english.building),
  QrType: qrCode.QrType,
  Location: byName(sql`${qrCode.Location}`),
}
// A style may hold a logo of a megabyte: a list does not read it.
const { Style: _, Notice: __, ...code } = getColumns(qrCode)
type LibraryRow = WireRow<typeof code> & {
  BuildingName: Localized
  GroupName: string
  FunctionalityType: string | null
  Items: number | null
  Scans30: number | null
}
const fields = wireFields(code, 'page')

/** Codes of accounts in use that the caller may choose, in buildings that they see there. */
export const seenCodes = ({ groups, UserId }: Pick<Actor, 'groups' | 'UserId'>): SQL | undefined =>
  and(
    groups === 'all' ? undefined : groups.length > 0 ? inArray(qrCode.GroupId, [...groups]) : sql`false`,
    seenByActor({ groups, UserId }),
    accountInUse(qrCode.GroupId),
  )

/** The codes of a page of a list, in buildings in use, of one account (`group`) or of those that `where` names; what belongs to those rows alone is looked up once for all of them. */
export const findCodes = async (
  tx: Tx,
  { filter, sort = { field: 'ModifiedDate', order: 'DESC' }, where, baseUrl, group, ...page }: Finding,
): Promise<{ rows: MasterQrCodeRow[]; total: ListTotal }> => {
  const { text, QrType, Retired = false } = filter
  const wanted = and(
    where,
    isNull(building.ArchivedDate),
    eq(qrCode.Retired, Retired),
    QrType ? eq(qrCode.QrType, QrType) : undefined,
    text?.trim() ? anyHolds(searched, text.trim()) : undefined,
  )
  const from = sql`from ${qrCode} join ${building} on ${building.GroupId} = ${qrCode.GroupId} and ${building.id} = ${qrCode.BuildingId}
    join ${accountGroup} on ${accountGroup.id} = ${qrCode.GroupId} where ${wanted}`
  // Of one account, each table says so: on a cluster all of it is on one shard.
  const own = (table: string) => (group ? sql`and ${sql.raw(table)}.group_id = ${group}` : sql``)
  const { limit, offset } = pageOf(page)
  const codes = tx.execute<LibraryRow>(sql`
    with page as (
      select ${qrCode}.*, ${building.Name} as building_name, ${english.account} as account_name, ${todayAt(building.TimeZone)} as today, ${sorts[sort.field]} as sort_key
      ${from} order by ${orderOf(sorts, sort, sql`${qrCode.id}`)} limit ${limit} offset ${offset}
    ), scans as (
      select day.group_id, day.qr_code_id, sum(scans)::int as scans_30 from scan_day day join page on page.group_id = day.group_id and page.id = day.qr_code_id
      where day > page.today - 30 ${own('day')} group by 1, 2
    ), items as (
      select item.group_id, qr_code_id, count(*)::int as items, (array_agg(functionality_type order by position))[1] as functionality_type
      from qr_item item join page on page.group_id = item.group_id and page.id = qr_code_id ${own('item')} group by 1, 2
    )
    select ${fields}, building_name as "BuildingName", account_name as "GroupName", functionality_type as "FunctionalityType", items as "Items",
      scans_30 as "Scans30"
    from page left join scans on scans.group_id = page.group_id and scans.qr_code_id = page.id
    left join items on items.group_id = page.group_id and items.qr_code_id = page.id
    order by ${orderOf({ [sort.field]: sql`sort_key` }, sort, sql`page.id`)}`)
  const counted = () => countedTo(tx, sql`select 1 ${from}`, { asked: page, searched: Boolean(text?.trim()) })
  const [rows, total] = await rowsAndTotal(
    page,
    codes.then(found => found.rows),
    counted,
  )
  return { rows: rows.map(row => rowOf(row, baseUrl)), total }
}

const rowOf = (row: LibraryRow, baseUrl: string): MasterQrCodeRow => ({
  ...row,
  QrCodeId: row.id,
  Name: row.QrName,
  Type: row.Placement,
  Unit: row.Unit || 'N/A',
  FunctionalityType: row.FunctionalityType ?? '',
  Items: row.Items ?? 0,
  Scans30: row.Scans30 ?? 0,
  Url: webLink(baseUrl, row.Address),
  ImageUrl: pictureUrl(row.Address, row.Version),
})
