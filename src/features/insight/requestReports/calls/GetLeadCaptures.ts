import { sql } from 'drizzle-orm'
import { byName } from '../../../../platform/db/page.ts'
import { handle } from '../../../../platform/handle.ts'
import { questionKey } from '../../../base/fields/fieldColumns.ts'
import { visitorRequest } from '../../../codes/requests/tables.ts'
import { readColumnNames } from '../columns.server.ts'
import { GetLeadCaptures as call } from '../contract.ts'
import { leadFactsOf, linkAnswerFiles, readAnswers, readSubmissionPage, stageOrder } from '../rows.server.ts'
import { requirePlaceReport } from '../types.server.ts'

const sorts = {
  SubmitDate: sql`${visitorRequest.CreatedDate}`,
  Name: byName(sql`${visitorRequest.Name}`),
  RentalDate: sql`${visitorRequest.Day}::text || coalesce(${visitorRequest.StartTime}, '')`,
  Stage: stageOrder,
}

export const GetLeadCaptures = handle(call, async (ctx, { filter, sort, ...page }) => {
  const { type, eventId } = filter
  requirePlaceReport(ctx, type)
  // Rooms by the day that they are rented for [C-CONST-007].
  const order = sort ?? { field: type === 'RoomRental' ? ('RentalDate' as const) : ('SubmitDate' as const), order: 'DESC' as const }
  const { rows: sent, total } = await readSubmissionPage(
    ctx,
    { types: [type], QrCodeId: eventId },
    { filter: filter, sorts, sort: order, ...page },
  )
  const ColumnNames = await readColumnNames(ctx, eventId)
  const keys = new Set(ColumnNames.map(({ Key }) => Key))
  const answersOf = await readAnswers(ctx, sent)
  return {
    LeadCaptures: sent.map(row => ({
      id: row.id,
      BuildingId: row.BuildingId,
      QrName: row.QrName,
      Name: row.Name,
      PhoneNumber: row.PhoneNumber,
      Email: row.Email,
      SubmitDate: row.CreatedDate.getTime(),
      Unit: row.Unit,
      RentalDate: row.Day,
      StartTime: row.StartTime,
      EndTime: row.EndTime,
      NumberOfGuests: row.NumberOfGuests,
      Columns: Object.fromEntries(
        answersOf(row)
          .map(one => [questionKey({ Text: one.Question }), { Text: one.Text, Files: linkAnswerFiles(ctx, one) }] as const)
          .filter(([key]) => keys.has(key)),
      ),
      ...leadFactsOf(row),
    })),
    ColumnNames,
    ...total,
  }
})
