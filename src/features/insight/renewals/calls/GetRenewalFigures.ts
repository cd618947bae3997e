import { sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { GetRenewalFigures as call } from '../contract.ts'
import type { RenewalDecision } from '../dashboard.ts'
import { renewalsOf } from '../renewals.server.ts'

export const GetRenewalFigures = handle(call, async (ctx, days) => {
  const { rows } = await ctx.tx.execute<{ decision: RenewalDecision; n: number; waiting: number }>(sql`
    select v.decision, count(*)::int as n, (count(*) filter (where v.status in ('New', 'Seen') and v.decision <> 'Renew'))::int as waiting
    from ${await renewalsOf(ctx, days)} v group by 1`)
  const count = (decision: RenewalDecision) => rows.find(one => one.decision === decision)?.n ?? 0
  const [Renew, Talk, Leave, Other] = [count('Renew'), count('Talk'), count('Leave'), count('Other')]
  return {
    Answers: Renew + Talk + Leave + Other,
    Renew,
    Talk,
    Leave,
    Other,
    RenewShare: Renew + Leave > 0 ? Renew / (Renew + Leave) : null,
    Waiting: rows.reduce((sum, one) => sum + one.waiting, 0),
  }
})
