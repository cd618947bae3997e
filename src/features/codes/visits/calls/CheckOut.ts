import { invalid, Refusal } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { CheckOut as call } from '../contract.ts'
import { keepVisit } from '../keepVisit.server.ts'
import { findTimeProblems, visitMessages } from '../rules.ts'
import { lockVisit } from '../visits.server.ts'

export const CheckOut = handle(call, async (ctx, { VisitId, Version, OutDate }) => {
  const found = await lockVisit(ctx, { VisitId, Version })
  const { InDate, Breaks } = found.row
  if (found.row.OutDate !== null) throw new Refusal('sys.obj.cfl', visitMessages.out)
  const out = OutDate ?? ctx.now.getTime()
  const problems = findTimeProblems(InDate.getTime(), out, ctx.now.getTime())
  if (problems.length > 0) throw invalid(problems)
  const ended = Breaks.map(one => ({ ...one, End: one.End ?? out }))
  return keepVisit(ctx, found, { OutDate: new Date(out), Breaks: ended })
})
