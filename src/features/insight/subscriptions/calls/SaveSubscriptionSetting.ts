import { handle } from '../../../../platform/handle.ts'
import { SaveSubscriptionSetting as call } from '../contract.ts'
import { subscriptionSetting } from '../tables.ts'

export const SaveSubscriptionSetting = handle(call, async (ctx, { Delivery }) => {
  const { GroupId } = ctx
  await ctx.tx
    .insert(subscriptionSetting)
    .values({ GroupId, Delivery })
    .onConflictDoUpdate({ target: subscriptionSetting.GroupId, set: { Delivery } })
  ctx.audit({ Object: 'subscription_setting', ObjectId: GroupId, After: { Delivery } })
  return { Delivery }
})
