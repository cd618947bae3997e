import { sql } from 'drizzle-orm'
import { byName } from '../../../../platform/db/page.ts'
import { handle } from '../../../../platform/handle.ts'
import { visitorRequest } from '../../../codes/requests/tables.ts'
import { GetCheckIns as call } from '../contract.ts'
import { readSubmissionPage } from '../rows.server.ts'

const sorts = {
  Name: byName(sql`${visitorRequest.Name}`),
  SubmitDate: sql`${visitorRequest.CreatedDate}`,
  CompanyName: byName(sql`${visitorRequest.CompanyName}`),
}

export const GetCheckIns = handle(call, async (ctx, { filter, sort = { field: 'Name', order: 'ASC' }, ...page }) => {
  const { type, eventId } = filter
  const { rows: sent, total } = await readSubmissionPage(
    ctx,
    { types: [type], QrCodeId: eventId },
    { filter: filter, sorts, sort: sort, ...page },
  )
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
