import { boolean, date, foreignKey, index, integer, json, primaryKey, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { at, tenant } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { qrCode } from '../qr/tables.ts'

/** A scan as it is written; `at`, which its id says too, in epoch ms, `Day` by the building's clock. */
export type ScanRow = {
  readonly id: string
  readonly GroupId: string
  readonly BuildingId: string
  readonly QrCodeId: string
  readonly at: number
  readonly Day: string
  readonly Bot: boolean
  readonly Device: string
  readonly Language: string
  /** The hour of the day by the building's clock, and how the page was reached; missing in what a server of the release before has left. */
  readonly Hour?: number
  readonly Source?: string
}

/** Every scan, written before its answer. No address of the visitor is kept. */
export const scan = tenantTable(
  'scan',
  {
    ...tenant(),
    BuildingId: uuid().notNull(),
    QrCodeId: uuid().notNull(),
    ScanDate: at().notNull(),
    Bot: boolean().notNull().default(false),
    Device: text().notNull().default(''),
    Language: text().notNull().default(''),
    Source: text().notNull().default(''),
  },
  { building: 'BuildingId' },
  t => [primaryKey({ columns: [t.GroupId, t.id] }), index().on(t.GroupId, t.QrCodeId, t.ScanDate)],
)

/**
 * On a cluster: scans that are committed, on the coordinator alone, and on their way to their accounts. A row is a batch of many accounts, or
 * of one (`OfGroupId`) that could not be written with the others.
 */
export const scanStaged = snakeCase.table(
  'scan_staged',
  { id: uuid().primaryKey(), OfGroupId: uuid(), DueDate: at().notNull(), Scans: json().$type<readonly ScanRow[]>().notNull() },
  t => [index().on(t.DueDate)],
)

/** Days are counted from here to know their weekday. No scan is older. */
export const aMonday = '2000-01-03'

/** Sums of scans by the hour of the day, `H00` to `H23`. */
export const hourSums = [
  'H00',
  'H01',
  'H02',
  'H03',
  'H04',
  'H05',
  'H06',
  'H07',
  'H08',
  'H09',
  'H10',
  'H11',
  'H12',
  'H13',
  'H14',
  'H15',
  'H16',
  'H17',
  'H18',
  'H19',
  'H20',
  'H21',
  'H22',
  'H23',
] as const
const sum = () => integer().notNull().default(0)
type Sum = ReturnType<typeof sum>
/** What is added up of scans and visits. */
export const scanSumNames = [
  'Scans',
  'Bots',
  'Sessions',
  'Seconds',
  'Engaged',
  'Repeats',
  'Phones',
  'Tablets',
  'Desktops',
  'Printed',
  'Links',
  ...hourSums,
] as const
export type ScanSum = (typeof scanSumNames)[number]
const allSums = () => Object.fromEntries(scanSumNames.map(one => [one, sum()])) as Record<ScanSum, Sum> // these keys

/** Scans by code and day (of the building's clock), kept in the transaction that writes the scans. */
export const scanDay = tenantTable(
  'scan_day',
  {
    GroupId: uuid().notNull(),
    BuildingId: uuid().notNull(),
    QrCodeId: uuid().notNull(),
    Day: date({ mode: 'string' }).notNull(),
    ...allSums(),
  },
  { building: 'BuildingId' },
  t => [
    primaryKey({ columns: [t.GroupId, t.QrCodeId, t.Day] }),
    index().on(t.GroupId, t.BuildingId, t.Day),
    index().on(t.GroupId, t.Day),
    foreignKey({ columns: [t.GroupId, t.QrCodeId], foreignColumns: [qrCode.GroupId, qrCode.id] }).onDelete('cascade'),
  ],
)

/**
 * Up to which day the scans of an account are added up by building and by month (`closeDays.server.ts`). Days after it are read from `scan_day`;
 * of an account that has no row here, all.
 */
export const scanClosed = tenantTable(
  'scan_closed',
  { GroupId: uuid().primaryKey(), Day: date({ mode: 'string' }).notNull() },
  { building: null },
)

/** Scans of closed days by building. */
export const scanTotal = tenantTable(
  'scan_total',
  { GroupId: uuid().notNull(), BuildingId: uuid().notNull(), Day: date({ mode: 'string' }).notNull(), Scans: sum() },
  { building: 'BuildingId' },
  t => [primaryKey({ columns: [t.GroupId, t.Day, t.BuildingId] })],
)

/** All sums of closed days by building, month (its first day) and day of the week (1 is Monday). */
export const scanMonth = tenantTable(
  'scan_month',
  {
    GroupId: uuid().notNull(),
    BuildingId: uuid().notNull(),
    Month: date({ mode: 'string' }).notNull(),
    Weekday: integer().notNull(),
    ...allSums(),
  },
  { building: 'BuildingId' },
  t => [primaryKey({ columns: [t.GroupId, t.Month, t.BuildingId, t.Weekday] })],
)

/** Scans and visits of closed days by code and month (its first day). */
export const scanCodeMonth = tenantTable(
  'scan_code_month',
  {
    GroupId: uuid().notNull(),
    BuildingId: uuid().notNull(),
    QrCodeId: uuid().notNull(),
    Month: date({ mode: 'string' }).notNull(),
    Scans: sum(),
    Sessions: sum(),
    Seconds: sum(),
    Engaged: sum(),
  },
  { building: 'BuildingId' },
  t => [primaryKey({ columns: [t.GroupId, t.Month, t.QrCodeId, t.BuildingId] })],
)

/** Clicks on a scan page's buttons by code, item and day. */
export const clickDay = tenantTable(
  'click_day',
  {
    GroupId: uuid().notNull(),
    BuildingId: uuid().notNull(),
    QrCodeId: uuid().notNull(),
    ItemName: text().notNull(),
    Day: date({ mode: 'string' }).notNull(),
    Clicks: integer().notNull().default(0),
    Seconds: integer().notNull().default(0),
  },
  { building: 'BuildingId' },
  t => [
    primaryKey({ columns: [t.GroupId, t.QrCodeId, t.ItemName, t.Day] }),
    foreignKey({ columns: [t.GroupId, t.QrCodeId], foreignColumns: [qrCode.GroupId, qrCode.id] }).onDelete('cascade'),
  ],
)
