import { and, eq } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { DeleteView as call } from '../contract.ts'
import { listView } from '../tables.ts'

export const DeleteView = handle(call, async (ctx, { acId }) => {
  const [gone] = await ctx.tx
    .delete(listView)
    .where(and(eq(listView.UserId, ctx.actor.UserId), eq(listView.id, acId)))
    .returning({ List: listView.List, Name: listView.Name })
  if (!gone) throw notFound()
  ctx.audit({ Object: 'list_view', ObjectId: acId, Before: gone })
  return {}
})
