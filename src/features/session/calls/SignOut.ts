import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/handle.ts'
import { SignOut as call } from '../contract.ts'
import { renewal, session } from '../tables.ts'

export const SignOut = handle(call, async ctx => {
  const [ended] = ctx.tokenHash ? await ctx.tx.delete(session).where(eq(session.TokenHash, ctx.tokenHash)).returning() : []
  if (ended?.Family) await ctx.tx.delete(renewal).where(eq(renewal.Family, ended.Family))
  ctx.http.setCookie(null, null)
  await ctx.notify('session', ctx.tokenHash ?? '')
  return {}
})
