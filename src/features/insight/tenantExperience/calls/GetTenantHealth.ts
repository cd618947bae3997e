import { handle } from '../../../../platform/handle.ts'
import { countLowAnswered } from '../../serviceRequests/sums.server.ts'
import { readTenants } from '../../serviceRequests/tenants.server.ts'
import { GetTenantHealth as call } from '../contract.ts'
import { rateHealth } from '../model.ts'

export const GetTenantHealth = handle(call, async (ctx, days) => {
  const { Tenants } = await readTenants(ctx, days)
  const low = await countLowAnswered(ctx, days)
  return {
    Tenants: Tenants.filter(({ Tenant }) => Tenant !== '')
      .map(({ Tenant, Total, CSAT, ServiceLevel, Reopened }) => {
        const parts = {
          Score: CSAT === null ? null : Math.max(0, (CSAT - 1) / 4),
          ServiceLevel,
          NotReopened: Reopened === null ? null : 1 - Reopened,
          LowAnswered: low.get(Tenant) ?? null,
        }
        return { Tenant, Total, ...rateHealth(parts), ...parts }
      })
      .toSorted((a, b) => (a.Health ?? 101) - (b.Health ?? 101) || a.Tenant.localeCompare(b.Tenant)),
  }
})
