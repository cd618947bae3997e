import { sql } from 'drizzle-orm'
import { byName, orderOf, pageOf } from '../../../../platform/db/page.ts'
import { rowsAndTotal } from '../../../../platform/db/totals.ts'
import { handle } from '../../../../platform/handle.ts'
import { visitorRequest } from '../../../codes/requests/tables.ts'
import { GetCheckIns as call } from '../contract.ts'
import { countSubmissions, findSubmissions, selectSubmissions } from '../rows.server.ts'

const sorts = {
  Name: byName(sql`${visitorRequest.Name}`),
  SubmitDate: sql`${visitorRequest.CreatedDate}`,
  CompanyName: byName(sql`${visitorRequest.CompanyName}`),
}

export const GetCheckIns = handle(call, async (ctx, { filter, sort = { field: 'Name', order: 'ASC' }, ...page }) => {
  const { type, eventId } = filter
  const found = await findSubmissions(ctx, { types: [type], QrCodeId: eventId }, filter)
  const { limit, offset } = pageOf(page)
  const rows = selectSubmissions(ctx)
    .where(found.where)
    .orderBy(orderOf(sorts, sort, sql`${visitorRequest.id}`))
    .limit(limit)
    .offset(offset)
  const [sent, total] = await rowsAndTotal(page, rows, () => countSubmissions(ctx, found, filter.text, page))
  return {
    CheckIns: sent.map(({ id, Name, CompanyName, PhoneNumber, Email, Location, CreatedDate }) => ({
      id,
      Name,
      CompanyName,
      PhoneNumber,
      Email,
      Location,
      SubmitDate: CreatedDate.getTime(),
    })),
    ...total,
  }
})
