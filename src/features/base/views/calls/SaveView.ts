import { and, count, eq, ne } from 'drizzle-orm'
import type { GroupId } from '../../../../core/ids.ts'
import { notFound, Refusal } from '../../../../core/problem.ts'
import { type Actor, handle } from '../../../../platform/handle.ts'
import { SaveView as call } from '../contract.ts'
import { mostViews, tooManyViews } from '../rules.ts'
import { listView } from '../tables.ts'

export const SaveView = handle(call, async (ctx, { Name, ...view }) => {
  if (ctx.actor.Kind !== 'User') throw new Refusal('usr.aut.npm') // a PIN is shared by a team
  if (view.GroupId && !mayChoose(ctx.actor, view.GroupId)) throw notFound()
  const UserId = ctx.actor.UserId
  const values = { ...view, Name: Name.trim(), UserId, ModifiedDate: ctx.now }
  const others = and(eq(listView.UserId, UserId), eq(listView.List, view.List), ne(listView.Name, values.Name))
  const [kept] = await ctx.tx.select({ n: count() }).from(listView).where(others)
  if (kept && kept.n >= mostViews) throw new Refusal('req.val.inv', tooManyViews)
  const [saved] = await ctx.tx
    .insert(listView)
    .values(values)
    .onConflictDoUpdate({
      target: [listView.UserId, listView.List, listView.GroupId, listView.Name],
      set: { Query: values.Query, Hidden: values.Hidden, ModifiedDate: values.ModifiedDate },
    })
    .returning({ id: listView.id })
  if (!saved) throw new Error('the view was not saved')
  ctx.audit({ Object: 'list_view', ObjectId: saved.id, After: { List: view.List, Name: values.Name } })
  return { acId: saved.id }
})

const mayChoose = ({ groups }: Actor, id: string): boolean => groups === 'all' || groups.includes(id as GroupId) // asked, not proven
