import { and, eq } from 'drizzle-orm'
import { Refusal } from '../../../../core/problem.ts'
import { lockRecord, requireVersion, saveRecord } from '../../../../platform/db/record.ts'
import { seenBy } from '../../../../platform/db/tenantTable.ts'
import { handle } from '../../../../platform/handle.ts'
import { EndRequestPlan as call } from '../contract.ts'
import { requestWorkMessages } from '../rules.ts'
import { requestPlan } from '../tables.ts'

export const EndRequestPlan = handle(call, async (ctx, { PlanId, Version }) => {
  const row = await lockRecord(ctx, requestPlan, and(seenBy(ctx, requestPlan), eq(requestPlan.id, PlanId)))
  if (row.DueDate === null) throw new Refusal('sys.obj.cfl', requestWorkMessages.planEnded)
  requireVersion(row, Version)
  return saveRecord(ctx, requestPlan, row, { DueDate: null }, { Object: 'request_plan' })
})
