import { and, count, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { invalid, messages } from '../../../core/problem.ts'
import { anywhere, byName, oneOf, orderOf, type PageRequest, pageOf } from '../../../platform/db/page.ts'
import { lockRecord } from '../../../platform/db/record.ts'
import { findSpecial } from '../../../platform/db/search.ts'
import { countedTo, rowsAndTotal, totalOf } from '../../../platform/db/totals.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { building } from '../buildings/tables.ts'
import type { ContactRow } from './model.ts'
import { contact, vendor } from './tables.ts'

export type ContactColumns = typeof contact.$inferSelect
type Seen = Pick<GroupCtx, 'GroupId' | 'buildings'>

/** Columns that lists of contacts sort by. */
export const contactSortColumns = {
  Name: byName(sql`${contact.Name}`),
  Role: contact.Role,
  Team: sql`${contact.Team}`,
  Title: byName(sql`(${contact.Title}->>'en')`),
  Phone: contact.Phone,
  Email: contact.Email,
  VendorName: byName(sql`${vendor.VendorName}`),
  CreatedDate: contact.CreatedDate,
  ModifiedDate: contact.ModifiedDate,
}

/** Only contacts of this account in buildings that the caller may see; of the portfolio: assigned to one of them. */
export const seenContacts = (ctx: Seen): SQL | undefined =>
  and(inAccount(ctx), ctx.buildings === 'all' ? undefined : or(seenInBuildings(ctx), seenInPortfolio(ctx)))

/** Those of buildings alone: what else tells of a portfolio contact is in no index. */
export const seenInBuildings = (ctx: Seen): SQL | undefined =>
  and(inAccount(ctx), ctx.buildings === 'all' ? isNotNull(contact.BuildingId) : oneOf(contact.BuildingId, ctx.buildings))

/** Those of the portfolio alone. */
export const seenInPortfolio = (ctx: Seen): SQL | undefined =>
  and(inAccount(ctx), isNull(contact.BuildingId), ctx.buildings === 'all' ? undefined : overlaps(ctx.buildings))

const inAccount = ({ GroupId }: Seen): SQL => eq(contact.GroupId, GroupId)

const overlaps = (buildings: readonly string[]): SQL =>
  sql`exists (select 1 from unnest(${contact.AssignedBuildings}) one where ${oneOf(sql`one`, buildings)})`

/** The join to a contact's vendor. */
export const vendorOf = (GroupId: string): SQL | undefined => and(eq(vendor.GroupId, GroupId), eq(vendor.id, contact.VendorId))

type Filter = {
  cmsRoles?: readonly string[] | undefined
  Team?: string | undefined
  ContactId?: string | undefined
  text?: string | undefined
  State?: 'Active' | 'Offboarded' | undefined
}

/** What the filter of a list of contacts asks for, besides its place. */
export const filterContacts = async (
  ctx: GroupCtx,
  { cmsRoles, Team, ContactId, text, State = 'Active' }: Filter,
): Promise<SQL | undefined> =>
  and(
    ContactId ? eq(contact.id, ContactId) : State === 'Active' ? isNull(contact.OffboardedDate) : isNotNull(contact.OffboardedDate),
    cmsRoles && cmsRoles.length > 0 ? inArray(contact.Role, [...cmsRoles]) : undefined,
    Team ? eq(contact.Team, Team) : undefined,
    text?.trim() ? await matchContactText(ctx, text.trim()) : undefined,
  )

/** Anywhere in name, title, e-mail and phone; a phone as it is shown finds the digits. */
export const matchContactText = async (ctx: GroupCtx, text: string): Promise<SQL | undefined> => {
  const digits = text.replace(/[-().+\s]/g, '')
  const holding = await findSpecial(ctx, { table: contact, text: contact.SearchText }, text)
  return or(holding, /^\d{3,}$/.test(digits) ? sql`${contact.Phone} like ${anywhere(digits)}` : undefined)
}

type Listed = PageRequest & { call: { path: string }; filter: { text?: string | undefined }; where: SQL | undefined; sort: Sort }
type Sort = { field: keyof typeof contactSortColumns; order: 'ASC' | 'DESC' }

/** A page of contacts and their Total: first which they are, from an index alone where it can, then their rows and their vendors. */
export const contactList = async (ctx: GroupCtx, { call, filter, where, sort, ...asked }: Listed) => {
  const { limit, offset } = pageOf(asked)
  const order = orderOf(contactSortColumns, sort, sql`${contact.id}`)
  const page = ctx.tx.select({ id: contact.id }).from(contact).where(where).orderBy(order).limit(limit).offset(offset).$dynamic()
  const ids = (sort.field === 'VendorName' ? page.leftJoin(vendor, vendorOf(ctx.GroupId)) : page).as('page')
  const rows = ctx.tx
    .select({ contact, VendorName: vendor.VendorName })
    .from(ids)
    .innerJoin(contact, and(eq(contact.GroupId, ctx.GroupId), eq(contact.id, ids.id)))
    .leftJoin(vendor, vendorOf(ctx.GroupId))
    .orderBy(order)
  const all = ctx.tx.select({ one: sql`1` }).from(contact).where(where)
  const counted = () =>
    filter.text?.trim()
      ? countedTo(ctx.tx, all, { asked, searched: true })
      : totalOf(ctx, { call, filter, tables: [contact, building] }, () => ctx.tx.select({ n: count() }).from(contact).where(where))
  const [found, total] = await rowsAndTotal(asked, rows, counted)
  return { Contacts: found.map(one => rowOf(ctx, one.contact, one.VendorName)), ...total }
}

/** A contact on the wire; portfolio contacts show the buildings that the caller sees. */
export const rowOf = ({ buildings }: Seen, row: ContactColumns, VendorName: string | null): ContactRow => ({
  ...row,
  acId: row.id,
  VendorName,
  AssignedBuildings: buildings === 'all' ? row.AssignedBuildings : (row.AssignedBuildings?.filter(id => sees(buildings, id)) ?? null),
  OnboardedDate: row.OnboardedDate?.getTime() ?? null,
  OffboardedDate: row.OffboardedDate?.getTime() ?? null,
  CreatedDate: row.CreatedDate.getTime(),
  ModifiedDate: row.ModifiedDate.getTime(),
})

const sees = (buildings: readonly string[], id: string): boolean => buildings.includes(id)

/** The contact that a write names, locked, of those that the caller sees. Throws `sys.obj.nof`. */
export const lockContact = (ctx: GroupCtx, which: SQL | undefined): Promise<ContactColumns> =>
  lockRecord(ctx, contact, and(seenContacts(ctx), which))

type Named = { ContactId?: string | null | undefined; ContactMemberId?: string | null | undefined }

/** The contact that a save names, by its own id or by its member's; one of them must be there. Tenants' people have calls of their own; who is offboarded comes back first. */
export const whichContact = ({ ContactId, ContactMemberId }: Named): SQL | undefined => {
  const named = ContactId ? eq(contact.id, ContactId) : ContactMemberId ? eq(contact.MemberId, ContactMemberId) : null
  if (!named) throw invalid([{ Field: 'ContactId', Message: messages.required }])
  return and(named, isNull(contact.TenantId), isNull(contact.OffboardedDate))
}

/** What a contact does, as a column: the trade of the company, else the title, else the team. */
export const describeTrade = (GroupId: string): SQL<string> => {
  const firm = sql`(select nullif(v.trade, '') from vendor v where v.group_id = ${GroupId} and v.id = contact.vendor_id)`
  return sql<string>`coalesce(${firm}, nullif(${contact.Title}->>'en', ''), ${contact.Team}, '')`
}
