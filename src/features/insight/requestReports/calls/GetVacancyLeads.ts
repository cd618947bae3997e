import { sql } from 'drizzle-orm'
import { byName } from '../../../../platform/db/page.ts'
import { handle } from '../../../../platform/handle.ts'
import { qrCode } from '../../../codes/qr/tables.ts'
import { visitorRequest } from '../../../codes/requests/tables.ts'
import { GetVacancyLeads as call } from '../contract.ts'
import { leadFactsOf, readSubmissionPage, stageOrder } from '../rows.server.ts'

const sorts = {
  CreatedDate: sql`${visitorRequest.CreatedDate}`,
  Name: byName(sql`${visitorRequest.Name}`),
  QrName: byName(sql`${qrCode.QrName}`),
  Stage: stageOrder,
}

export const GetVacancyLeads = handle(call, async (ctx, { filter, sort = { field: 'CreatedDate', order: 'DESC' }, ...page }) => {
  const { stage, ...asked } = filter
  const { rows: leads, total } = await readSubmissionPage(ctx, { types: ['Vacancy'], stage }, { filter: asked, sorts, sort: sort, ...page })
  return {
    VacancyLeads: leads.map(row => ({
      id: row.id,
      BuildingId: row.BuildingId,
      BuildingName: row.BuildingName,
      QrCodeId: row.QrCodeId,
      QrName: row.QrName,
      CreatedDate: row.CreatedDate.getTime(),
      Requestor: { Name: { en: row.Name }, PhoneNumber: row.PhoneNumber, Email: row.Email, Detail: row.Detail },
      ...leadFactsOf(row),
    })),
    ...total,
  }
})
