import { type SQL, sql } from 'drizzle-orm'
import { qrCode } from '../../codes/qr/tables.ts'
import { building } from '../../property/buildings/tables.ts'
import { signTemplate } from '../templates/tables.ts'
import { printSetting as table } from './tables.ts'

const templateOf: SQL = sql`${signTemplate.GroupId} = ${table.GroupId} and ${signTemplate.id}::text = ${table.PrintTemplate}`
/** What the template of a setting is called: a layout by its code, one of the account by its name. */
export const templateName: SQL<string> = sql`coalesce((select ${signTemplate.Name} from ${signTemplate} where ${templateOf}), ${table.PrintTemplate})`

/** All that a sign shows, summed up: of a setting that is joined with its code and its building. */
export const signPrint: SQL = sql`md5(concat_ws(chr(31), ${qrCode.QrName}, ${qrCode.Floor}, ${qrCode.Location}, ${qrCode.Address},
  ${qrCode.Style}::text, ${building.Name}->>'en', ${building.LogoFilename}, ${table.SettingId}, ${table.Headline},
  (select ${signTemplate.Version} from ${signTemplate} where ${templateOf})))`

/** Whether a sign was printed, and would look different now. */
export const isOutOfDate: SQL<boolean> = sql`(${table.PrintedDate} is not null and ${table.PrintedOf} <> ${signPrint})`

/** A setting with its code and its building, in their account. */
export const settingJoin: SQL = sql`${table} join ${qrCode} on ${qrCode.GroupId} = ${table.GroupId} and ${qrCode.id} = ${table.QrCodeId}
  join ${building} on ${building.GroupId} = ${table.GroupId} and ${building.id} = ${table.BuildingId}`
