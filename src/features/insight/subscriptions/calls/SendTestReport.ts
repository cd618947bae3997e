import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { SendTestReport as call } from '../contract.ts'
import { deliveryOf } from '../plan.server.ts'
import { callerAsReader, requirePlace, requireReport } from '../save.server.ts'
import { sendReports } from '../send.server.ts'
import { reportDelivery } from '../tables.ts'

export const SendTestReport = handle(call, async (ctx, { BuildingId = null, ...input }) => {
  const clock = (await requirePlace(ctx, BuildingId)) ?? input.TimeZone
  await requireReport(ctx, input, BuildingId)
  const { reader, email } = await callerAsReader(ctx)
  const { GroupId, now } = ctx
  const row = { ...input, GroupId, BuildingId, id: null, Name: reader.FullName, SubscriberId: reader.UserId }
  const [made] = deliveryOf(row, { reader, clock, email }, now.getTime(), now, ctx.requestId)
  if (!made) throw notFound()
  const [{ id } = { id: '' }] = await ctx.tx.insert(reportDelivery).values(made).returning({ id: reportDelivery.id })
  await ctx.enqueue(sendReports, { GroupId, PrintKey: made.PrintKey })
  ctx.audit({ Object: 'report_delivery', ObjectId: id, After: { ReportName: made.ReportName, Email: email } })
  return { Email: email }
})
