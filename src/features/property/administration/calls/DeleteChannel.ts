import { eq } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { channel, channelGroup } from '../../../base/accounts/tables.ts'
import { DeleteChannel as call } from '../contract.ts'

export const DeleteChannel = handle(call, async (ctx, { ChannelId }) => {
  const were = await ctx.tx.delete(channelGroup).where(eq(channelGroup.ChannelId, ChannelId)).returning()
  const [gone] = await ctx.tx.delete(channel).where(eq(channel.id, ChannelId)).returning()
  if (!gone) throw notFound()
  const MappedGroups = were.map(({ MappedGroupId }) => MappedGroupId)
  ctx.audit({ Object: 'channel', ObjectId: ChannelId, Before: { Name: gone.Name, MappedGroups } })
  return {}
})
