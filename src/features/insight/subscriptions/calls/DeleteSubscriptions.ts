import { and, eq } from 'drizzle-orm'
import { oneOf } from '../../../../platform/db/page.ts'
import { handle } from '../../../../platform/handle.ts'
import { DeleteSubscriptions as call } from '../contract.ts'
import { lockSubscriptions } from '../save.server.ts'
import { reportSubscription } from '../tables.ts'

export const DeleteSubscriptions = handle(call, async (ctx, { SubscriptionIds }) => {
  const rows = await lockSubscriptions(ctx, SubscriptionIds)
  const ids = rows.map(one => one.id)
  await ctx.tx.delete(reportSubscription).where(and(eq(reportSubscription.GroupId, ctx.GroupId), oneOf(reportSubscription.id, ids)))
  for (const { id, ReportName, Name, Email } of rows)
    ctx.audit({ Object: 'report_subscription', ObjectId: id, Before: { ReportName, Name, Email } })
  return { Deleted: rows.length }
})
