import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { GetViews as call } from '../contract.ts'
import { listView } from '../tables.ts'

export const GetViews = handle(call, async (ctx, { List, gId }) => {
  const place = gId ? or(isNull(listView.GroupId), eq(listView.GroupId, gId)) : isNull(listView.GroupId)
  const rows = await ctx.tx
    .select()
    .from(listView)
    .where(and(eq(listView.UserId, ctx.actor.UserId), eq(listView.List, List), place))
    .orderBy(asc(sql`${listView.Name} collate "und-x-icu"`), asc(listView.id))
  const Views = rows.map(({ id, List: of, Name, Query, Hidden, GroupId }) => ({ acId: id, List: of, Name, Query, Hidden, GroupId }))
  return { Views }
})
