import { and, count, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { anyHolds, byName, orderOf, pageOf } from '../../../../platform/db/page.ts'
import { rowsAndTotal, totalOf } from '../../../../platform/db/totals.ts'
import { type GroupCtx, handle } from '../../../../platform/handle.ts'
import { inUse } from '../../buildings/data.ts'
import { building } from '../../buildings/tables.ts'
import { GetTenantContacts as call } from '../contract.ts'
import { contactSortColumns, matchContactText, seenInBuildings } from '../data.ts'
import { contact, tenantCompany } from '../tables.ts'

const { Name, Email, CreatedDate } = contactSortColumns
const sorts = { Name, Email, CreatedDate, TenantName: byName(sql`${tenantCompany.TenantName}`) }

export const GetTenantContacts = handle(call, async (ctx, { filter, sort = { field: 'CreatedDate', order: 'DESC' }, ...page }) => {
  const { bId, text, TenantId, ContactId, State = 'Active' } = filter
  const where = and(
    seenInBuildings(ctx),
    bId ? eq(contact.BuildingId, bId) : inUse(contact.BuildingId, ctx.GroupId),
    TenantId ? eq(contact.TenantId, TenantId) : isNotNull(contact.TenantId),
    ContactId ? eq(contact.id, ContactId) : State === 'Active' ? isNull(contact.OffboardedDate) : isNotNull(contact.OffboardedDate),
    text?.trim() ? await findText(ctx, text.trim()) : undefined,
  )
  const tenant = and(eq(tenantCompany.GroupId, ctx.GroupId), eq(tenantCompany.id, contact.TenantId))
  const { limit, offset } = pageOf(page)
  const order = orderOf(sorts, sort, sql`${contact.id}`)
  const wanted = ctx.tx.select({ id: contact.id }).from(contact).where(where).orderBy(order).limit(limit).offset(offset).$dynamic()
  const ids = (sort.field === 'TenantName' ? wanted.leftJoin(tenantCompany, tenant) : wanted).as('page')
  const rows = ctx.tx
    .select({ contact, TenantName: tenantCompany.TenantName })
    .from(ids)
    .innerJoin(contact, and(eq(contact.GroupId, ctx.GroupId), eq(contact.id, ids.id)))
    .leftJoin(tenantCompany, tenant)
    .orderBy(order)
  const counted = () =>
    totalOf(ctx, { call, filter, tables: [contact, tenantCompany, building] }, () =>
      ctx.tx.select({ n: count() }).from(contact).where(where),
    )
  const [found, total] = await rowsAndTotal(page, rows, counted)
  return { Contacts: found.map(rowOf), ...total }
})

/** The text in what a person is found by, or in the name of their company. */
const findText = async (ctx: GroupCtx, text: string): Promise<SQL | undefined> =>
  or(
    await matchContactText(ctx, text),
    sql`${contact.TenantId} in (select t.id from tenant_company t where t.group_id = ${ctx.GroupId} and ${anyHolds([sql`t.tenant_name`], text)})`,
  )

const rowOf = ({ contact: one, TenantName }: { contact: typeof contact.$inferSelect; TenantName: string | null }) => ({
  acId: one.id,
  BuildingId: one.BuildingId ?? '',
  Name: one.FullName.en,
  TenantId: one.TenantId ?? '',
  TenantName: TenantName ?? '',
  Role: one.Role,
  PhoneNumber: one.Phone,
  Email: one.Email,
  CreatedDate: one.CreatedDate.getTime(),
  OffboardedDate: one.OffboardedDate?.getTime() ?? null,
  Version: one.Version,
})
