import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { may } from '../../../../core/permissions.ts'
import { oneOf } from '../../../../platform/db/page.ts'
import { handle } from '../../../../platform/handle.ts'
import { building } from '../../../property/buildings/tables.ts'
import { dashboards } from '../../dashboards/model.ts'
import { pageFlag } from '../access.ts'
import { GetReportBuilderSubscriptions as call } from '../contract.ts'
import { listSubscriptions } from '../list.server.ts'
import { reportSubscription as table } from '../tables.ts'

export const GetReportBuilderSubscriptions = handle(call, async (ctx, asked) => {
  const composed = dashboards.all().flatMap(one => (one.composed ? [one.key] : []))
  const holds = (BuildingId: string | null) => may(ctx.actor.Permissions, pageFlag(BuildingId))
  const ofAccount = holds(null) ? isNull(table.BuildingId) : undefined
  const inUse = ctx.tx
    .select({ id: building.id })
    .from(building)
    .where(and(eq(building.GroupId, ctx.GroupId), isNull(building.ArchivedDate)))
  const seen = ctx.buildings === 'all' ? undefined : oneOf(table.BuildingId, ctx.buildings)
  const ofBuildings = holds('one') ? and(inArray(table.BuildingId, inUse), seen) : undefined
  return listSubscriptions(ctx, call, asked, and(inArray(table.Type, composed), or(ofAccount, ofBuildings)))
})
