import { eq, sql } from 'drizzle-orm'
import type { Localized } from '../../../../core/call.ts'
import { handle } from '../../../../platform/handle.ts'
import { categories, productsOf } from '../../../property/adoption/catalog.ts'
import type { ProductState } from '../../../property/adoption/model.ts'
import { productState } from '../../../property/adoption/tables.ts'
import { seenIn } from '../../../property/buildings/data.ts'
import { GetUpsellMatrix as call } from '../contract.ts'

export const GetUpsellMatrix = handle(call, async ctx => {
  const { rows: buildings } = await ctx.tx.execute<{ BuildingId: string; BuildingName: Localized }>(sql`
    select b.id as "BuildingId", b.name as "BuildingName" from building b
    where b.group_id = ${ctx.GroupId} and ${seenIn(sql`b.id`, ctx)} order by lower(b.name->>'en'), b.id`)
  const states = await ctx.tx
    .select({ BuildingId: productState.BuildingId, Product: productState.Product, State: productState.State })
    .from(productState)
    .where(eq(productState.GroupId, ctx.GroupId))
  const stateOf = new Map(states.map(one => [`${one.BuildingId} ${one.Product}`, one.State as ProductState])) // SaveProductState has checked it
  const products = categories.flatMap(Category =>
    productsOf(Category).map(({ Product, Text }) => ({ Category, Product, Text: Text[ctx.language] })),
  )
  const Rows = buildings.map(one => ({
    ...one,
    Products: products.map(product => ({ ...product, State: stateOf.get(`${one.BuildingId} ${product.Product}`) ?? ('' as const) })),
  }))
  return { Rows }
})
