import { eq } from 'drizzle-orm'
import { may } from '../../../../core/permissions.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetReportTypes as call } from '../contract.ts'
import { reportTypes } from '../reports.ts'
import { fixedFrequency, usualHour } from '../rules.ts'
import { requirePlace } from '../save.server.ts'
import { subscriptionSetting } from '../tables.ts'

export const GetReportTypes = handle(call, async (ctx, { bId = null }) => {
  const TimeZone = await requirePlace(ctx, bId)
  const [setting] = await ctx.tx.select().from(subscriptionSetting).where(eq(subscriptionSetting.GroupId, ctx.GroupId))
  const Types = reportTypes(bId)
    .filter(one => may(ctx.actor.Permissions, one.may))
    .map(({ Type, title, Personal, Composed, Daily }) => ({
      Type,
      Title: title,
      Personal,
      Composed,
      Frequency: fixedFrequency(Type),
      Hour: usualHour(Type),
      Daily,
    }))
  return { Types, Delivery: setting?.Delivery ?? ('PDF' as const), TimeZone }
})
