import { and, eq, sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { SaveProductState as call } from '../contract.ts'
import { productNote, productState } from '../tables.ts'

export const SaveProductState = handle(call, async (ctx, { Product, State, Note: typed }) => {
  const { GroupId, BuildingId, now } = ctx
  const Note = typed.trim()
  const [before] = await ctx.tx
    .select({ State: productState.State })
    .from(productState)
    .where(and(eq(productState.GroupId, GroupId), eq(productState.BuildingId, BuildingId), eq(productState.Product, Product)))
    .for('update')
  await ctx.tx
    .insert(productState)
    .values({ GroupId, BuildingId, Product, State, CreatedDate: now, ModifiedDate: now })
    .onConflictDoUpdate({
      target: [productState.GroupId, productState.BuildingId, productState.Product],
      set: { State, ModifiedDate: sql`excluded.modified_date` },
    })
  const { UserId, FullName } = ctx.actor
  const row = { GroupId, BuildingId, Product, State, Note, UserId, FullName, CreatedDate: now, ModifiedDate: now }
  const [note] = await ctx.tx.insert(productNote).values(row).returning({ id: productNote.id })
  if (!note) throw new Error('no note was made')
  ctx.audit({
    Object: 'building',
    ObjectId: BuildingId,
    Before: { Upsells: { [Product]: { State: before?.State ?? '' } } },
    After: { Upsells: { [Product]: { State, Note } } },
  })
  return { acId: note.id }
})
