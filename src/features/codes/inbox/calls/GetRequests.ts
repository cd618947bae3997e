import { sql } from 'drizzle-orm'
import { byName, orderOf, pageOf } from '../../../../platform/db/page.ts'
import { countedTo, rowsAndTotal } from '../../../../platform/db/totals.ts'
import { handle } from '../../../../platform/handle.ts'
import { building } from '../../../property/buildings/tables.ts'
import { visitorRequest } from '../../requests/tables.ts'
import { GetRequests as call } from '../contract.ts'
import { findRequests, selectRequests, shownOrder, shownRequest } from '../rows.server.ts'

const columns = {
  CreatedDate: sql`${visitorRequest.CreatedDate}`, // as its indexes are ordered: the newest first, nulls last
  DueDate: visitorRequest.DueDate,
  Number: visitorRequest.Number,
  Name: byName(sql`${visitorRequest.Name}`),
  FunctionalityType: visitorRequest.FunctionalityType,
  BuildingName: byName(sql`${building.Name}->>'en'`),
  VenueName: byName(sql`${visitorRequest.VenueName}`),
  Day: sql`${visitorRequest.Day}::text || coalesce(${visitorRequest.StartTime}, '')`,
  NumberOfGuests: sql`substring(${visitorRequest.NumberOfGuests} from '\\d{1,9}')::int`,
  HostName: byName(sql`${visitorRequest.HostName}`),
  CompanyName: byName(sql`${visitorRequest.CompanyName}`),
  Unit: byName(sql`${visitorRequest.Unit}`),
}

export const GetRequests = handle(call, async (ctx, { filter, sort = { field: 'CreatedDate', order: 'DESC' }, ...page }) => {
  const { where, known } = await findRequests(ctx, filter)
  const { limit, offset } = pageOf(page)
  const rows = selectRequests(ctx)
    .where(where)
    .orderBy(orderOf({ ...columns, Status: shownOrder(ctx.now) }, sort, sql`${visitorRequest.id}`))
    .limit(limit)
    .offset(offset)
  const all = ctx.tx.select({ one: sql`1` }).from(visitorRequest).where(where)
  const counted = () => countedTo(ctx.tx, all, { asked: page, searched: !!filter.text?.trim(), known })
  const [found, total] = await rowsAndTotal(page, rows, counted)
  return { Requests: found.map(row => shownRequest(row, ctx.now)), ...total }
})
