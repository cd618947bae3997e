import { handle } from '../../../../platform/handle.ts'
import { CreateSubscription as call } from '../contract.ts'
import { requireRoom, subscriptionColumns } from '../save.server.ts'
import { reportSubscription } from '../tables.ts'

export const CreateSubscription = handle(call, async (ctx, { BuildingId = null, ...input }) => {
  const columns = await subscriptionColumns(ctx, input, BuildingId)
  await requireRoom(ctx)
  const [row] = await ctx.tx
    .insert(reportSubscription)
    .values({ ...columns, GroupId: ctx.GroupId })
    .returning()
  if (!row) throw new Error('a subscription was not written')
  ctx.audit({ Object: 'report_subscription', ObjectId: row.id, After: columns })
  return { acId: row.id, SubscriptionId: row.id, Version: row.Version }
})
