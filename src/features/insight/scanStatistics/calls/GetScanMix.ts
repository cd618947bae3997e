import { type SQL, sql } from 'drizzle-orm'
import { plannedEachTime } from '../../../../platform/db/statements.ts'
import { type Ctx, handle } from '../../../../platform/handle.ts'
import { monthlyScans, sameKey, weekdayOf } from '../../../codes/scans/summedScans.server.ts'
import { hourSums, scanDay } from '../../../codes/scans/tables.ts'
import { GetScanMix as call } from '../contract.ts'
import {
  codesWanted,
  type Dates,
  daysNamed,
  daysWanted,
  isWide,
  placesWanted,
  readWide,
  type ScanStatsFilter,
  type WideRange,
} from '../data.ts'

const sums = ['Scans', 'Bots', 'Sessions', 'Repeats', 'Phones', 'Tablets', 'Desktops', 'Printed', 'Links', ...hourSums] as const
type Sum = (typeof sums)[number]
const summed = (name: Sum): SQL => sql`sum(d.${sql.identifier(scanDay[name].name)})::int as ${sql.identifier(name)}`
type ScanMixRow = Readonly<Record<Sum | 'Weekday', number>>

export const GetScanMix = handle(call, async (ctx, { startDate, endDate, tz, ...asked }) => {
  const wanted = { startDate, endDate, tz }
  const days = daysNamed(wanted)
  const { lt, type, st } = asked
  const { rows } = await readWide(ctx, asked, closed => {
    const scans =
      days && isWide(ctx, asked) && !lt && !type && !st?.trim() ? scansOfAll(ctx, { days, closed }) : scansOfCodes(ctx, asked, wanted)
    return ctx.tx.execute<ScanMixRow>(sql`
      select ${sql.raw(plannedEachTime)} d.weekday as "Weekday", ${sql.join(sums.map(summed), sql`, `)} from (${scans}) d group by 1`)
  })
  const all = (name: Sum): number => rows.reduce((total, row) => total + row[name], 0)
  const hours = new Map(rows.map(row => [row.Weekday, hourSums.map(hour => row[hour])]))
  return {
    Scans: all('Scans'),
    Bots: all('Bots'),
    Sessions: all('Sessions'),
    Repeats: all('Repeats'),
    Devices: { Phone: all('Phones'), Tablet: all('Tablets'), Desktop: all('Desktops') },
    Sources: { Printed: all('Printed'), Link: all('Links') },
    Hours: [1, 2, 3, 4, 5, 6, 7].map(weekday => hours.get(weekday) ?? hourSums.map(() => 0)),
  }
})

/** Scans count in the building where they were made; those of closed months by day of the week. */
const scansOfAll = (ctx: Ctx<'group'>, { days, closed }: WideRange): SQL => {
  const keys = { building_id: sameKey('building_id'), weekday: { closed: sql`weekday`, day: sql.raw(weekdayOf('day')) } }
  return sql`select s.* from (${monthlyScans('scan_month', { GroupId: ctx.GroupId, closed, days, keys, sums })}) s where ${placesWanted(ctx, sql`s.building_id`)}`
}

const scansOfCodes = (ctx: Ctx<'group'>, asked: ScanStatsFilter, dates: Dates): SQL => sql`
  select ${sql.raw(weekdayOf('d.day'))} as weekday, d.*
  from scan_day d ${dates.tz ? sql`` : sql`join building b on b.group_id = ${ctx.GroupId} and b.id = d.building_id`}
  where d.group_id = ${ctx.GroupId} and d.qr_code_id = any(array(select c.id from qr_code c where ${codesWanted(ctx, asked)})) and ${daysWanted(dates)}`
