import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { ListTotal, Parsed } from '../../../core/call.ts'
import { anyHolds, byFloor, byName, orderOf, pageOf } from '../../../platform/db/page.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import { rowsAndTotal, totalOf } from '../../../platform/db/totals.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import { inUse } from '../../property/buildings/data.ts'
import { building } from '../../property/buildings/tables.ts'
import { GetPrintSettings as call, type PrintSettingFilter } from './contract.ts'
import type { PrintSettingRow } from './model.ts'
import { isOutOfDate, settingJoin, templateName } from './sums.server.ts'
import { printSetting as table } from './tables.ts'

const searched = [qrCode.QrName, qrCode.SignId, qrCode.Location, table.Material]
export const settingSorts = {
  ModifiedDate: sql`${table.ModifiedDate}`,
  QrName: byName(sql`${qrCode.QrName}`),
  SignId: sql`${qrCode.SignId}`,
  Floor: byFloor(qrCode.Floor),
  BuildingName: byName(sql`${building.Name}->>'en'`),
  Material: byName(sql`${table.Material}`),
  Quantity: sql`${table.Quantity}`,
  State: sql`${table.State}`,
  PrintedDate: sql`${table.PrintedDate}`,
}

/** Settings that the caller sees and a filter of their list finds; codes that are retired have none. */
export const wantedSettings = (
  ctx: GroupCtx,
  { text, State, OutOfDate, QrCodeId }: Omit<PrintSettingFilter, 'gId' | 'bId'>,
): SQL | undefined =>
  and(
    seenBy(ctx, table),
    ctx.BuildingId ? eq(table.BuildingId, ctx.BuildingId) : inUse(table.BuildingId, ctx.GroupId),
    eq(qrCode.Retired, false),
    gt(table.Quantity, 0),
    State ? eq(table.State, State) : undefined,
    QrCodeId ? eq(table.QrCodeId, QrCodeId) : undefined,
    OutOfDate === undefined ? undefined : sql`${isOutOfDate} = ${OutOfDate}`,
    text?.trim() ? anyHolds(searched, text.trim()) : undefined,
  )

/** The columns of a setting in lists. */
export const settingFields: SQL = sql`${table.id} as id, ${table.id} as "acId", ${table.Version} as "Version", ${table.QrCodeId} as "QrCodeId",
  ${qrCode.QrName} as "QrName", ${qrCode.SignId} as "SignId", ${qrCode.QrType} as "QrType", ${qrCode.Location} as "Location", ${qrCode.Floor} as "Floor",
  ${table.BuildingId} as "BuildingId", ${building.Name} as "BuildingName", ${table.Quantity} as "Quantity", ${table.State} as "State",
  ${table.Material} as "Material", ${table.Size} as "Size", ${table.Orientation} as "Orientation", ${table.Color} as "Color",
  ${templateName} as "PrintTemplate", ${table.FileFormat} as "FileFormat",
  (extract(epoch from ${table.PrintedDate}) * 1000)::bigint as "PrintedDate", ${isOutOfDate} as "OutOfDate",
  (extract(epoch from ${table.ModifiedDate}) * 1000)::bigint as "ModifiedDate"`

type RawRow = Omit<PrintSettingRow, 'PrintedDate' | 'ModifiedDate'> & { PrintedDate: string | null; ModifiedDate: string }
/** Moments of a row as numbers. */
export const readSettingRow = <R extends RawRow>({ PrintedDate, ModifiedDate, ...row }: R) => ({
  ...row,
  PrintedDate: PrintedDate === null ? null : Number(PrintedDate),
  ModifiedDate: Number(ModifiedDate),
})

/** A page of the signs of an account. */
export const listSettings = async (
  ctx: GroupCtx,
  { filter, sort = { field: 'ModifiedDate', order: 'DESC' }, ...page }: Parsed<typeof call>,
): Promise<{ PrintSettings: PrintSettingRow[] } & ListTotal> => {
  const where = wantedSettings(ctx, filter)
  const { limit, offset } = pageOf(page)
  const rows = ctx.tx.execute<RawRow>(
    sql`select ${settingFields} from ${settingJoin} where ${where} order by ${orderOf(settingSorts, sort, sql`${table.id}`)} limit ${limit} offset ${offset}`,
  )
  const counted = () =>
    totalOf(ctx, { call, filter, tables: [table, qrCode, building] }, async () => {
      const { rows: found } = await ctx.tx.execute<{ n: number }>(sql`select count(*)::int as n from ${settingJoin} where ${where}`)
      return found
    })
  const [found, total] = await rowsAndTotal(
    page,
    rows.then(one => one.rows),
    counted,
  )
  return { PrintSettings: found.map(row => readSettingRow(row)), ...total }
}
