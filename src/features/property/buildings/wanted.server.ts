import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { anyHolds, holds, oneOf } from '../../../platform/db/page.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import type { PropertyFilter } from './contract.ts'
import { building } from './tables.ts'

/** The buildings that the caller sees and a filter of their list finds. */
export const wantedProperties = (
  ctx: GroupCtx,
  { text, PropertyType, BuildingType, Region, PropertyTagId, bIds, Archived }: PropertyFilter,
): SQL | undefined =>
  and(
    seenBy(ctx, building),
    Archived ? isNotNull(building.ArchivedDate) : bIds ? undefined : isNull(building.ArchivedDate),
    text?.trim() ? matching(text.trim(), ctx.GroupId) : undefined,
    PropertyType && eq(building.PropertyType, PropertyType),
    BuildingType ? eq(building.BuildingType, BuildingType) : undefined,
    Region ? eq(building.Region, Region) : undefined,
    PropertyTagId ? eq(building.PropertyTagId, PropertyTagId) : undefined,
    bIds && oneOf(building.id, bIds),
  )

/** The text anywhere in what a building is found by, or in its tag's name. */
const matching = (text: string, GroupId: string): SQL =>
  sql`(${holds(building.SearchText, text)} or ${building.PropertyTagId} in (
    select t.id from property_tag t where t.group_id = ${GroupId} and ${anyHolds([sql`t.name`], text)}))`
