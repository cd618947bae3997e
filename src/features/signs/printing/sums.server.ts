import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import { building } from '../../property/buildings/tables.ts'
import { signTemplate } from '../templates/tables.ts'
import { printSetting as table } from './tables.ts'

/** What the template of a setting is called: a layout by its code, one of the account by its name. */
export const templateName: SQL<string> = sql`coalesce(${signTemplate.Name}, ${table.PrintTemplate})`

/** What a template of the account adds to what a sign shows; null without one, so that the sums of other signs stay. Its name and whether it is in use are not on the sign. */
const templatePrint = sql`case when ${signTemplate.id} is not null then concat_ws(chr(31), ${signTemplate.Size}, ${signTemplate.Orientation},
  ${signTemplate.Language}, ${signTemplate.Ground}, ${signTemplate.Ink}, ${signTemplate.Background}::text, ${signTemplate.Slots}::text,
  ${building.Name}->>'es', ${building.AddressLine1}, ${building.City}, ${building.State}, ${building.Zip}) end`

/** All that a sign shows, summed up: of a setting that is joined with its code, its building and its template (`settingJoin`). */
export const signPrint: SQL = sql`md5(concat_ws(chr(31), ${qrCode.QrName}, ${qrCode.Floor}, ${qrCode.Location}, ${qrCode.Address},
  ${qrCode.Style}::text, ${building.Name}->>'en', ${building.LogoFilename}, ${table.SettingId}, ${table.Headline}, ${templatePrint}))`

/** Whether a sign was printed, and would look different now. */
export const isOutOfDate: SQL<boolean> = sql`(${table.PrintedDate} is not null and ${table.PrintedOf} <> ${signPrint})`

/** The template of a setting, where it is one of the account. */
export const templateJoin: SQL = sql`${signTemplate.GroupId} = ${table.GroupId} and ${signTemplate.id}::text = ${table.PrintTemplate}`

/** A setting with its code, its building and its template, in their account. */
export const settingJoin: SQL = sql`${table} join ${qrCode} on ${qrCode.GroupId} = ${table.GroupId} and ${qrCode.id} = ${table.QrCodeId}
  join ${building} on ${building.GroupId} = ${table.GroupId} and ${building.id} = ${table.BuildingId}
  left join ${signTemplate} on ${templateJoin}`

/** Keeps what signs show now, summed up. Read first: a distributed database writes by plain values alone. */
export const keepPrints = async ({ tx, GroupId }: { tx: Tx; GroupId: string }, ids: readonly string[]): Promise<void> => {
  const { rows } = await tx.execute<{ id: string; print: string }>(
    sql`select ${table.id} as id, ${signPrint} as print from ${settingJoin} where ${table.GroupId} = ${GroupId} and ${oneOf(table.id, ids)}`,
  )
  const [known, prints] = [rows.map(one => one.id), rows.map(one => one.print)]
  await tx.execute(sql`update print_setting p set printed_of = now.print
    from unnest(${sql.param(known)}::uuid[], ${sql.param(prints)}::text[]) as now (id, print) where p.group_id = ${GroupId} and p.id = now.id`)
}
