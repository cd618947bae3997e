import { eq } from 'drizzle-orm'
import { Refusal } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetProfile as call } from '../contract.ts'
import { profileOf } from '../data.ts'
import { appUser } from '../tables.ts'

export const GetProfile = handle(call, async ctx => {
  const [user] = await ctx.tx.select().from(appUser).where(eq(appUser.id, ctx.actor.UserId))
  if (!user) throw new Refusal('usr.aut.npm')
  return profileOf(ctx.tx, user, ctx.GroupId)
})
