import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { type Role, roles } from '../../../core/permissions.ts'
import { makeDuplicateRefusal } from '../../../core/problem.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { roleOf, type UserRow } from '../../base/people/data.ts'
import { insertMember, lockMember, type MemberRow, updateMember } from '../../base/people/members.server.ts'
import { leaveAccount, updateUser } from '../../base/people/users.server.ts'
import { noPermissions } from './contactRoles.ts'
import type { ContactColumns } from './data.ts'
import { sendInvitation } from './jobs.ts'
import type { Invitation, PermissionSet } from './model.ts'
import { contactMessages, makeContactRefusal } from './rules.ts'
import { contact } from './tables.ts'
import { knownUser, userFor } from './users.server.ts'

/** Somebody who may sign in, and where. `place` is what of their contact's buildings is theirs now, `left` what was before. */
export type Person = {
  Name: string
  Email: string
  Phone: string
  Title: string | null
  /** The role that they sign in with, and the contact's own. */
  Role: Role
  code: string
  /** Null: the role has no toggles, its flags are its own. */
  PermissionSet: PermissionSet | null
  /** Null: a contact of the portfolio. */
  BuildingId: string | null
  place: readonly string[]
  left: readonly string[]
}
export type SignInOf = { UserId: string; MemberId: string; Invitation: Invitation | null }

/** Nobody grants or changes a role whose weight is at or above their own. */
export const mustBeBelow = (ctx: GroupCtx, role: string | null | undefined): void => {
  const known = roleOf(role)
  if (known && roles[known] > 1 && roles[known] >= roles[ctx.actor.Role]) throw makeContactRefusal('Contact.Role', contactMessages.notBelow)
}

/**
 * Makes or updates the sign-in of a contact in this account: a user for the e-mail, and their place. It is valid after the reader of the
 * e-mail has accepted the invitation.
 */
export const grantSignIn = async (ctx: GroupCtx, person: Person, before: ContactColumns | null): Promise<SignInOf> => {
  mustBeBelow(ctx, person.Role)
  const user = before?.UserId ? await knownUser(ctx, before.UserId, person, before) : await userFor(ctx, person)
  const place = await lockMember(ctx.tx, { GroupId: ctx.GroupId, UserId: user.id })
  mustBeBelow(ctx, user.GlobalRole)
  if (place && !place.Disabled) mustBeBelow(ctx, place.MemberRoleInGroup)
  const another = place && !place.Disabled && place.MemberRoleInGroup !== person.Role
  if (another && !before?.UserId) throw makeContactRefusal('Contact.Role', contactMessages.otherRole)
  await onceInPlace(ctx, user.id, person, before)
  if (user.Disabled) await updateUser(ctx.tx, user.id, { Disabled: false })
  const MemberId = place ? await changePlace(ctx, place, person, before) : await givePlace(ctx, user.id, person)
  const Invitation = await askedFor(ctx, user, person, before)
  if (before) await siblings(ctx, user.id, before.id, { ...person, Invitation })
  await ctx.notify('session', '')
  return { UserId: user.id, MemberId, Invitation }
}

/** Ends the sign-in in this account, unless another contact of the same person needs it. */
export const endSignIn = async (ctx: GroupCtx, before: ContactColumns): Promise<void> => {
  if (!before.UserId) return
  const place = await lockMember(ctx.tx, { GroupId: ctx.GroupId, UserId: before.UserId })
  if (!place) return
  mustBeBelow(ctx, place.MemberRoleInGroup)
  const others = await otherContacts(ctx, before.UserId, before.id)
  if (others.length > 0) {
    const AccessBuildingIds = accessAfter(place, { place: [], left: buildingsOf(before), BuildingId: before.BuildingId }, others)
    await updateMember(ctx.tx, place, { AccessBuildingIds })
    return ctx.notify('session', '')
  }
  await updateMember(ctx.tx, place, { MemberRoleInGroup: 'Offboarded', Disabled: true })
  await leaveAccount(ctx, { GroupId: ctx.GroupId, UserId: before.UserId })
}

/** The buildings that a contact stands for: its own, or those of a portfolio contact. */
export const buildingsOf = (row: Pick<ContactColumns, 'BuildingId' | 'AssignedBuildings'>): string[] =>
  row.BuildingId ? [row.BuildingId] : (row.AssignedBuildings ?? [])

