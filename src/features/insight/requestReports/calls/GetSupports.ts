import { eq, sql } from 'drizzle-orm'
import { byName } from '../../../../platform/db/page.ts'
import { handle } from '../../../../platform/handle.ts'
import { accountGroup } from '../../../base/accounts/tables.ts'
import { visitorRequest } from '../../../codes/requests/tables.ts'
import { GetSupports as call } from '../contract.ts'
import { linkFilesOf, readAnswers, readSubmissionPage } from '../rows.server.ts'

const sorts = { CreatedDate: sql`${visitorRequest.CreatedDate}`, Name: byName(sql`${visitorRequest.Name}`) }

export const GetSupports = handle(call, async (ctx, { filter, sort = { field: 'CreatedDate', order: 'DESC' }, ...page }) => {
  const { rows: sent, total } = await readSubmissionPage(ctx, { types: ['Support'] }, { filter: filter, sorts, sort: sort, ...page })
  const [account] = await ctx.tx.select({ GroupName: accountGroup.GroupName }).from(accountGroup).where(eq(accountGroup.id, ctx.GroupId))
  const answersOf = await readAnswers(ctx, sent)
  return {
    Supports: sent.map(row => ({
      id: row.id,
      GroupName: account?.GroupName ?? { en: '' },
      BuildingId: row.BuildingId,
      BuildingName: row.BuildingName,
      CreatedDate: row.CreatedDate.getTime(),
      Name: { en: row.Name },
      Email: row.Email,
      PhoneNumber: row.PhoneNumber,
      CompanyName: row.CompanyName,
      Urgency: row.Urgency,
      Issues: row.Detail,
      UploadImages: linkFilesOf(ctx, answersOf(row)),
    })),
    ...total,
  }
})
