import { sql } from 'drizzle-orm'
import { anyHolds, byName, orderOf, pageOf } from '../../../../platform/db/page.ts'
import { handle } from '../../../../platform/handle.ts'
import { showStatus } from '../../../base/handling/model.ts'
import type { RequestStatus } from '../../../codes/requests/model.ts'
import { GetRenewals as call } from '../contract.ts'
import type { RenewalDecision } from '../dashboard.ts'
import { renewalsOf } from '../renewals.server.ts'

const sorts = { CreatedDate: sql`v.created_date`, Name: byName(sql`v.name`), Unit: byName(sql`v.unit`) }
const searched = ['name', 'unit', 'email', 'phone_number', 'detail'].map(one => sql`v.${sql.identifier(one)}`)
type Row = {
  id: string
  Number: number
  Name: string
  Unit: string
  Email: string
  PhoneNumber: string
  Decision: RenewalDecision
  Detail: string
  CreatedDate: string
  Owner: string
  Status: RequestStatus
  AssigneeId: string | null
}

export const GetRenewals = handle(call, async (ctx, { filter, sort = { field: 'CreatedDate', order: 'DESC' }, ...page }) => {
  const { decision, text, ...days } = filter
  const found = sql`from ${await renewalsOf(ctx, days)} v where ${text?.trim() ? anyHolds(searched, text.trim()) : sql`true`}${decision ? sql` and v.decision = ${decision}` : sql``}`
  const { limit, offset } = pageOf(page)
  const { rows } = await ctx.tx.execute<Row>(sql`
    select v.id, v.number as "Number", v.name as "Name", v.unit as "Unit", v.email as "Email", v.phone_number as "PhoneNumber", v.decision as "Decision",
      v.detail as "Detail", v.created_date as "CreatedDate", v.status as "Status", v.assignee_id as "AssigneeId",
      coalesce((select c.full_name->>'en' from contact c where c.group_id = ${ctx.GroupId} and c.id = v.assignee_id), '') as "Owner"
    ${found} order by ${orderOf(sorts, sort, sql`v.id`)} limit ${limit} offset ${offset}`)
  const all = await ctx.tx.execute<{ n: number }>(sql`select count(*)::int as n ${found}`)
  return {
    Renewals: rows.map(({ AssigneeId, Status, CreatedDate, ...row }) => ({
      ...row,
      CreatedDate: new Date(CreatedDate).getTime(),
      Status: showStatus({ Status, AssigneeId }),
    })),
    Total: all.rows[0]?.n ?? 0,
  }
})
