import { sql } from 'drizzle-orm'
import { byName, orderOf, pageOf } from '../../../../platform/db/page.ts'
import { rowsAndTotal } from '../../../../platform/db/totals.ts'
import { handle } from '../../../../platform/handle.ts'
import { qrCode } from '../../../codes/qr/tables.ts'
import { visitorRequest } from '../../../codes/requests/tables.ts'
import { GetVacancyLeads as call } from '../contract.ts'
import { countSubmissions, findSubmissions, leadFactsOf, selectSubmissions, stageOrder } from '../rows.server.ts'

const sorts = {
  CreatedDate: sql`${visitorRequest.CreatedDate}`,
  Name: byName(sql`${visitorRequest.Name}`),
  QrName: byName(sql`${qrCode.QrName}`),
  Stage: stageOrder,
}

export const GetVacancyLeads = handle(call, async (ctx, { filter, sort = { field: 'CreatedDate', order: 'DESC' }, ...page }) => {
  const { stage, ...asked } = filter
  const found = await findSubmissions(ctx, { types: ['Vacancy'], stage }, asked)
  const { limit, offset } = pageOf(page)
  const rows = selectSubmissions(ctx)
    .where(found.where)
    .orderBy(orderOf(sorts, sort, sql`${visitorRequest.id}`))
    .limit(limit)
    .offset(offset)
  const [leads, total] = await rowsAndTotal(page, rows, () => countSubmissions(ctx, found, filter.text, page))
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
