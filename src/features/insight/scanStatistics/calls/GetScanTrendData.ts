import { sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { GetScanTrendData as call } from '../contract.ts'
import { codesWanted, trendOf } from '../data.ts'

export const GetScanTrendData = handle(call, async (ctx, asked) => ({
  Trend: await trendOf(
    ctx,
    sql`select d.day, d.scans as n from qr_code c join scan_day d on d.group_id = ${ctx.GroupId} and d.qr_code_id = c.id
      where ${codesWanted(ctx, asked)}`,
  ),
}))
