import { Refusal } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { userById } from '../../people/data.ts'
import { GetOwnProfile as call } from '../contract.ts'
import { profileIn, versionOf } from '../data.ts'

export const GetOwnProfile = handle(call, async ctx => {
  const user = await userById(ctx.tx, ctx.actor.UserId)
  if (!user) throw new Refusal('usr.aut.npm')
  const profile = profileIn(user)
  return { ...profile, Email: user.Email ?? '', Version: versionOf(profile) }
})
