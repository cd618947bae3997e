import { and, eq, isNull, sql } from 'drizzle-orm'
import { invalid, messages, Refusal } from '../../../core/problem.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { hashPassword, hashSecret } from '../../../platform/secrets.ts'
import { type UserRow, userByEmail } from '../../base/people/data.ts'
import { deleteMember, lockMember, updateMember } from '../../base/people/members.server.ts'
import { type InvitationTarget, spendInvitations } from '../../base/people/memberships.server.ts'
import { appUser, resetLink } from '../../base/people/tables.ts'
import {
  deleteUser,
  endUserSessions,
  insertUser,
  isOnlyHere,
  leaveAccount,
  type Reach,
  updateUser,
} from '../../base/people/users.server.ts'
import type { ContactColumns } from './data.ts'
import { contact } from './tables.ts'

type Answering = Reach & Pick<Ctx, 'now'>

export type Invited = InvitationTarget & {
  /** Whoever was asked: somebody new, or a person of the account whose e-mail changes. */
  user: UserRow
  /** Whoever has the e-mail already. */
  known: UserRow | undefined
  contacts: readonly [ContactColumns, ...ContactColumns[]]
}

/** What a secret stands for, its link locked and the account entered. Throws `usr.lnk.exp` where it is spent, too old, or taken back. */
export const invitationBehind = async ({ tx }: Pick<Answering, 'tx'>, Token: string): Promise<Invited> => {
  const [link] = await tx
    .select()
    .from(resetLink)
    .where(
      and(
        eq(resetLink.TokenHash, hashSecret(Token)),
        eq(resetLink.Purpose, 'Membership'),
        isNull(resetLink.UsedDate),
        sql`${resetLink.ExpiresDate} > now()`,
      ),
    )
    .for('update')
  if (!link?.GroupId || !link.Email) throw new Refusal('usr.lnk.exp')
  const { GroupId, UserId, Email } = link
  await tx.execute(sql`select enter_group(${GroupId}::uuid)`) // the link has proven the account
  const [user] = await tx.select().from(appUser).where(eq(appUser.id, UserId)).for('update')
  const [first, ...others] = await tx
    .select()
    .from(contact)
    .where(and(eq(contact.GroupId, GroupId), eq(contact.UserId, UserId), eq(contact.Email, Email), isNull(contact.OffboardedDate)))
    .orderBy(contact.CreatedDate)
    .for('update')
  if (!user || !first) throw new Refusal('usr.lnk.exp')
  return { GroupId, UserId, Email, user, known: await userByEmail(tx, Email), contacts: [first, ...others] }
}

/** Whoever will sign in once the invitation is accepted: who has the e-mail, or the asked user, if theirs to rename. Undefined: somebody new. */
const successor = async (ctx: Answering, { known, user, ...place }: Invited): Promise<UserRow | undefined> =>
  known ?? ((await isOnlyHere(ctx, place)) ? user : undefined)

/** Whether accepting takes a password: nobody has chosen one yet. */
export const needsPassword = async (ctx: Answering, invited: Invited): Promise<boolean> =>
  ((await successor(ctx, invited))?.PasswordHash ?? null) === null

/** Gives the place to the reader of the e-mail. Name and password stay; a user without a password chooses one now. */
export const acceptInvitation = async (ctx: Answering, invited: Invited, Password: string | undefined): Promise<void> => {
  const { GroupId, UserId, Email, user, contacts } = invited
  const own = await successor(ctx, invited)
  if (!own?.PasswordHash && !Password) throw invalid([{ Field: 'Password', Message: messages.required }])
  const chosen = !own?.PasswordHash && Password ? { PasswordHash: await hashPassword(Password) } : {}
  const change = { Email, Disabled: false, ...chosen }
  await spendInvitations(ctx.tx, { GroupId, UserId })
  if (own) await updateUser(ctx.tx, own.id, change)
  const to = own?.id ?? (await insertUser(ctx.tx, { ...change, FullName: contacts[0].FullName.en })).id
  if (to !== UserId) await movePlace(ctx, { GroupId, from: user, to })
  else if (user.Email !== null) await endUserSessions(ctx, UserId) // it was theirs under another e-mail
  await ctx.tx
    .update(contact)
    .set({ Invitation: null })
    .where(and(eq(contact.GroupId, GroupId), eq(contact.UserId, to)))
  await ctx.notify('session', '')
}

/** Nobody signs in. Of a person whose e-mail was to change, all stays as it was before. */
export const declineInvitation = async ({ tx }: Answering, { GroupId, UserId, user }: Invited): Promise<void> => {
  await spendInvitations(tx, { GroupId, UserId })
  await tx
    .update(contact)
    .set(user.Email === null ? { Invitation: 'Declined' } : { Invitation: null, Email: user.Email })
    .where(and(eq(contact.GroupId, GroupId), eq(contact.UserId, UserId), isNull(contact.OffboardedDate)))
}

const movePlace = async (ctx: Answering, { GroupId, from, to }: { GroupId: string; from: UserRow; to: string }): Promise<void> => {
  const MemberId = await movedMember(ctx, { GroupId, from: from.id, to })
  await ctx.tx
    .update(contact)
    .set({ UserId: to, MemberId })
    .where(and(eq(contact.GroupId, GroupId), eq(contact.UserId, from.id)))
  if (from.Email !== null) return leaveAccount(ctx, { GroupId, UserId: from.id })
  await deleteUser(ctx.tx, from.id)
}

const movedMember = async ({ tx }: Answering, { GroupId, from, to }: { GroupId: string; from: string; to: string }) => {
  const place = await lockMember(tx, { GroupId, UserId: from })
  const there = await lockMember(tx, { GroupId, UserId: to })
  if (!place) throw new Refusal('usr.lnk.exp')
  if (!there) {
    await updateMember(tx, place, { UserId: to })
    return place.id
  }
  const { AccessBuildingIds: new_, MemberRoleInGroup, PermissionSet, Title, Phone } = place
  const both = there.AccessBuildingIds && new_ && [...new Set([...there.AccessBuildingIds, ...new_])]
  const change = there.Disabled
    ? { AccessBuildingIds: new_, MemberRoleInGroup, PermissionSet, Title, Phone, Disabled: false }
    : { AccessBuildingIds: both }
  await deleteMember(tx, place)
  await updateMember(tx, there, change)
  return there.id
}
