import { count, sql } from 'drizzle-orm'
import { byName, oneOf, orderOf, pageOf } from '../../../../platform/db/page.ts'
import { rowsAndTotal, totalOf } from '../../../../platform/db/totals.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetPropertyList as call } from '../contract.ts'
import { rowOf, tagOf } from '../data.ts'
import { figureSources } from '../figures.server.ts'
import { building, propertyTag } from '../tables.ts'
import { wantedProperties } from '../wanted.server.ts'

const english = sql`(${building.Name}->>'en')`
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
  ScanCount: sql`coalesce(figures.scans, 0)`,
  AverageScore: sql`figures.score::numeric / nullif(figures.answers, 0)`,
}

export const GetPropertyList = handle(call, async (ctx, { filter, sort = { field: 'Name', order: 'ASC' }, ...page }) => {
  const where = wantedProperties(ctx, filter)
  const { limit, offset } = pageOf(page)
  const picked = ctx.tx.select({ building, tag: propertyTag }).from(building).leftJoin(propertyTag, tagOf(ctx)).$dynamic()
  const [source] = figureSources.all()
  const byFigure = sort.field === 'ScanCount' || sort.field === 'AverageScore'
  const rows = (
    source && byFigure ? picked.leftJoin(sql`(${await source.figuresOf(ctx)}) figures`, sql`figures.id = ${building.id}`) : picked
  )
    .where(where)
    .orderBy(orderOf(sorts, source || !byFigure ? sort : { field: 'Name', order: 'ASC' }, sql`${building.id}`))
    .limit(limit)
    .offset(offset)
  const counted = () =>
    totalOf(ctx, { call, filter, tables: [building, propertyTag] }, () => ctx.tx.select({ n: count() }).from(building).where(where))
  const [found, total] = await rowsAndTotal(page, rows, counted)
  const Properties = found.map(rowOf)
  if (!filter.Figures || !source || found.length === 0) return { Properties, ...total }
  const ids = Properties.map(({ id }) => id)
  const figures = await source.figuresByBuilding(ctx, oneOf(sql`building_id`, ids))
  return { Properties: Properties.map(row => ({ ...row, ...figures(row.id) })), ...total }
})
