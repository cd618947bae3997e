import { type SQL, sql } from 'drizzle-orm'
import { type Ctx, handle } from '../../../../platform/handle.ts'
import { monthlyScans, sameKey } from '../../../codes/scans/summedScans.server.ts'
import { GetScanTrendData as call } from '../contract.ts'
import { codesWanted, isWide, readWide, type ScanStatsFilter, trendOf, type WideRange } from '../data.ts'

export const GetScanTrendData = handle(call, async (ctx, asked) => ({
  Trend: await readWide(ctx, asked, closed => trendOf(ctx, days => scansOf(ctx, asked, { days, closed }))),
}))

const scansOf = (ctx: Ctx<'group'>, asked: ScanStatsFilter, { days, closed }: WideRange): SQL => {
  const { GroupId } = ctx
  const codes = codesWanted(ctx, asked)
  if (!isWide(ctx, asked))
    return sql`select d.day, d.scans as n from qr_code c join scan_day d on d.group_id = ${GroupId} and d.qr_code_id = c.id where ${codes}`
  const keys = { qr_code_id: sameKey('qr_code_id'), day: { closed: sql`month`, day: sql`day` } }
  const all = monthlyScans('scan_code_month', { GroupId, closed, days, keys, sums: ['Scans'] })
  return sql`select d.day, d.scans as n from (${all}) d where d.qr_code_id in (select c.id from qr_code c where ${codes})`
}
