import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { feedback } from '../../../codes/answers/tables.ts'
import { readDays } from '../../../property/buildings/period.server.ts'
import { GetCustomerFeedbacks as call } from '../contract.ts'
import { mostListed } from '../model.ts'

export const GetCustomerFeedbacks = handle(call, async (ctx, input) => {
  const { start, end } = await readDays(ctx, input)
  const { id, UserName, Company, SubmitDate, Role, Score, CustomerEffortScore, NetPromoterScore, Text } = feedback
  const rows = await ctx.tx
    .select({ acId: id, UserName, Company, CreatedDate: SubmitDate, Role, Score, CustomerEffortScore, NetPromoterScore, Comments: Text })
    .from(feedback)
    .where(
      and(
        eq(feedback.GroupId, ctx.GroupId),
        eq(feedback.BuildingId, ctx.BuildingId),
        eq(feedback.Source, 'Sign'),
        start ? gte(SubmitDate, start) : undefined,
        end ? lt(SubmitDate, end) : undefined,
      ),
    )
    .orderBy(sql`${SubmitDate} desc nulls last`, desc(id)) // as the index is
    .limit(mostListed + 1)
  const CustomerFeedbacks = rows.slice(0, mostListed).map(row => ({ ...row, CreatedDate: row.CreatedDate.getTime() }))
  return { CustomerFeedbacks, More: rows.length > mostListed }
})
