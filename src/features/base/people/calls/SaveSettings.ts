import { eq } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { SaveSettings as call } from '../contract.ts'
import { appUser } from '../tables.ts'

export const SaveSettings = handle(call, async (ctx, settings) => {
  await ctx.tx.update(appUser).set(settings).where(eq(appUser.id, ctx.actor.UserId))
  return {}
})
