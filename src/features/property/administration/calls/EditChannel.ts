import { and, eq, ne } from 'drizzle-orm'
import { makeDuplicateRefusal } from '../../../../core/problem.ts'
import { lockRecord, requireVersion, saveRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { channel, channelGroup } from '../../../base/accounts/tables.ts'
import { mapGroups } from '../channels.server.ts'
import { EditChannel as call } from '../contract.ts'

export const EditChannel = handle(call, async (ctx, { ChannelId, Version, Name, MappedGroups }) => {
  const before = await lockRecord(ctx, channel, eq(channel.id, ChannelId))
  requireVersion(before, Version)
  const named = and(eq(channel.Name, Name.trim()), ne(channel.id, ChannelId))
  const [other] = await ctx.tx.select({ id: channel.id }).from(channel).where(named)
  if (other) throw makeDuplicateRefusal('Name')
  const were = await ctx.tx.delete(channelGroup).where(eq(channelGroup.ChannelId, ChannelId)).returning()
  await mapGroups(ctx.tx, ChannelId, MappedGroups)
  const Before = { MappedGroups: were.map(({ MappedGroupId }) => MappedGroupId) }
  return saveRecord(ctx, channel, before, { Name: Name.trim() }, { Object: 'channel', Before, After: { MappedGroups } })
})
