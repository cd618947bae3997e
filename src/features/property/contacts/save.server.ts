import { and, eq, inArray } from 'drizzle-orm'
import { invalid, notFound, Refusal } from '../../../core/problem.ts'
import { saveRecord, updateRecord } from '../../../platform/db/record.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { building } from '../buildings/tables.ts'
import { contactRole, noPermissions, vendorRole } from './contactRoles.ts'
import type { ContactColumns } from './data.ts'
import type { Contact, ContactDraft } from './model.ts'
import { isErased } from './personal.server.ts'
import { contactMessages, grantProblems, tidyContact } from './rules.ts'
import { buildingsOf, endSignIn, grantSignIn, mustBeBelow, type Person } from './signIn.server.ts'
import { contact } from './tables.ts'
import { vendorFor } from './vendors.server.ts'

/** A contact of a building (BuildingId), or of the portfolio (null); `before` is the locked row of an existing one. */
export type SavingContact = { draft: ContactDraft; BuildingId: string | null; before: ContactColumns | null }
export type SavedContact = { acId: string; MemberId: string | null; UserId: string | null; Version: number }

/** Writes a contact with its vendor and its sign-in, by the rules of its role. The draft has passed the contract's rules. */
export const saveContact = async (ctx: GroupCtx, { draft, BuildingId, before }: SavingContact): Promise<SavedContact> => {
  const AssignedBuildings = BuildingId ? null : await assigned(ctx, draft.AssignedBuildings ?? [], before)
  const columns = { ...tidyContact(draft), VendorId: await vendorIn(ctx, draft.Contact, BuildingId), AssignedBuildings }
  const signIn = await signInFor(ctx, { columns, BuildingId, before })
  const row = before
    ? await updateRecord(ctx, contact, before, { ...columns, ...signIn })
    : await insert(ctx, { ...columns, ...signIn, BuildingId })
  ctx.audit({ Object: 'contact', ObjectId: row.id, ...(before && { Before: told(before) }), After: told(row) })
  return { acId: row.id, MemberId: row.MemberId, UserId: row.UserId, Version: row.Version }
}

/** A contact as its history tells it: whether it signs in, not by which rows; its building never changes. */
const told = ({
  GroupId: _group,
  CreatedDate: _made,
  ModifiedDate: _changed,
  Version: _version,
  MemberId: _member,
  Name: _name,
  SearchText: _search,
  ...row
}: ContactColumns) => {
  const { id: _id, BuildingId: _never, UserId, ...fields } = row
  return { ...fields, SignsIn: UserId !== null }
}

type Columns = ReturnType<typeof tidyContact> & { VendorId: string | null; AssignedBuildings: string[] | null }
type Signing = { columns: Columns; BuildingId: string | null; before: ContactColumns | null }
const nobody = { UserId: null, MemberId: null, Invitation: null }

const signInFor = async (ctx: GroupCtx, { columns, BuildingId, before }: Signing) => {
  const as = contactRole(columns.Role)?.as
  if (before) mustBeBelow(ctx, contactRole(before.Role)?.as)
  if (as) {
    notBeyond(ctx, columns, before)
    return grantSignIn(ctx, personOf({ columns, BuildingId, before }, as), before)
  }
  if (before?.UserId) await endSignIn(ctx, before)
  return nobody
}

/** Nobody grants more than they have: only a user with the flags behind a toggle turns it on. */
const notBeyond = (ctx: GroupCtx, { Role, PermissionSet }: Columns, before: ContactColumns | null): void => {
  const asBefore = before?.UserId && contactRole(before.Role)?.PermissionSet ? before.PermissionSet : noPermissions
  const problems = contactRole(Role)?.PermissionSet ? grantProblems(ctx.actor.Permissions, PermissionSet, asBefore) : []
  if (problems.length > 0) throw invalid(problems)
}

const personOf = ({ columns, BuildingId, before }: Signing, Role: Person['Role']): Person => ({
  Name: columns.FullName.en,
  Email: columns.Email,
  Phone: columns.Phone,
  Title: columns.Title?.en ?? null,
  Role,
  code: columns.Role,
  PermissionSet: contactRole(columns.Role)?.PermissionSet ? columns.PermissionSet : null,
  BuildingId,
  place: buildingsOf({ BuildingId, AssignedBuildings: columns.AssignedBuildings }),
  left: before ? buildingsOf(before) : [],
})

/** Offboards a locked contact: its sign-in ends, the contact and its history stay. */
export const offboardContact = async (ctx: GroupCtx, before: ContactColumns): Promise<{ acId: string; Version: number }> => {
  mustBeBelow(ctx, contactRole(before.Role)?.as)
  await endSignIn(ctx, before)
  return saveRecord(ctx, contact, before, { OffboardedDate: ctx.now }, { Object: 'contact' })
}

/** Takes an offboarded contact back, locked, with the role that it had. Gives the contact as it is now. */
export const reactivateContact = async (ctx: GroupCtx, before: ContactColumns): Promise<ContactColumns> => {
  if (isErased(before)) throw new Refusal('sys.obj.cfl', contactMessages.erased)
  const signIn = await signInAgain(ctx, before)
  const row = await updateRecord(ctx, contact, before, { ...signIn, OffboardedDate: null })
  const { id, OffboardedDate } = before
  ctx.audit({ Object: 'contact', ObjectId: id, Before: { OffboardedDate }, After: { OffboardedDate: null } })
  return row
}

// The sign-in that the role has, under the rules of adding it.
const signInAgain = (ctx: GroupCtx, row: ContactColumns) => {
  const as = contactRole(row.Role)?.as
  if (!as) return nobody
  const columns = { ...row, Ownership: row.Ownership, Team: row.Team ?? '', Actions: row.Actions as Columns['Actions'] } // saved through the contract
  notBeyond(ctx, columns, null)
  return grantSignIn(ctx, personOf({ columns, BuildingId: row.BuildingId, before: null }, as), row)
}

const insert = async (ctx: GroupCtx, values: Omit<typeof contact.$inferInsert, 'GroupId'>): Promise<ContactColumns> => {
  const [row] = await ctx.tx
    .insert(contact)
    .values({ ...values, GroupId: ctx.GroupId })
    .returning()
  if (!row) throw new Error('no contact was made')
  return row
}

const vendorIn = async (ctx: GroupCtx, { Role, VendorId, VendorName }: Contact, BuildingId: string | null): Promise<string | null> =>
  Role === vendorRole ? vendorFor(ctx, { VendorId, VendorName }, BuildingId) : null

/** The assigned buildings, each proven; those that the caller does not see stay as they were. */
const assigned = async (ctx: GroupCtx, wanted: readonly string[], before: ContactColumns | null): Promise<string[]> => {
  const ids = [...new Set(wanted)]
  await provenBuildings(ctx, ids)
  const { buildings } = ctx
  const unseen = buildings === 'all' ? [] : (before?.AssignedBuildings ?? []).filter(id => !buildings.some(one => one === id))
  return [...ids, ...unseen]
}

/** Throws `sys.obj.nof` unless all of these are buildings of the account that the caller sees. */
export const provenBuildings = async (ctx: GroupCtx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  const { buildings } = ctx
  if (buildings !== 'all' && ids.some(id => !buildings.some(one => one === id))) throw notFound()
  const found = await ctx.tx
    .select({ id: building.id })
    .from(building)
    .where(and(eq(building.GroupId, ctx.GroupId), inArray(building.id, [...ids])))
  if (found.length !== ids.length) throw notFound()
}
