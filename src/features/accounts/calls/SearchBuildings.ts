import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Parsed } from '../../../core/call.ts'
import { anywhere, byName, orderOf, pageOf } from '../../../platform/db/page.ts'
import { handle } from '../../../platform/handle.ts'
import { building, propertyTag } from '../../buildings/tables.ts'
import { SearchBuildings as call } from '../contract.ts'
import { inChannel, seenBy } from '../data.ts'
import { accountGroup } from '../tables.ts'

const sorts = {
  Name: byName(sql`${building.Name}->>'en'`),
  GroupName: byName(sql`${accountGroup.GroupName}->>'en'`),
  Code: building.Code,
  City: byName(sql`${building.City}`),
  BuildingType: byName(sql`${building.BuildingType}`),
}

/** Over 10,000 buildings: the ids of the page first, then what belongs to its rows. */
export const SearchBuildings = handle(call, async (ctx, { filter, sort = { field: 'Name', order: 'ASC' }, ...page }) => {
  const { groups } = ctx.actor
  if (groups !== 'all' && groups.length === 0) return { Properties: [], Total: 0 }
  const where = and(groups === 'all' ? undefined : inArray(building.GroupId, [...groups]), seenBy(ctx.actor), ...filters(filter))
  const { limit, offset } = pageOf(page)
  return ctx.system('buildings of all accounts of the caller', async tx => {
    const rows = await tx
      .select({ building, group: accountGroup, tag: propertyTag })
      .from(building)
      .innerJoin(accountGroup, eq(accountGroup.id, building.GroupId))
      .leftJoin(propertyTag, and(eq(propertyTag.GroupId, building.GroupId), eq(propertyTag.id, building.PropertyTagId)))
      .where(where)
      .orderBy(orderOf(sorts, sort, sql`${building.id}`))
      .limit(limit)
      .offset(offset)
    const [total] = await tx
      .select({ n: count() })
      .from(building)
      .innerJoin(accountGroup, eq(accountGroup.id, building.GroupId))
      .where(where)
    return { Properties: rows.map(rowOf), Total: total?.n ?? 0 }
  })
})

type Joined = {
  building: typeof building.$inferSelect
  group: typeof accountGroup.$inferSelect
  tag: typeof propertyTag.$inferSelect | null
}
const rowOf = ({ building: one, group, tag }: Joined) => ({
  ...one,
  GroupName: group.GroupName,
  PropertyTag: tag ? { PropertyTagId: tag.id, Name: tag.Name } : null,
})

type Filter = Parsed<typeof call>['filter']
const filters = ({ text, GroupId, ChannelId, Country, State, BuildingType }: Filter): (SQL | undefined)[] => [
  text?.trim() ? sql`${searched} ilike ${anywhere(text.trim())}` : undefined,
  GroupId ? eq(building.GroupId, GroupId) : undefined,
  ChannelId ? inChannel(sql`${building.GroupId}`, ChannelId) : undefined,
  Country ? eq(building.Country, Country) : undefined,
  State ? eq(building.State, State) : undefined,
  BuildingType ? eq(building.BuildingType, BuildingType) : undefined,
]

// One text for one comparison a row; the separator stands in no search text, which comes from a line of input.
const searched = sql`concat_ws(chr(10), ${building.Name}->>'en', ${building.Name}->>'es', ${building.Code}, ${building.AddressLine1},
  ${building.City}, ${building.State}, ${building.Zip}, ${accountGroup.GroupName}->>'en', ${accountGroup.GroupName}->>'es')`
