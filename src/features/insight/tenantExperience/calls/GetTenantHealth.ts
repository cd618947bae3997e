import { sql } from 'drizzle-orm'
import { type GroupCtx, handle } from '../../../../platform/handle.ts'
import { seenIn } from '../../../property/buildings/data.ts'
import { readServiceOfTenants } from '../../serviceRequests/sums.server.ts'
import { GetTenantHealth as call } from '../contract.ts'
import { rateHealth } from '../model.ts'

export const GetTenantHealth = handle(call, async (ctx, days) => {
  const leases = await readLeaseEnds(ctx)
  const Tenants = (await readServiceOfTenants(ctx, days))
    .filter(({ Tenant, Total }) => Tenant !== '' && Total > 0)
    .map(({ Tenant, Total, YTDAvgScore, ServiceLevel, Reopened, LowAnswered }) => {
      const parts = {
        Score: YTDAvgScore === null ? null : Math.max(0, (YTDAvgScore - 1) / 4),
        ServiceLevel,
        NotReopened: Reopened === null ? null : 1 - Reopened,
        LowAnswered,
      }
      return { Tenant, Total, ...rateHealth(parts), LeaseEnd: leases.get(Tenant) ?? null, ...parts }
    })
    .toSorted((a, b) => (a.Health ?? 101) - (b.Health ?? 101) || a.Tenant.localeCompare(b.Tenant))
  return { Tenants }
})

/** The day on which the first lease of each tenant ends. */
const readLeaseEnds = async (ctx: GroupCtx): Promise<Map<string, string>> => {
  const { rows } = await ctx.tx.execute<{ name: string; day: string }>(sql`
    select t.tenant_name as name, min(t.lease_end)::text as day from tenant_company t
    where t.group_id = ${ctx.GroupId} and ${seenIn(sql`t.building_id`, ctx)} and t.lease_end is not null and not t.disabled group by 1`)
  return new Map(rows.map(one => [one.name, one.day]))
}
