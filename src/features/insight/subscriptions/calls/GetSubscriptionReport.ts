import { and, eq } from 'drizzle-orm'
import { may } from '../../../../core/permissions.ts'
import { notFound, Refusal } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { flagsAt } from '../access.ts'
import { GetSubscriptionReport as call } from '../contract.ts'
import { findReport } from '../reports.ts'
import { requirePlace } from '../save.server.ts'
import { reportDelivery } from '../tables.ts'

/** Only the reader it was made for opens it here, and only while they may read such a report. */
export const GetSubscriptionReport = handle(call, async (ctx, { DeliveryId }) => {
  const which = and(
    eq(reportDelivery.GroupId, ctx.GroupId),
    eq(reportDelivery.id, DeliveryId),
    eq(reportDelivery.ReaderId, ctx.actor.UserId),
  )
  const [row] = await ctx.tx.select().from(reportDelivery).where(which)
  if (!row) throw notFound()
  await requirePlace(ctx, row.BuildingId)
  const report = findReport(row.Type, row.BuildingId)
  if (!report || !flagsAt(report, row.BuildingId).every(one => may(ctx.actor.Permissions, one))) throw new Refusal('usr.aut.npm')
  const { ReportName, FirstDay, LastDay, Clock, Delivery, File } = row
  const name = `${ReportName} ${FirstDay} – ${LastDay}.${Delivery === 'XLSX' ? 'xlsx' : 'pdf'}`
  return { ReportName, FirstDay, LastDay, Clock, FileLink: File ? ctx.fileLink({ key: File, name }) : null }
})
