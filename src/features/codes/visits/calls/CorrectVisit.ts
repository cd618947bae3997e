import { invalid } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { CorrectVisit as call } from '../contract.ts'
import { keepVisit } from '../keepVisit.server.ts'
import { findTimeProblems } from '../rules.ts'
import { lockVisit } from '../visits.server.ts'

export const CorrectVisit = handle(call, async (ctx, { VisitId, Version, InDate, OutDate, Reason }) => {
  const found = await lockVisit(ctx, { VisitId, Version })
  const problems = findTimeProblems(InDate, OutDate, ctx.now.getTime())
  if (problems.length > 0) throw invalid(problems)
  return keepVisit(ctx, found, { InDate: new Date(InDate), OutDate: OutDate === null ? null : new Date(OutDate), Reason })
})
