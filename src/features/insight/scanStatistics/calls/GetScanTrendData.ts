import { sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { monthlyScans, sameKey } from '../../../codes/scans/summedScans.server.ts'
import { placesOf } from '../../../property/buildings/places.server.ts'
import { GetScanTrendData as call } from '../contract.ts'
import { codesWanted, trendOf } from '../data.ts'

const ofMonth = { closed: sql`month`, day: sql`day` }

export const GetScanTrendData = handle(call, async (ctx, asked) => {
  const { GroupId } = ctx
  const isWide = placesOf(ctx).wide && !asked.qr
  const codes = sql`select c.id from qr_code c where ${codesWanted(ctx, asked)}`
  return {
    Trend: await trendOf(ctx, days =>
      isWide
        ? sql`select day, scans as n from (${monthlyScans('scan_code_month', { GroupId, days, keys: { qr_code_id: sameKey('qr_code_id'), day: ofMonth }, sums: ['Scans'] })}) d
            where d.qr_code_id in (${codes})`
        : sql`select d.day, d.scans as n from qr_code c join scan_day d on d.group_id = ${GroupId} and d.qr_code_id = c.id where ${codesWanted(ctx, asked)}`,
    ),
  }
})
