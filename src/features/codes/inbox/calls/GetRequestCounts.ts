import { and, count, inArray, sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { isWork } from '../../functionalities/definition.ts'
import { definitionOf } from '../../functionalities/definitions.ts'
import { openStatuses } from '../../requests/model.ts'
import { visitorRequest } from '../../requests/tables.ts'
import { GetRequestCounts as call } from '../contract.ts'
import { isOverdue, requestsInScope } from '../rows.server.ts'

export const GetRequestCounts = handle(call, async ctx => {
  const Types = await ctx.tx
    .select({
      FunctionalityType: visitorRequest.FunctionalityType,
      Open: count(),
      New: sql<number>`count(*) filter (where ${visitorRequest.Status} = 'New')`.mapWith(Number),
      Late: sql<number>`count(*) filter (where ${isOverdue(ctx.now)})`.mapWith(Number),
    })
    .from(visitorRequest)
    .where(and(requestsInScope(ctx), inArray(visitorRequest.Status, [...openStatuses])))
    .groupBy(visitorRequest.FunctionalityType)
    .orderBy(visitorRequest.FunctionalityType)
  const sum = (of: 'Open' | 'New' | 'Late') => Types.reduce((all, one) => all + one[of], 0)
  const work = Types.filter(({ FunctionalityType }) => isWork(definitionOf(FunctionalityType)?.purpose ?? 'request'))
  const Work = work.reduce((all, { Open }) => all + Open, 0)
  return { Open: sum('Open'), New: sum('New'), Late: sum('Late'), Work, Types }
})
