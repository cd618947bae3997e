import { and, eq } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { DeleteWrittenReport as call } from '../contract.ts'
import { findWrittenReport } from '../reports.server.ts'
import { writtenReport } from '../tables.ts'

export const DeleteWrittenReport = handle(call, async (ctx, { ReportId }) => {
  const { report } = await findWrittenReport(ctx, ReportId)
  const { Type, FirstDay, LastDay } = report
  await ctx.tx.delete(writtenReport).where(and(eq(writtenReport.GroupId, ctx.GroupId), eq(writtenReport.id, ReportId)))
  ctx.audit({ Object: 'written_report', ObjectId: ReportId, Before: { Type, FirstDay, LastDay } })
  return {}
})
