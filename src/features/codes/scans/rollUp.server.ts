import { type SQL, sql } from 'drizzle-orm'
import type { SummedEvents } from '../../../platform/db/rebuild.ts'
import { type Contribution, contribute, rollUp } from '../../../platform/db/rollUp.ts'
import { reopenDays } from './closeDays.server.ts'
import { clickDay, hourSums, type ScanRow, scan, scanDay } from './tables.ts'
import type { Device, ScanSource } from './visitor.server.ts'

/** What pages tell of visits, and what a scan adds by the device and by how the page was reached. */
const ofStays = ['Sessions', 'Seconds', 'Engaged', 'Repeats'] as const
const kinds = ['Phones', 'Tablets', 'Desktops', 'Printed', 'Links'] as const
const byDevice: Readonly<Record<Device, 'Phones' | 'Tablets' | 'Desktops'>> = { phone: 'Phones', tablet: 'Tablets', desktop: 'Desktops' }
const bySource: Readonly<Record<ScanSource, 'Printed' | 'Links'>> = { print: 'Printed', link: 'Links' }

/** Of a visit only its scan is kept: sessions, their seconds and taps are sums that nothing else holds. */
export const scanDays = rollUp(scanDay, {
  sums: ['Scans', 'Bots', ...ofStays, ...kinds, ...hourSums],
  kept: ofStays,
  // The code may have been deleted since it was looked up.
  of: { table: 'qr_code', column: 'qr_code_id' },
})
export const clickDays = rollUp(clickDay, { sums: ['Clicks', 'Seconds'], kept: ['Clicks', 'Seconds'] })

type CountedScan = Pick<typeof scan.$inferSelect, 'GroupId' | 'BuildingId' | 'QrCodeId'> & { Day: string }

/** Scans that differ in their ids and moments only. */
export type AlikeScans = { readonly scan: ScanRow; readonly ids: string[] }

/** Scans with those alike together. */
export const alikeScans = (scans: readonly ScanRow[]): AlikeScans[] => {
  const alike = new Map<string, AlikeScans>()
  for (const scan of scans) {
    const { QrCodeId, Day, Hour, Bot, Device, Language, Source } = scan
    const key = `${QrCodeId} ${Day} ${Hour} ${Bot} ${Device} ${Language} ${Source}`
    const known = alike.get(key)
    if (known) known.ids.push(scan.id)
    else alike.set(key, { scan, ids: [scan.id] })
  }
  return [...alike.values()]
}

/** What scans that are alike add: to the people of their code's day, or to the robots. */
export const contributionOf = ({ scan, ids }: AlikeScans): Contribution => {
  const { GroupId, BuildingId, QrCodeId, Day, Bot, Device, Source, Hour } = scan
  const times = ids.length
  const key = { GroupId, BuildingId, QrCodeId, Day }
  if (Bot) return contribute(scanDays, { ...key, Bots: times })
  const hour = Hour === undefined ? undefined : hourSums[Hour]
  const sums = [byDevice[Device as Device], bySource[Source as ScanSource], hour].filter(one => one !== undefined) // unknown ones are no keys
  return contribute(scanDays, { ...key, Scans: times, ...Object.fromEntries(sums.map(one => [one, times])) })
}

/** The scans of a code by day, from the scans that are kept. */
export const scanSums: SummedEvents = {
  name: 'scans',
  events: { table: scan, moment: scan.ScanDate },
  into: [scanDays],
  changed: (client, { GroupId, first }) => reopenDays(client, GroupId, [first]),
  read: async (tx, { GroupId, first, last }) => {
    const { rows } = await tx.execute<CountedScan & Record<string, number>>(sql`
      select s.group_id as "GroupId", s.building_id as "BuildingId", s.qr_code_id as "QrCodeId", (s.scan_date at time zone b.time_zone)::date as "Day",
        count(*) filter (where not s.bot)::int as "Scans", count(*) filter (where s.bot)::int as "Bots",
        ${sql.join([...countedKinds(), ...countedHours()], sql`, `)}
      from ${scan} s join building b on b.group_id = s.group_id and b.id = s.building_id
      where s.group_id = ${GroupId} and s.scan_date >= ${first}::date - 2 and s.scan_date < ${last}::date + 2
        and (s.scan_date at time zone b.time_zone)::date between ${first}::date and ${last}::date
        and exists (select 1 from qr_code c where c.group_id = s.group_id and c.id = s.qr_code_id)
      group by 1, 2, 3, 4`)
    return rows.map(row => contribute(scanDays, row))
  },
}

const countWhere = (condition: SQL, name: string): SQL =>
  sql`count(*) filter (where not s.bot and ${condition})::int as ${sql.identifier(name)}`
const countedKinds = (): SQL[] => [
  ...Object.entries(byDevice).map(([device, name]) => countWhere(sql`s.device = ${device}`, name)),
  ...Object.entries(bySource).map(([source, name]) => countWhere(sql`s.source = ${source}`, name)),
]
const countedHours = (): SQL[] =>
  hourSums.map((name, hour) => countWhere(sql`extract(hour from s.scan_date at time zone b.time_zone) = ${hour}`, name))
