import { and, eq } from 'drizzle-orm'
import { lockRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { stopSubscriptions } from '../../subscriptions/paperSubscriptions.server.ts'
import { DeleteReport as call } from '../contract.ts'
import { builtReportDashboard } from '../dashboard.ts'
import { requireScope, seenByUser } from '../reports.server.ts'
import { customReport } from '../tables.ts'

export const DeleteReport = handle(call, async (ctx, { ReportId }) => {
  const which = and(seenByUser(ctx.GroupId, ctx.actor.UserId), eq(customReport.id, ReportId))
  const { Name, Scope } = await lockRecord(ctx, customReport, which)
  requireScope(ctx, Scope)
  await ctx.tx.delete(customReport).where(which)
  ctx.audit({ Object: 'custom_report', ObjectId: ReportId, Before: { Name } })
  return { Stopped: await stopSubscriptions(ctx, builtReportDashboard.key, ({ rId }) => rId === ReportId) }
})
