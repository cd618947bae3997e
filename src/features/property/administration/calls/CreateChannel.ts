import { makeDuplicateRefusal } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { channel } from '../../../base/accounts/tables.ts'
import { mapGroups } from '../channels.server.ts'
import { CreateChannel as call } from '../contract.ts'

export const CreateChannel = handle(call, async (ctx, { Name, MappedGroups }) => {
  const [made] = await ctx.tx.insert(channel).values({ Name: Name.trim() }).onConflictDoNothing().returning()
  if (!made) throw makeDuplicateRefusal('Name')
  await mapGroups(ctx.tx, made.id, MappedGroups)
  ctx.audit({ Object: 'channel', ObjectId: made.id, After: { Name: made.Name, MappedGroups } })
  return { acId: made.id }
})
