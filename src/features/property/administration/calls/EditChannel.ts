import { and, eq, ne, sql } from 'drizzle-orm'
import { notFound, Refusal } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { channel, channelGroup } from '../../../base/accounts/tables.ts'
import { taken } from '../../buildings/data.ts'
import { mapGroups } from '../channels.server.ts'
import { EditChannel as call } from '../contract.ts'

export const EditChannel = handle(call, async (ctx, { ChannelId, Version, Name, MappedGroups }) => {
  const [before] = await ctx.tx.select().from(channel).where(eq(channel.id, ChannelId)).for('update')
  if (!before) throw notFound()
  if (before.Version !== Version) throw new Refusal('sys.obj.cfl')
  const named = and(eq(channel.Name, Name.trim()), ne(channel.id, ChannelId))
  const [other] = await ctx.tx.select({ id: channel.id }).from(channel).where(named)
  if (other) throw taken('Name')
  const next = Version + 1
  await ctx.tx.update(channel).set({ Name: Name.trim(), Version: next, ModifiedDate: sql`now()` }).where(eq(channel.id, ChannelId))
  const were = await ctx.tx.delete(channelGroup).where(eq(channelGroup.ChannelId, ChannelId)).returning()
  await mapGroups(ctx.tx, ChannelId, MappedGroups)
  const Before = { Name: before.Name, MappedGroups: were.map(({ MappedGroupId }) => MappedGroupId) }
  ctx.audit({ Object: 'channel', ObjectId: ChannelId, Before, After: { Name: Name.trim(), MappedGroups } })
  return { acId: ChannelId, Version: next }
})
