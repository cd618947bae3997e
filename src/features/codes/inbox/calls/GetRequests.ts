import { sql } from 'drizzle-orm'
import { byName, orderOf, pageOf } from '../../../../platform/db/page.ts'
import { rowsAndTotal, totalOf } from '../../../../platform/db/totals.ts'
import { handle } from '../../../../platform/handle.ts'
import { building } from '../../../property/buildings/tables.ts'
import { visitorRequest } from '../../requests/tables.ts'
import { GetRequests as call } from '../contract.ts'
import { countRequests, selectRequests, shownRequest, wantedRequests } from '../rows.server.ts'

const columns = {
  CreatedDate: sql`${visitorRequest.CreatedDate}`, // as its indexes are ordered: the newest first, nulls last
  DueDate: visitorRequest.DueDate,
  Number: visitorRequest.Number,
  Name: byName(sql`${visitorRequest.Name}`),
  Status: sql`array_position(array['New', 'Seen', 'InProgress', 'Done', 'Cancelled'], ${visitorRequest.Status})`,
  FunctionalityType: visitorRequest.FunctionalityType,
  BuildingName: byName(sql`${building.Name}->>'en'`),
}

export const GetRequests = handle(call, async (ctx, { filter, sort = { field: 'CreatedDate', order: 'DESC' }, ...page }) => {
  const where = wantedRequests(ctx, filter)
  const { limit, offset } = pageOf(page)
  const rows = selectRequests(ctx)
    .where(where)
    .orderBy(orderOf(columns, sort, sql`${visitorRequest.id}`))
    .limit(limit)
    .offset(offset)
  // What is late depends on the moment, and what is the caller's own on who asks: neither is remembered.
  const keeps = filter.Status !== 'Late' && !filter.Mine
  const counted = async () =>
    keeps
      ? totalOf(ctx, { call, filter, tables: [visitorRequest, building] }, () => countRequests(ctx, where))
      : ((await countRequests(ctx, where))[0]?.n ?? 0)
  const [found, Total] = await rowsAndTotal(page, rows, counted)
  return { Requests: found.map(shownRequest), Total }
})
