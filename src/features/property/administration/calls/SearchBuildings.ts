import { and, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Parsed } from '../../../../core/call.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { anyHolds, byName, orderOf, pageOf } from '../../../../platform/db/page.ts'
import { handle } from '../../../../platform/handle.ts'
import { accountInUse, inChannel } from '../../../base/accounts/data.ts'
import { accountGroup } from '../../../base/accounts/tables.ts'
import { seenByActor } from '../../buildings/data.ts'
import { building, propertyTag } from '../../buildings/tables.ts'
import { SearchBuildings as call } from '../contract.ts'

const sorts = {
  Name: byName(sql`${building.Name}->>'en'`),
  GroupName: byName(sql`${accountGroup.GroupName}->>'en'`),
  Code: building.Code,
  City: byName(sql`${building.City}`),
  BuildingType: byName(sql`${building.BuildingType}`),
}

/** One look at all buildings gives the ids of the page and the total; then what belongs to the page's rows. */
export const SearchBuildings = handle(call, async (ctx, { filter, sort = { field: 'Name', order: 'ASC' }, ...page }) => {
  const { groups } = ctx.actor
  if (groups !== 'all' && groups.length === 0) return { Properties: [], Total: 0 }
  const where = and(groups === 'all' ? undefined : inArray(building.GroupId, [...groups]), seenByActor(ctx.actor), ...filters(filter))
  const { limit, offset } = pageOf(page)
  return ctx.system('buildings of all accounts of the caller', async tx => {
    const found = await tx
      .select({ id: building.id, total: sql<number>`count(*) over ()`.mapWith(Number) })
      .from(building)
      .innerJoin(accountGroup, eq(accountGroup.id, building.GroupId))
      .where(where)
      .orderBy(orderOf(sorts, sort, sql`${building.id}`))
      .limit(limit)
      .offset(offset)
    const ids = found.map(({ id }) => id)
    const Total = found[0]?.total ?? (offset > 0 ? await totalOf(tx, where) : 0)
    return { Properties: await rowsOf(tx, where, ids), Total }
  })
})

const totalOf = async (tx: Tx, where: SQL | undefined): Promise<number> =>
  (await tx.select({ n: count() }).from(building).where(where))[0]?.n ?? 0

const rowsOf = async (tx: Tx, where: SQL | undefined, ids: readonly string[]) => {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ building, group: accountGroup, tag: propertyTag })
    .from(building)
    .innerJoin(accountGroup, eq(accountGroup.id, building.GroupId))
    .leftJoin(propertyTag, and(eq(propertyTag.GroupId, building.GroupId), eq(propertyTag.id, building.PropertyTagId)))
    .where(and(inArray(building.id, [...ids]), where))
  const place = new Map(ids.map((id, i) => [id, i]))
  return rows
    .sort((a, b) => (place.get(a.building.id) ?? 0) - (place.get(b.building.id) ?? 0))
    .map(({ building: one, group, tag }) => ({
      ...one,
      GroupName: group.GroupName,
      PropertyTag: tag ? { PropertyTagId: tag.id, Name: tag.Name } : null,
    }))
}

type Filter = Parsed<typeof call>['filter']
const filters = ({ text, GroupId, ChannelId, Country, State, BuildingType }: Filter): (SQL | undefined)[] => [
  isNull(building.ArchivedDate),
  accountInUse(building.GroupId),
  text?.trim() ? matching(text.trim()) : undefined,
  GroupId ? eq(building.GroupId, GroupId) : undefined,
  ChannelId ? inChannel(sql`${building.GroupId}`, ChannelId) : undefined,
  Country ? eq(building.Country, Country) : undefined,
  State ? eq(building.State, State) : undefined,
  BuildingType ? eq(building.BuildingType, BuildingType) : undefined,
]

const { Name, Code, AddressLine1, City, State, Zip } = building
const searched = [sql`${Name}->>'en'`, sql`${Name}->>'es'`, Code, AddressLine1, City, State, Zip]
const searchedGroup = [sql`${accountGroup.GroupName}->>'en'`, sql`${accountGroup.GroupName}->>'es'`]

const matching = (text: string): SQL | undefined =>
  or(
    anyHolds(searched, text),
    sql`${building.GroupId} in (select ${accountGroup.id} from ${accountGroup} where ${anyHolds(searchedGroup, text)})`,
  )
