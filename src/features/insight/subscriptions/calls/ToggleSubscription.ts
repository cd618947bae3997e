import { notFound, Refusal } from '../../../../core/problem.ts'
import { saveRecord } from '../../../../platform/db/record.ts'
import { type GroupCtx, handle } from '../../../../platform/handle.ts'
import { ToggleSubscription as call } from '../contract.ts'
import { nextDateOf } from '../plan.server.ts'
import { subscriptionMessages } from '../rules.ts'
import { lockSubscriptions, requirePlace, requireReport } from '../save.server.ts'
import { reportSubscription, type SubscriptionRow } from '../tables.ts'

export const ToggleSubscription = handle(call, async (ctx, { SubscriptionId, OnOff }) => {
  const [before] = await lockSubscriptions(ctx, [SubscriptionId])
  if (!before) throw notFound()
  if (before.OnOff === OnOff) return { OnOff, Version: before.Version }
  const columns = OnOff ? await turnedOn(ctx, before) : { OnOff, NextDate: null }
  const { Version } = await saveRecord(ctx, reportSubscription, before, columns, { Object: 'report_subscription' })
  return { OnOff, Version }
})

/** From now on the report is read with the rights of whoever has turned it on. */
const turnedOn = async (ctx: GroupCtx, before: SubscriptionRow) => {
  if (before.Stopped === 'Unsubscribed' && before.SubscriberId !== ctx.actor.UserId)
    throw new Refusal('sys.obj.cfl', subscriptionMessages.left)
  const clock = (await requirePlace(ctx, before.BuildingId)) ?? before.TimeZone
  await requireReport(ctx, before, before.BuildingId)
  return { OnOff: true, Stopped: null, UserId: ctx.actor.UserId, NextDate: nextDateOf(before, clock, ctx.now) }
}
