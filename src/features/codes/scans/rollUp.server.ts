import { sql } from 'drizzle-orm'
import type { SummedEvents } from '../../../platform/db/rebuild.ts'
import { type Contribution, contribute, rollUp } from '../../../platform/db/rollUp.ts'
import { clickDay, scan, scanDay } from './tables.ts'

/** Of a visit only its scan is kept: sessions, their seconds and taps are sums that nothing else holds. */
export const scanDays = rollUp(scanDay, {
  sums: ['Scans', 'Bots', 'Sessions', 'Seconds', 'Engaged'],
  kept: ['Sessions', 'Seconds', 'Engaged'],
  // The code may have been deleted since it was looked up.
  of: { table: 'qr_code', column: 'qr_code_id' },
})
export const clickDays = rollUp(clickDay, { sums: ['Clicks', 'Seconds'], kept: ['Clicks', 'Seconds'] })

type CountedScan = Pick<typeof scan.$inferSelect, 'GroupId' | 'BuildingId' | 'QrCodeId' | 'Bot'> & { Day: string }

/** What a scan adds: to the people of its code's day, or to the robots. */
export const contributionOf = ({ GroupId, BuildingId, QrCodeId, Day, Bot }: CountedScan): Contribution =>
  contribute(scanDays, { GroupId, BuildingId, QrCodeId, Day, [Bot ? 'Bots' : 'Scans']: 1 })

/** The scans of a code by day, from the scans that are kept. */
export const scanSums: SummedEvents = {
  name: 'scans',
  events: { table: scan, moment: scan.ScanDate },
  into: [scanDays],
  read: async (tx, { GroupId, first, last }) => {
    const { rows } = await tx.execute<CountedScan & { Scans: number; Bots: number }>(sql`
      select s.group_id as "GroupId", s.building_id as "BuildingId", s.qr_code_id as "QrCodeId", (s.scan_date at time zone b.time_zone)::date as "Day",
        count(*) filter (where not s.bot)::int as "Scans", count(*) filter (where s.bot)::int as "Bots"
      from ${scan} s join building b on b.group_id = s.group_id and b.id = s.building_id
      where s.group_id = ${GroupId} and s.scan_date >= ${first}::date - 2 and s.scan_date < ${last}::date + 2
        and (s.scan_date at time zone b.time_zone)::date between ${first}::date and ${last}::date
        and exists (select 1 from qr_code c where c.group_id = s.group_id and c.id = s.qr_code_id)
      group by 1, 2, 3, 4`)
    return rows.map(row => contribute(scanDays, row))
  },
}
