import { sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { GetTenantsRequestSummaryList as call } from '../contract.ts'
import { countMessages, sumService } from '../sums.server.ts'

export const GetTenantsRequestSummaryList = handle(call, async (ctx, days) => {
  const rows = await sumService<{ Tenant: string }>(ctx, days, { keys: sql`asker.tenant as "Tenant"`, by: sql`asker.tenant`, asks: true })
  const messages = await countMessages(ctx, days)
  return {
    Tenants: rows
      .filter(one => one.Total > 0)
      .map(({ Tenant, Total, AvgDuration, ServiceLevel, YTDAvgScore, CSAT90 }) => ({
        Tenant,
        Total,
        AvgDuration,
        ServiceLevel,
        CSAT: YTDAvgScore,
        CSAT90,
        MessageNumber: messages.get(Tenant) ?? 0,
        TextNumber: null,
        LiveChatNumber: null,
      }))
      .toSorted((a, b) => b.Total - a.Total || a.Tenant.localeCompare(b.Tenant)),
  }
})
