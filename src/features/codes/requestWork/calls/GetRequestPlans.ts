import { and, count, eq, isNotNull, sql } from 'drizzle-orm'
import { anyHolds, byName, orderOf, pageOf } from '../../../../platform/db/page.ts'
import { seenBy } from '../../../../platform/db/tenantTable.ts'
import { handle } from '../../../../platform/handle.ts'
import { assigneeColumns } from '../../../base/handling/assignees.server.ts'
import { contact } from '../../../property/contacts/tables.ts'
import { qrCode } from '../../qr/tables.ts'
import { GetRequestPlans as call } from '../contract.ts'
import { requestPlan } from '../tables.ts'

const QrName = sql<string>`coalesce(${qrCode.QrName}, '')`
const sorts = { NextDay: requestPlan.NextDay, Detail: byName(sql`${requestPlan.Detail}`), QrName: byName(QrName) }

export const GetRequestPlans = handle(call, async (ctx, { filter, sort = { field: 'NextDay', order: 'ASC' }, ...page }) => {
  const { tx, GroupId } = ctx
  const { id, CreatedDate, Detail, FunctionalityType, Step, NextDay, Version, BuildingId, AssigneeId } = requestPlan
  const text = filter.text?.trim()
  const where = and(
    seenBy(ctx, requestPlan),
    eq(BuildingId, filter.bId),
    isNotNull(requestPlan.DueDate),
    text ? anyHolds([sql`${Detail}`, QrName], text) : undefined,
  )
  const assignee = and(eq(contact.GroupId, GroupId), eq(contact.id, requestPlan.AssigneeId))
  const code = and(eq(qrCode.GroupId, GroupId), eq(qrCode.id, requestPlan.QrCodeId))
  const { limit, offset } = pageOf(page)
  const rows = await tx
    .select({ id, CreatedDate, Detail, FunctionalityType, Step, NextDay, Version, QrName, AssigneeId, ...assigneeColumns(requestPlan) })
    .from(requestPlan)
    .leftJoin(qrCode, code)
    .leftJoin(contact, assignee)
    .where(where)
    .orderBy(orderOf(sorts, sort, sql`${id}`))
    .limit(limit)
    .offset(offset)
  const [all] = await tx.select({ n: count() }).from(requestPlan).leftJoin(qrCode, code).where(where)
  return { Plans: rows.map(row => ({ ...row, CreatedDate: row.CreatedDate.getTime() })), Total: all?.n ?? 0 }
})
