import { and, eq } from 'drizzle-orm'
import { isCalendarDay } from '../../../../core/days.ts'
import { notFound } from '../../../../core/problem.ts'
import { seenBy } from '../../../../platform/db/tenantTable.ts'
import { handle } from '../../../../platform/handle.ts'
import { isMovableType } from '../../requests/bookings.ts'
import { visitorRequest } from '../../requests/tables.ts'
import { GetTakenHours as call } from '../contract.ts'
import { listTakenFor } from '../room.server.ts'

export const GetTakenHours = handle(call, async (ctx, { RequestId, Day }) => {
  const [row] = await ctx.tx
    .select()
    .from(visitorRequest)
    .where(and(seenBy(ctx, visitorRequest), eq(visitorRequest.id, RequestId)))
  if (!row) throw notFound()
  const asks = isCalendarDay(Day) && isMovableType(row.FunctionalityType)
  return { Taken: asks ? [...(await listTakenFor(ctx, row, Day))] : [] }
})
