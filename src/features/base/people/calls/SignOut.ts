import { eq } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { SignOut as call } from '../contract.ts'
import { endSessions } from '../data.ts'
import { renewal, session } from '../tables.ts'

export const SignOut = handle(call, async ctx => {
  const [own] = ctx.tokenHash ? await ctx.tx.select().from(session).where(eq(session.TokenHash, ctx.tokenHash)) : []
  // Each tab of a browser has a token of its own: all of them go with the sign-in that they come from.
  if (own) await endSessions(ctx.tx, own.Family ? eq(session.Family, own.Family) : eq(session.TokenHash, own.TokenHash), 'Left')
  if (own?.Family) await ctx.tx.delete(renewal).where(eq(renewal.Family, own.Family))
  ctx.http.setCookie(null, null)
  return {}
})
