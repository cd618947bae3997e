import { and, eq, sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { AddPropertyTag as call } from '../contract.ts'
import { taken } from '../data.ts'
import { propertyTag } from '../tables.ts'

export const AddPropertyTag = handle(call, async (ctx, input) => {
  const Name = input.Name.trim()
  const [same] = await ctx.tx
    .select({ id: propertyTag.id })
    .from(propertyTag)
    .where(and(eq(propertyTag.GroupId, ctx.GroupId), sql`lower(${propertyTag.Name}) = lower(${Name})`))
  if (same) throw taken('Name')
  const [row] = await ctx.tx
    .insert(propertyTag)
    .values({ GroupId: ctx.GroupId, Name })
    .onConflictDoNothing()
    .returning({ id: propertyTag.id })
  if (!row) throw taken('Name')
  ctx.audit({ Object: 'property_tag', ObjectId: row.id, After: { Name } })
  return { acId: row.id }
})
