import { sql } from 'drizzle-orm'
import type { GroupCtx } from '../../../platform/handle.ts'
import type { DaysAsked } from '../../property/buildings/askedDays.ts'
import { countMessages, sumService } from './sums.server.ts'

/** The service requests of each tenant in a period, those with the most first; of who names no known tenant under an empty name. */
export const readTenants = async (ctx: GroupCtx, days: DaysAsked) => {
  const rows = await sumService<{ Tenant: string }>(ctx, days, { keys: sql`asker.tenant as "Tenant"`, by: sql`asker.tenant`, asks: true })
  const messages = await countMessages(ctx, days)
  return {
    Tenants: rows
      .filter(one => one.Total > 0)
      .map(({ Tenant, Total, AvgDuration, ServiceLevel, YTDAvgScore, CSAT90, Reopened, Cost }) => ({
        Tenant,
        Total,
        AvgDuration,
        ServiceLevel,
        CSAT: YTDAvgScore,
        CSAT90,
        Reopened,
        Cost,
        MessageNumber: messages.get(Tenant) ?? 0,
        TextNumber: null,
        LiveChatNumber: null,
      }))
      .toSorted((a, b) => b.Total - a.Total || a.Tenant.localeCompare(b.Tenant)),
  }
}
