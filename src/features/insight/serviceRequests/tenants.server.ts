import type { GroupCtx } from '../../../platform/handle.ts'
import type { DaysAsked } from '../../property/buildings/askedDays.ts'
import { readServiceOfTenants } from './sums.server.ts'

/** The service requests of each tenant in a period, those with the most first; of who names no known tenant under an empty name. */
export const readTenants = async (ctx: GroupCtx, days: DaysAsked) => ({
  Tenants: (await readServiceOfTenants(ctx, days))
    .filter(one => one.Total > 0)
    .map(({ Tenant, Total, AvgDuration, ServiceLevel, YTDAvgScore, CSAT90, Reopened, Cost, Notes }) => ({
      Tenant,
      Total,
      AvgDuration,
      ServiceLevel,
      CSAT: YTDAvgScore,
      CSAT90,
      Reopened,
      Cost,
      MessageNumber: Notes,
      TextNumber: null,
      LiveChatNumber: null,
    }))
    .toSorted((a, b) => b.Total - a.Total || a.Tenant.localeCompare(b.Tenant)),
})
