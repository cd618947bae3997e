import { and, count, eq, exists, isNotNull, or, sql } from 'drizzle-orm'
import { anyHolds, byName, orderOf, pageOf } from '../../../../platform/db/page.ts'
import { handle } from '../../../../platform/handle.ts'
import { appUser, member } from '../../people/tables.ts'
import { GetAuditUsers as call } from '../contract.ts'

export const GetAuditUsers = handle(call, async (ctx, { filter, sort = { field: 'FullName', order: 'ASC' }, ...page }) => {
  const { gId, text } = filter
  const here = gId
    ? ctx.tx
        .select({ one: sql`1` })
        .from(member)
        .where(and(eq(member.GroupId, gId), eq(member.UserId, appUser.id)))
    : null
  const where = and(
    here ? or(isNotNull(appUser.GlobalRole), exists(here)) : undefined,
    text?.trim() ? anyHolds([appUser.FullName], text.trim()) : undefined,
  )
  const { limit, offset } = pageOf(page)
  const rows = await ctx.tx
    .select({ UserId: appUser.id, FullName: appUser.FullName })
    .from(appUser)
    .where(where)
    .orderBy(orderOf({ FullName: byName(sql`${appUser.FullName}`) }, sort, sql`${appUser.id}`))
    .limit(limit)
    .offset(offset)
  const [total] = await ctx.tx.select({ n: count() }).from(appUser).where(where)
  return { Users: rows, Total: total?.n ?? 0 }
})
