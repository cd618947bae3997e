import { handle } from '../../../../platform/handle.ts'
import { readServiceOfTenants } from '../../serviceRequests/sums.server.ts'
import { GetTenantHealth as call } from '../contract.ts'
import { rateHealth } from '../model.ts'

export const GetTenantHealth = handle(call, async (ctx, days) => ({
  Tenants: (await readServiceOfTenants(ctx, days))
    .filter(({ Tenant, Total }) => Tenant !== '' && Total > 0)
    .map(({ Tenant, Total, YTDAvgScore, ServiceLevel, Reopened, LowAnswered }) => {
      const parts = {
        Score: YTDAvgScore === null ? null : Math.max(0, (YTDAvgScore - 1) / 4),
        ServiceLevel,
        NotReopened: Reopened === null ? null : 1 - Reopened,
        LowAnswered,
      }
      return { Tenant, Total, ...rateHealth(parts), ...parts }
    })
    .toSorted((a, b) => (a.Health ?? 101) - (b.Health ?? 101) || a.Tenant.localeCompare(b.Tenant)),
}))
