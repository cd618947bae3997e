import { Refusal } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { SetBreak as call } from '../contract.ts'
import { keepVisit } from '../keepVisit.server.ts'
import { visitMessages } from '../rules.ts'
import { lockVisit } from '../visits.server.ts'

export const SetBreak = handle(call, async (ctx, { VisitId, Version, OnBreak }) => {
  const found = await lockVisit(ctx, { VisitId, Version })
  const { Kind, OutDate, Breaks } = found.row
  if (Kind !== 'Staff' || OutDate !== null) throw new Refusal('sys.obj.cfl', visitMessages.breaks)
  const [now, open] = [ctx.now.getTime(), Breaks.at(-1)?.End === null]
  if (open === OnBreak) return { VisitId, Version: Version }
  const next = OnBreak ? [...Breaks, { Start: now, End: null }] : Breaks.map(one => ({ ...one, End: one.End ?? now }))
  return keepVisit(ctx, found, { Breaks: next })
})
