import { notFound } from '../../../../core/problem.ts'
import { requireVersion, saveRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { UpdateSubscription as call } from '../contract.ts'
import { lockSubscriptions, subscriptionColumns } from '../save.server.ts'
import { reportSubscription } from '../tables.ts'

export const UpdateSubscription = handle(call, async (ctx, { SubscriptionId, Version, ...input }) => {
  const [before] = await lockSubscriptions(ctx, [SubscriptionId])
  if (!before) throw notFound()
  requireVersion(before, Version)
  const { NextDate, ...columns } = await subscriptionColumns(ctx, input, before.BuildingId)
  // Whoever has left stays so; what is off stays off.
  const kept = before.Stopped === 'Unsubscribed' && before.Email === columns.Email ? { Stopped: before.Stopped } : {}
  const saved = { ...columns, ...kept, NextDate: before.OnOff ? NextDate : null }
  return { ...(await saveRecord(ctx, reportSubscription, before, saved, { Object: 'report_subscription' })), SubscriptionId }
})
