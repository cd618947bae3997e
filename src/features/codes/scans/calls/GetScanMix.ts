import { type SQL, sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { GetScanMix as call } from '../contract.ts'
import { codesWanted, daysWanted } from '../data.ts'
import { hourSums, scanDay } from '../tables.ts'

const sums = ['Scans', 'Bots', 'Sessions', 'Repeats', 'Phones', 'Tablets', 'Desktops', 'Printed', 'Links', ...hourSums] as const
type Sum = (typeof sums)[number]
type Row = Readonly<Record<Sum | 'Weekday', number>>

export const GetScanMix = handle(call, async (ctx, { startDate, endDate, tz, ...asked }) => {
  const { rows } = await ctx.tx.execute<Row>(sql`
    select extract(isodow from d.day)::int as "Weekday", ${sql.join(sums.map(summed), sql`, `)}
    from qr_code c
    join building b on b.group_id = ${ctx.GroupId} and b.id = c.building_id
    join scan_day d on d.group_id = ${ctx.GroupId} and d.qr_code_id = c.id and ${daysWanted({ startDate, endDate, tz })}
    where ${codesWanted(ctx, asked)}
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

const summed = (name: Sum): SQL => sql`sum(d.${sql.identifier(scanDay[name].name)})::int as ${sql.identifier(name)}`
