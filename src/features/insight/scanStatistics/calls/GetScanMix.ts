import { type SQL, sql } from 'drizzle-orm'
import { plannedEachTime } from '../../../../platform/db/statements.ts'
import { handle } from '../../../../platform/handle.ts'
import { hourSums, scanDay } from '../../../codes/scans/tables.ts'
import { GetScanMix as call } from '../contract.ts'
import { codesWanted, daysWanted } from '../data.ts'

const sums = ['Scans', 'Bots', 'Sessions', 'Repeats', 'Phones', 'Tablets', 'Desktops', 'Printed', 'Links', ...hourSums] as const
type Sum = (typeof sums)[number]
/** Days are counted from here: quicker than asking each for its weekday. No scan is older. */
const aMonday = '2000-01-03'
const summed = (name: Sum): SQL => sql`sum(d.${sql.identifier(scanDay[name].name)})::int as ${sql.identifier(name)}`
type ScanMixRow = Readonly<Record<Sum | 'Weekday', number>>

export const GetScanMix = handle(call, async (ctx, { startDate, endDate, tz, ...asked }) => {
  const wanted = { startDate, endDate, tz }
  const { rows } = await ctx.tx.execute<ScanMixRow>(sql`
    select ${sql.raw(plannedEachTime)} (d.day - ${aMonday}::date) % 7 + 1 as "Weekday", ${sql.join(sums.map(summed), sql`, `)}
    from scan_day d ${tz ? sql`` : sql`join building b on b.group_id = ${ctx.GroupId} and b.id = d.building_id`}
    where d.group_id = ${ctx.GroupId} and d.qr_code_id = any(array(select c.id from qr_code c where ${codesWanted(ctx, asked)})) and ${daysWanted(wanted)}
    group by 1`)
  const all = (name: Sum): number => rows.reduce((total, row) => total + row[name], 0)
  const days = new Map(rows.map(row => [row.Weekday, hourSums.map(hour => row[hour])]))
  return {
    Scans: all('Scans'),
    Bots: all('Bots'),
    Sessions: all('Sessions'),
    Repeats: all('Repeats'),
    Devices: { Phone: all('Phones'), Tablet: all('Tablets'), Desktop: all('Desktops') },
    Sources: { Printed: all('Printed'), Link: all('Links') },
    Hours: [1, 2, 3, 4, 5, 6, 7].map(weekday => days.get(weekday) ?? hourSums.map(() => 0)),
  }
})
