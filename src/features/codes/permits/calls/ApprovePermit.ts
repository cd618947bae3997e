import { invalid } from '../../../../core/problem.ts'
import { addDays } from '../../../../core/steps.ts'
import { timeIn } from '../../../../core/zones.ts'
import { requireMove } from '../../../../platform/db/state.ts'
import { handle } from '../../../../platform/handle.ts'
import { requireApprover, savePermit } from '../change.server.ts'
import { ApprovePermit as call } from '../contract.ts'
import type { PermitStatus } from '../model.ts'
import { permitMoves } from '../moves.ts'
import { lockPermit, readTerms, requireKind } from '../permits.server.ts'
import { findTermProblems, permitMessages } from '../rules.ts'

const HOUR = 3_600_000

export const ApprovePermit = handle(call, async (ctx, { RequestId, Version, Day, StartTime, EndTime }) => {
  const found = await lockPermit(ctx, { RequestId, Version })
  requireKind(ctx, found.Kind)
  requireMove<PermitStatus>(ctx, found.permit, permitMoves.approve)
  const { BuildingId, CreatedDate } = found.request
  const { terms } = await readTerms({ tx: ctx.tx, GroupId: ctx.GroupId, BuildingId }, found.Kind)
  await requireApprover(ctx, terms, BuildingId)
  const StartDate = new Date(timeIn(found.TimeZone, Day, StartTime))
  const EndDate = new Date(timeIn(found.TimeZone, EndTime > StartTime ? Day : addDays(Day, 1), EndTime))
  const problems =
    EndDate <= ctx.now ? [{ Field: 'EndTime', Message: permitMessages.past }] : findTermProblems({ Day, StartTime, EndTime }, terms)
  if (problems.length > 0) throw invalid(problems)
  const notice = StartDate.getTime() - (CreatedDate?.getTime() ?? 0)
  return savePermit(
    ctx,
    found,
    {
      Status: 'Approved',
      StartDate,
      EndDate,
      Reason: '',
      Approver: ctx.actor.FullName,
      DecidedDate: ctx.now,
      Late: terms.NoticeHours > 0 && notice < terms.NoticeHours * HOUR,
      HourlyRate: terms.HourlyRate,
      MinimumHours: terms.MinimumHours,
    },
    true,
  )
})
