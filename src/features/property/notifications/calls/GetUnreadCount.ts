import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { seenBy } from '../../../../platform/db/tenantTable.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetUnreadCount as call } from '../contract.ts'
import { notification } from '../tables.ts'

/** The bell says "99+" from then on. */
const mostCounted = 100

export const GetUnreadCount = handle(call, async ctx => {
  const some = ctx.tx
    .select({ one: sql`1`.as('one') })
    .from(notification)
    .where(and(seenBy(ctx, notification), eq(notification.UserId, ctx.actor.UserId), isNull(notification.ReadDate)))
    .limit(mostCounted)
    .as('some')
  const [counted] = await ctx.tx.select({ n: count() }).from(some)
  return { Unread: counted?.n ?? 0 }
})
