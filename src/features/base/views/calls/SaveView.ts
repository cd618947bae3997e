import { and, count, eq, isNull, not } from 'drizzle-orm'
import type { GroupId } from '../../../../core/ids.ts'
import { notFound, Refusal } from '../../../../core/problem.ts'
import { isNamed } from '../../../../platform/db/page.ts'
import { type Actor, type Ctx, handle } from '../../../../platform/handle.ts'
import { SaveView as call } from '../contract.ts'
import { mostViews, tooManyViews } from '../rules.ts'
import { listView } from '../tables.ts'

export const SaveView = handle(call, async (ctx, { Name, ...view }) => {
  if (ctx.actor.Kind !== 'User') throw new Refusal('usr.aut.npm') // a PIN is shared by a team
  if (view.GroupId && !mayChoose(ctx.actor, view.GroupId)) throw notFound()
  const UserId = ctx.actor.UserId
  const values = { ...view, Name: Name.trim(), UserId, ModifiedDate: ctx.now }
  const own = and(eq(listView.UserId, UserId), eq(listView.List, view.List))
  const [kept] = await ctx.tx
    .select({ n: count() })
    .from(listView)
    .where(and(own, not(isNamed(listView.Name, values.Name))))
  if (kept && kept.n >= mostViews) throw new Refusal('req.val.inv', tooManyViews)
  const saved = (await insertView(ctx, values)) ?? (await replaceView(ctx, values))
  ctx.audit({ Object: 'list_view', ObjectId: saved, After: { List: view.List, Name: values.Name } })
  return { acId: saved }
})

type NewView = typeof listView.$inferInsert

/** The id of the view that is added; undefined where the user has one of this name. */
const insertView = async ({ tx }: Ctx<'global'>, values: NewView): Promise<string | undefined> =>
  (await tx.insert(listView).values(values).onConflictDoNothing().returning({ id: listView.id }))[0]?.id

const replaceView = async (
  { tx }: Ctx<'global'>,
  { UserId, List, GroupId, Name, Query, Hidden, ModifiedDate }: NewView,
): Promise<string> => {
  const place = and(
    eq(listView.UserId, UserId),
    eq(listView.List, List),
    GroupId ? eq(listView.GroupId, GroupId) : isNull(listView.GroupId),
  )
  const set = { Name, Query, Hidden, ModifiedDate }
  const [row] = await tx
    .update(listView)
    .set(set)
    .where(and(place, isNamed(listView.Name, Name)))
    .returning({ id: listView.id })
  if (!row) throw new Error('the view was not saved')
  return row.id
}

const mayChoose = ({ groups }: Actor, id: string): boolean => groups === 'all' || groups.includes(id as GroupId) // asked, not proven
