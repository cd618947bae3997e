import { count, eq, sql } from 'drizzle-orm'
import { byName, orderOf, pageOf } from '../../../platform/db/page.ts'
import { handle } from '../../../platform/handle.ts'
import { GetChannels as call } from '../contract.ts'
import { channel, channelGroup } from '../tables.ts'

const mapped = sql<
  string[]
>`coalesce(array_agg(${channelGroup.MappedGroupId}) filter (where ${channelGroup.MappedGroupId} is not null), '{}')`

export const GetChannels = handle(call, async (ctx, { sort = { field: 'Name', order: 'ASC' }, ...page }) => {
  const { limit, offset } = pageOf(page)
  const rows = await ctx.tx
    .select({ channel, MappedGroups: mapped })
    .from(channel)
    .leftJoin(channelGroup, eq(channelGroup.ChannelId, channel.id))
    .groupBy(channel.id)
    .orderBy(orderOf({ Name: byName(sql`${channel.Name}`) }, sort, sql`${channel.id}`))
    .limit(limit)
    .offset(offset)
  const [total] = await ctx.tx.select({ n: count() }).from(channel)
  return { Groups: rows.map(({ channel: one, MappedGroups }) => ({ acId: one.id, Name: one.Name, MappedGroups })), Total: total?.n ?? 0 }
})
