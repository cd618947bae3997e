import { and, count, eq, sql } from 'drizzle-orm'
import { anyHolds, byFloor, byName, orderOf, pageOf } from '../../../../platform/db/page.ts'
import { seenBy } from '../../../../platform/db/tenantTable.ts'
import { rowsAndTotal, totalOf } from '../../../../platform/db/totals.ts'
import { handle } from '../../../../platform/handle.ts'
import { inUse } from '../../../property/buildings/data.ts'
import { building } from '../../../property/buildings/tables.ts'
import { GetMechanicalSpaces as call } from '../contract.ts'
import { equipment, mechanicalSpace } from '../tables.ts'

const { id, BuildingId, SpaceName, Floor, Note, Version } = mechanicalSpace

export const GetMechanicalSpaces = handle(call, async (ctx, { filter, sort = { field: 'SpaceName', order: 'ASC' }, ...page }) => {
  const { GroupId } = ctx
  const text = filter.text?.trim()
  const where = and(
    seenBy(ctx, mechanicalSpace),
    ctx.BuildingId ? eq(BuildingId, ctx.BuildingId) : inUse(BuildingId, GroupId),
    filter.Floor ? eq(Floor, filter.Floor) : undefined,
    text ? anyHolds([SpaceName], text) : undefined,
  )
  const Equipment = sql<number>`(select count(*)::int from ${equipment} e where e.group_id = ${GroupId} and e.mechanical_space_id = ${id} and not e.retired)`
  const sorts = {
    SpaceName: byName(sql`${SpaceName}`),
    Floor: byFloor(Floor),
    Equipment,
    BuildingName: byName(sql`${building.Name}->>'en'`),
  }
  const { limit, offset } = pageOf(page)
  const rows = ctx.tx
    .select({ id, BuildingId, BuildingName: building.Name, SpaceName, Floor, Note, Version, Equipment })
    .from(mechanicalSpace)
    .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, BuildingId)))
    .where(where)
    .orderBy(orderOf(sorts, sort, sql`${id}`))
    .limit(limit)
    .offset(offset)
  const counted = () =>
    totalOf(ctx, { call, filter, tables: [mechanicalSpace, building] }, () =>
      ctx.tx.select({ n: count() }).from(mechanicalSpace).where(where),
    )
  const [found, total] = await rowsAndTotal(page, rows, counted)
  return { Spaces: found, ...total }
})
