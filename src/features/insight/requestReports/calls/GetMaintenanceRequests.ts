import { sql } from 'drizzle-orm'
import { byName } from '../../../../platform/db/page.ts'
import { handle } from '../../../../platform/handle.ts'
import { visitorRequest } from '../../../codes/requests/tables.ts'
import { GetMaintenanceRequests as call } from '../contract.ts'
import { answerTo, linkFilesOf, readAnswers, readSubmissionPage } from '../rows.server.ts'

const sorts = {
  Date: sql`${visitorRequest.CreatedDate}`,
  Name: byName(sql`${visitorRequest.Name}`),
  Urgency: sql`array_position(array['Low', 'Medium', 'High'], ${visitorRequest.Urgency})`,
}

export const GetMaintenanceRequests = handle(call, async (ctx, { filter, sort = { field: 'Date', order: 'DESC' }, ...page }) => {
  const { rows: sent, total } = await readSubmissionPage(ctx, { types: ['Maintenance'] }, { filter: filter, sorts, sort: sort, ...page })
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