/** Null: the user signs in with this e-mail. Else they are asked by mail, when the e-mail, or the person, is new to the account. */
const askedFor = async (ctx: GroupCtx, user: UserRow, { Email }: Person, before: ContactColumns | null): Promise<Invitation | null> => {
  if (user.Email === Email) return null
  const asked = before?.UserId && before.Email === Email && before.OffboardedDate === null ? before.Invitation : null
  if (asked) return asked
  await ctx.enqueue(sendInvitation, {
    GroupId: ctx.GroupId,
    UserId: user.id,
    Sender: ctx.actor.FullName,
    Language: ctx.language,
    At: ctx.now.getTime(),
  })
  return 'Waiting'
}

/** A person is a contact of a building, or of the portfolio, once. */
const onceInPlace = async (ctx: GroupCtx, UserId: string, { BuildingId }: Person, before: ContactColumns | null): Promise<void> => {
  const [same] = await ctx.tx
    .select({ id: contact.id })
    .from(contact)
    .where(
      and(
        eq(contact.GroupId, ctx.GroupId),
        eq(contact.UserId, UserId),
        isNull(contact.OffboardedDate),
        BuildingId ? eq(contact.BuildingId, BuildingId) : isNull(contact.BuildingId),
        before ? ne(contact.id, before.id) : undefined,
      ),
    )
    .limit(1)
  if (same) throw makeDuplicateRefusal('Contact.Email')
}

const partOf = ({ Role, Title, Phone, PermissionSet }: Person) => ({
  MemberRoleInGroup: Role,
  Title,
  Phone,
  PermissionSet,
  Disabled: false,
})

const givePlace = (ctx: GroupCtx, UserId: string, person: Person): Promise<string> =>
  insertMember(ctx.tx, { ...partOf(person), GroupId: ctx.GroupId, UserId, AccessBuildingIds: [...person.place] })

const changePlace = async (ctx: GroupCtx, place: MemberRow, person: Person, before: ContactColumns | null): Promise<string> => {
  const others = await otherContacts(ctx, place.UserId, before?.id ?? null)
  // Who comes back begins with the buildings of their contacts alone.
  const from = place.Disabled ? { ...place, AccessBuildingIds: others.flatMap(buildingsOf) } : place
  const AccessBuildingIds = before || place.AccessBuildingIds ? accessAfter(from, person, others) : null
  await updateMember(ctx.tx, place, { ...partOf(person), AccessBuildingIds })
  return place.id
}

/** Buildings that a member sees after a contact changed: what it left goes unless another contact needs it. Null (all) stays, but for a portfolio contact. */
const accessAfter = (
  { AccessBuildingIds: now }: Pick<MemberRow, 'AccessBuildingIds'>,
  { place, left, BuildingId }: Pick<Person, 'place' | 'left' | 'BuildingId'>,
  others: readonly ContactColumns[],
): string[] | null => {
  if (now === null) return BuildingId === null && place.length > 0 ? [...place] : null
  const needed = new Set([...place, ...others.flatMap(buildingsOf)])
  return [...new Set([...now, ...place])].filter(id => needed.has(id) || !left.includes(id))
}

const otherContacts = async (ctx: GroupCtx, UserId: string, but: string | null): Promise<ContactColumns[]> =>
  ctx.tx
    .select()
    .from(contact)
    .where(
      and(
        eq(contact.GroupId, ctx.GroupId),
        eq(contact.UserId, UserId),
        isNull(contact.OffboardedDate),
        but ? ne(contact.id, but) : undefined,
      ),
    )

/** One person has one role in an account: their other contacts follow. */
const siblings = async (ctx: GroupCtx, UserId: string, but: string, person: Person & Pick<SignInOf, 'Invitation'>): Promise<void> => {
  const { Email, code, Invitation, PermissionSet: set } = person
  await ctx.tx
    .update(contact)
    .set({
      Email,
      Invitation,
      Role: code,
      PermissionSet: set ?? noPermissions,
      Version: sql`${contact.Version} + 1`,
      ModifiedDate: ctx.now,
    })
    .where(and(eq(contact.GroupId, ctx.GroupId), eq(contact.UserId, UserId), ne(contact.id, but), isNull(contact.OffboardedDate)))
}
