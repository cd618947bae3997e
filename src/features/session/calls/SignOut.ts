import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/handle.ts'
import { SignOut as call } from '../contract.ts'
import { renewal, session } from '../tables.ts'

export const SignOut = handle(call, async ctx => {
  const [ended] = ctx.tokenHash ? await ctx.tx.delete(session).where(eq(session.TokenHash, ctx.tokenHash)).returning() : []
  // Each tab of a browser has a token of its own: all of them go with the sign-in that they come from.
  const others = ended?.Family ? await ctx.tx.delete(session).where(eq(session.Family, ended.Family)).returning() : []
  if (ended?.Family) await ctx.tx.delete(renewal).where(eq(renewal.Family, ended.Family))
  ctx.http.setCookie(null, null)
  for (const { TokenHash } of ended ? [ended, ...others] : []) await ctx.notify('session', TokenHash)
  return {}
})
