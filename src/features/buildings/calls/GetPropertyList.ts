import { and, count, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Parsed } from '../../../core/call.ts'
import { anywhere, byName, orderOf, pageOf } from '../../../platform/db/page.ts'
import { totalOf } from '../../../platform/db/totals.ts'
import { handle } from '../../../platform/handle.ts'
import { GetPropertyList as call } from '../contract.ts'
import { rowOf, seen, tagOf } from '../data.ts'
import { building, propertyTag } from '../tables.ts'

const english = sql`${building.Name}->>'en'`
const spanish = sql`${building.Name}->>'es'`
const sorts = {
  Name: byName(english),
  Code: building.Code,
  PropertyTag: byName(sql`${propertyTag.Name}`),
  PropertyType: building.PropertyType,
  AddressLine1: byName(sql`${building.AddressLine1}`),
  City: byName(sql`${building.City}`),
  BuildingType: byName(sql`${building.BuildingType}`),
  Region: byName(sql`${building.Region}`),
  Market: byName(sql`${building.Market}`),
  CreatedDate: building.CreatedDate,
}

export const GetPropertyList = handle(call, async (ctx, { filter, sort = { field: 'Name', order: 'ASC' }, ...page }) => {
  const where = and(seen(ctx), ...filters(filter))
  const { limit, offset } = pageOf(page)
  const rows = ctx.tx
    .select({ building, tag: propertyTag })
    .from(building)
    .leftJoin(propertyTag, tagOf(ctx))
    .where(where)
    .orderBy(orderOf(sorts, sort, sql`${building.id}`))
    .limit(limit)
    .offset(offset)
  const total = totalOf(ctx, { call, filter, tables: ['building', 'property_tag'] }, () =>
    ctx.tx.select({ n: count() }).from(building).leftJoin(propertyTag, tagOf(ctx)).where(where),
  )
  const [found, Total] = await Promise.all([rows, total])
  return { Properties: found.map(rowOf), Total }
})

type Filter = Parsed<typeof call>['filter']
const filters = ({ text, PropertyType, BuildingType, Region, PropertyTagId }: Filter): (SQL | undefined)[] => [
  text?.trim() ? matching(text.trim()) : undefined,
  PropertyType && eq(building.PropertyType, PropertyType),
  BuildingType ? eq(building.BuildingType, BuildingType) : undefined,
  Region ? eq(building.Region, Region) : undefined,
  PropertyTagId ? eq(building.PropertyTagId, PropertyTagId) : undefined,
]

const searched = [
  english,
  spanish,
  building.Code,
  building.AddressLine1,
  building.City,
  building.State,
  building.Zip,
  building.Region,
  building.Market,
  propertyTag.Name,
]
const matching = (text: string): SQL | undefined => or(...searched.map(column => sql`${column} ilike ${anywhere(text)}`))
