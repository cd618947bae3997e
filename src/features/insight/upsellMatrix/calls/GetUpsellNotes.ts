import { and, desc, eq } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import type { ProductState } from '../../../property/adoption/model.ts'
import { productNote } from '../../../property/adoption/tables.ts'
import { propertyOf } from '../../../property/buildings/data.ts'
import { GetUpsellNotes as call } from '../contract.ts'

/** Notes that are listed: the newest. */
const mostNotes = 200

export const GetUpsellNotes = handle(call, async (ctx, { Product }) => {
  const { Name: BuildingName } = await propertyOf(ctx)
  const which = and(eq(productNote.GroupId, ctx.GroupId), eq(productNote.BuildingId, ctx.BuildingId), eq(productNote.Product, Product))
  const rows = await ctx.tx
    .select()
    .from(productNote)
    .where(which)
    .orderBy(desc(productNote.CreatedDate), desc(productNote.id))
    .limit(mostNotes)
  const Notes = rows.map(({ CreatedDate, Note, State, FullName }) => ({
    CreatedDate: CreatedDate.getTime(),
    Note,
    State: State as ProductState, // SaveProductState has checked it
    FullName,
  }))
  return { BuildingName, Notes }
})
