import { and, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { ListTotal, Parsed } from '../../../core/call.ts'
import { anyHolds, byName, orderOf, pageOf } from '../../../platform/db/page.ts'
import { countedTo, rowsAndTotal } from '../../../platform/db/totals.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { accountInUse } from '../../base/accounts/data.ts'
import { accountGroup } from '../../base/accounts/tables.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import { seenByActor } from '../../property/buildings/data.ts'
import { building } from '../../property/buildings/tables.ts'
import type { GetGlobalPrintSetting, GetPrintPrograms, ProgramRow } from './contract.ts'
import { readSettingRow, settingFields, settingSorts } from './list.server.ts'
import type { GlobalPrintSettingRow } from './model.ts'
import { isOutOfDate, settingJoin } from './sums.server.ts'
import { printSetting as table } from './tables.ts'

const account = sql`${accountGroup.GroupName}->>'en'`
const place = sql`${building.Name}->>'en'`
const overAccounts = sql`${settingJoin} join ${accountGroup} on ${accountGroup.id} = ${table.GroupId}`

/** Signs of accounts in use that the caller may choose, in buildings in use that they see there. */
const seen = ({ actor: { groups, UserId } }: Pick<Ctx<'global'>, 'actor'>): SQL | undefined =>
  and(
    groups === 'all' ? undefined : groups.length > 0 ? inArray(qrCode.GroupId, [...groups]) : sql`false`,
    seenByActor({ groups, UserId }),
    accountInUse(qrCode.GroupId),
    isNull(building.ArchivedDate),
    eq(qrCode.Retired, false),
    gt(table.Quantity, 0),
  )

type Global = GlobalPrintSettingRow
type RawRow = Omit<Global, 'PrintedDate' | 'ModifiedDate'> & { PrintedDate: string | null; ModifiedDate: string }

/** A page of the signs of all accounts. */
export const listGlobalSettings = async (
  ctx: Ctx<'global'>,
  {
    filter: { text, State, OutOfDate, Placement },
    sort = { field: 'ModifiedDate', order: 'DESC' },
    ...page
  }: Parsed<typeof GetGlobalPrintSetting>,
): Promise<{ PrintSettings: Global[] } & ListTotal> => {
  const where = and(
    seen(ctx),
    State ? eq(table.State, State) : undefined,
    Placement ? eq(qrCode.Placement, Placement) : undefined,
    OutOfDate === undefined ? undefined : sql`${isOutOfDate} = ${OutOfDate}`,
    text?.trim() ? anyHolds([qrCode.QrName, qrCode.SignId, account, place], text.trim()) : undefined,
  )
  const { limit, offset } = pageOf(page)
  const sorts = { ...settingSorts, GroupName: byName(account) }
  const rows =
    ctx.tx.execute<RawRow>(sql`select ${settingFields}, ${table.GroupId} as "GroupId", ${account} as "GroupName", ${qrCode.Placement} as "Placement"
    from ${overAccounts} where ${where} order by ${orderOf(sorts, sort, sql`${table.id}`)} limit ${limit} offset ${offset}`)
  const counted = () =>
    countedTo(ctx.tx, sql`select 1 from ${overAccounts} where ${where}`, { asked: page, searched: Boolean(text?.trim()) })
  const [found, total] = await rowsAndTotal(
    page,
    rows.then(one => one.rows),
    counted,
  )
  return { PrintSettings: found.map(row => readSettingRow(row)), ...total }
}

/** A page of the buildings of all accounts that have signs, with how many stand in which state. */
export const listPrograms = async (
  ctx: Ctx<'global'>,
  { filter: { text }, sort = { field: 'ToPrint', order: 'DESC' }, ...page }: Parsed<typeof GetPrintPrograms>,
): Promise<{ Programs: ProgramRow[] } & ListTotal> => {
  const where = and(seen(ctx), text?.trim() ? anyHolds([account, place], text.trim()) : undefined)
  const { limit, offset } = pageOf(page)
  const sorts = {
    GroupName: byName(sql`"GroupName"`),
    BuildingName: byName(sql`"BuildingName"->>'en'`),
    ToPrint: sql`"ToPrint"`,
    Ordered: sql`"Ordered"`,
    OutOfDate: sql`"OutOfDate"`,
  }
  const inState = (state: string) => sql`count(*) filter (where ${table.State} = ${state})::int`
  const grouped = sql`select ${building.id} as id, ${building.id} as "BuildingId", ${building.GroupId} as "GroupId", ${account} as "GroupName",
      ${building.Name} as "BuildingName", count(distinct ${table.QrCodeId})::int as "Codes", ${inState('To print')} as "ToPrint", ${inState('On hold')} as "OnHold",
      ${inState('Ordered')} as "Ordered", ${inState('Printed')} as "Printed", count(*) filter (where ${isOutOfDate})::int as "OutOfDate"
    from ${overAccounts} where ${where} group by ${building.id}, ${building.GroupId}, ${building.Name}, ${accountGroup.GroupName}`
  const rows = ctx.tx.execute<ProgramRow>(
    sql`select * from (${grouped}) programs order by ${orderOf(sorts, sort, sql`id`)} limit ${limit} offset ${offset}`,
  )
  const [Programs, total] = await rowsAndTotal(
    page,
    rows.then(one => one.rows),
    () => countedTo(ctx.tx, grouped, { asked: page }),
  )
  return { Programs, ...total }
}
