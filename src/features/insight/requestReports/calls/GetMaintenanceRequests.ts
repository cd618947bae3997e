import { sql } from 'drizzle-orm'
import { byName, orderOf, pageOf } from '../../../../platform/db/page.ts'
import { rowsAndTotal } from '../../../../platform/db/totals.ts'
import { handle } from '../../../../platform/handle.ts'
import { visitorRequest } from '../../../codes/requests/tables.ts'
import { GetMaintenanceRequests as call } from '../contract.ts'
import { answerTo, countSubmissions, findSubmissions, linkFilesOf, readAnswers, selectSubmissions } from '../rows.server.ts'

const sorts = {
  Date: sql`${visitorRequest.CreatedDate}`,
  Name: byName(sql`${visitorRequest.Name}`),
  Urgency: sql`array_position(array['Low', 'Medium', 'High'], ${visitorRequest.Urgency})`,
}

export const GetMaintenanceRequests = handle(call, async (ctx, { filter, sort = { field: 'Date', order: 'DESC' }, ...page }) => {
  const found = await findSubmissions(ctx, { types: ['Maintenance'] }, filter)
  const { limit, offset } = pageOf(page)
  const rows = selectSubmissions(ctx)
    .where(found.where)
    .orderBy(orderOf(sorts, sort, sql`${visitorRequest.id}`))
    .limit(limit)
    .offset(offset)
  const [sent, total] = await rowsAndTotal(page, rows, () => countSubmissions(ctx, found, filter.text, page))
  const answersOf = await readAnswers(ctx, sent)
  return {
    MaintenanceRequests: sent.map(row => ({
      id: row.id,
      BuildingId: row.BuildingId,
      Date: row.CreatedDate.getTime(),
      Name: { en: row.Name },
      Urgency: row.Urgency,
      EntityType: row.EntityType,
      Location: row.Location,
      Unit: row.Unit,
      Detail: row.Detail,
      Image: linkFilesOf(ctx, answersOf(row)),
      Area: row.Area,
      RequestTypeDisplayText: { en: row.RequestType },
      SubRequestTypeDisplayText: { en: answerTo(answersOf(row), 'SubRequestType') },
    })),
    ...total,
  }
})
