import { count, sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { GetQrCodeCounts as call } from '../contract.ts'
import { codesInScope } from '../data.ts'
import { qrCode } from '../tables.ts'

export const GetQrCodeCounts = handle(call, async ctx => {
  const inUse = sql<number>`count(*) filter (where not ${qrCode.Retired})`.mapWith(Number)
  const rows = await ctx.tx
    .select({ QrType: qrCode.QrType, Count: inUse, All: count() })
    .from(qrCode)
    .where(codesInScope(ctx))
    .groupBy(qrCode.QrType)
    .orderBy(qrCode.QrType)
  const Total = rows.reduce((sum, row) => sum + row.Count, 0)
  const Retired = rows.reduce((sum, row) => sum + row.All, 0) - Total
  return { Total, Retired, Types: rows.filter(row => row.Count > 0).map(({ QrType, Count }) => ({ QrType, Count })) }
})
