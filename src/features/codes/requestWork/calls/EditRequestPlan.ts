import { and, eq } from 'drizzle-orm'
import { invalid, Refusal } from '../../../../core/problem.ts'
import { lockRecord, requireVersion, saveRecord } from '../../../../platform/db/record.ts'
import { seenBy } from '../../../../platform/db/tenantTable.ts'
import { handle } from '../../../../platform/handle.ts'
import { requireAssignee } from '../../../base/handling/assignees.server.ts'
import { requestMessages } from '../../requests/rules.ts'
import { EditRequestPlan as call } from '../contract.ts'
import { planMoment, readPlanClock } from '../plans.server.ts'
import { requestWorkMessages } from '../rules.ts'
import { requestPlan } from '../tables.ts'

export const EditRequestPlan = handle(call, async (ctx, { PlanId, Version, Step, NextDay, AssigneeId }) => {
  const row = await lockRecord(ctx, requestPlan, and(seenBy(ctx, requestPlan), eq(requestPlan.id, PlanId)))
  if (row.DueDate === null) throw new Refusal('sys.obj.cfl', requestWorkMessages.planEnded)
  requireVersion(row, Version)
  if (AssigneeId !== null && AssigneeId !== row.AssigneeId) await requireAssignee(ctx, AssigneeId, [row.BuildingId])
  const isMoved = NextDay !== row.NextDay
  const { TimeZone, today } = await readPlanClock(ctx, row.BuildingId)
  if (isMoved && NextDay < today) throw invalid([{ Field: 'NextDay', Message: requestMessages.pastDay }])
  // Counted anew from the next day, so that each later one is so many steps after it.
  const days = isMoved || Step !== row.Step ? { FirstDay: NextDay, NextDay, DueDate: planMoment(TimeZone, NextDay) } : {}
  return saveRecord(ctx, requestPlan, row, { Step, AssigneeId, ...days }, { Object: 'request_plan' })
})
