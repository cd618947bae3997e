import { count, eq, sql } from 'drizzle-orm'
import { anyHolds, byName, orderOf, pageOf } from '../../../../platform/db/page.ts'
import { handle } from '../../../../platform/handle.ts'
import { channel, channelGroup } from '../../../base/accounts/tables.ts'
import { GetChannels as call } from '../contract.ts'

const mapped = sql<
  string[]
>`coalesce(array_agg(${channelGroup.MappedGroupId}) filter (where ${channelGroup.MappedGroupId} is not null), '{}')`

export const GetChannels = handle(call, async (ctx, { filter, sort = { field: 'Name', order: 'ASC' }, ...page }) => {
  const { limit, offset } = pageOf(page)
  const where = filter.text?.trim() ? anyHolds([channel.Name], filter.text.trim()) : undefined
  const rows = await ctx.tx
    .select({ channel, MappedGroups: mapped })
    .from(channel)
    .leftJoin(channelGroup, eq(channelGroup.ChannelId, channel.id))
    .where(where)
    .groupBy(channel.id)
    .orderBy(orderOf({ Name: byName(sql`${channel.Name}`) }, sort, sql`${channel.id}`))
    .limit(limit)
    .offset(offset)
  const [total] = await ctx.tx.select({ n: count() }).from(channel).where(where)
  return { Groups: rows.map(({ channel: one, MappedGroups }) => ({ ...one, acId: one.id, MappedGroups })), Total: total?.n ?? 0 }
})
