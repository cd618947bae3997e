import { and, desc, eq } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { categories, productsOf } from '../catalog.ts'
import { GetProductCategories as call } from '../contract.ts'
import type { AdoptedProduct, ProductNote, ProductState } from '../model.ts'
import { productNote, productState } from '../tables.ts'

/** Notes of a building that are read: its newest. */
const MOST_NOTES = 2000

export const GetProductCategories = handle(call, async ctx => {
  const states = ctx.tx
    .select({ Product: productState.Product, State: productState.State })
    .from(productState)
    .where(and(eq(productState.GroupId, ctx.GroupId), eq(productState.BuildingId, ctx.BuildingId)))
  const notes = ctx.tx
    .select()
    .from(productNote)
    .where(and(eq(productNote.GroupId, ctx.GroupId), eq(productNote.BuildingId, ctx.BuildingId)))
    .orderBy(desc(productNote.CreatedDate), desc(productNote.id))
    .limit(MOST_NOTES)
  const [stateRows, noteRows] = await Promise.all([states, notes])
  const stateOf = new Map(stateRows.map(({ Product, State }) => [Product, State as ProductState])) // SaveProductState has checked it
  const notesOf = Map.groupBy(noteRows, ({ Product }) => Product)
  const adopted = ({ Product, Text }: ReturnType<typeof productsOf>[number]): AdoptedProduct => ({
    Product,
    Text: Text[ctx.language],
    State: stateOf.get(Product) ?? '',
    Notes: (notesOf.get(Product) ?? []).map(noteOf),
  })
  return { ProductCategories: Object.fromEntries(categories.map(category => [category, productsOf(category).map(adopted)])) }
})

const noteOf = ({ CreatedDate, Note, State, FullName }: typeof productNote.$inferSelect): ProductNote => ({
  CreatedDate: CreatedDate.getTime(),
  Note,
  State: State as ProductState, // SaveProductState has checked it
  FullName,
})
