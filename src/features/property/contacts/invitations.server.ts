import { and, eq, isNull, sql } from 'drizzle-orm'
import { invalid, messages, Refusal } from '../../../core/problem.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { hashed, hashPassword } from '../../../platform/secrets.ts'
import { type UserRow, userByEmail } from '../../base/people/data.ts'
import { appUser, member, resetLink } from '../../base/people/tables.ts'
import type { ContactColumns } from './data.ts'
import { type Asked, spendInvitations } from './invitationLink.server.ts'
import { contact } from './tables.ts'
import { endSessions, leaveAccount, onlyHere, type Reach } from './users.server.ts'

type Answering = Reach & Pick<Ctx, 'now'>

export type Invited = Asked & {
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
        eq(resetLink.TokenHash, hashed(Token)),
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
  known ?? ((await onlyHere(ctx, place)) ? user : undefined)

/** Whether accepting takes a password: nobody has chosen one yet. */
export const needsPassword = async (ctx: Answering, invited: Invited): Promise<boolean> =>
  ((await successor(ctx, invited))?.PasswordHash ?? null) === null

/** Gives the place to whoever reads the e-mail. Their name and password stay as they are; without a password they choose it now. */
export const acceptInvitation = async (ctx: Answering, invited: Invited, Password: string | undefined): Promise<void> => {
  const { GroupId, UserId, Email, user, contacts } = invited
  const own = await successor(ctx, invited)
  if (!own?.PasswordHash && !Password) throw invalid([{ Field: 'Password', Message: messages.required }])
  const chosen = !own?.PasswordHash && Password ? { PasswordHash: await hashPassword(Password) } : {}
  const change = { Email, Disabled: false, ...chosen }
  await spendInvitations(ctx.tx, { GroupId, UserId })
  if (own) await ctx.tx.update(appUser).set(change).where(eq(appUser.id, own.id))
  const to = own?.id ?? (await newUser(ctx.tx, { ...change, FullName: contacts[0].FullName.en }))
  if (to !== UserId) await movePlace(ctx, { GroupId, from: user, to })
  else if (user.Email !== null) await endSessions(ctx, UserId) // it was theirs under another e-mail
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

const newUser = async (tx: Tx, values: typeof appUser.$inferInsert): Promise<string> => {
  const [made] = await tx.insert(appUser).values(values).returning({ id: appUser.id })
  if (!made) throw new Error('no user was made')
  return made.id
}

const movePlace = async (ctx: Answering, { GroupId, from, to }: { GroupId: string; from: UserRow; to: string }): Promise<void> => {
  const MemberId = await movedMember(ctx, { GroupId, from: from.id, to })
  await ctx.tx
    .update(contact)
    .set({ UserId: to, MemberId })
    .where(and(eq(contact.GroupId, GroupId), eq(contact.UserId, from.id)))
  if (from.Email !== null) return leaveAccount(ctx, { GroupId, UserId: from.id })
  await ctx.tx.delete(resetLink).where(eq(resetLink.UserId, from.id))
  await ctx.tx.delete(appUser).where(eq(appUser.id, from.id))
}

const movedMember = async ({ tx, now }: Answering, { GroupId, from, to }: { GroupId: string; from: string; to: string }) => {
  const of = (UserId: string) => and(eq(member.GroupId, GroupId), eq(member.UserId, UserId))
  const [place] = await tx.select().from(member).where(of(from)).for('update')
  const [there] = await tx.select().from(member).where(of(to)).orderBy(member.Disabled).limit(1).for('update')
  if (!place) throw new Refusal('usr.lnk.exp')
  if (!there) {
    await tx.update(member).set({ UserId: to, ModifiedDate: now }).where(of(from))
    return place.id
  }
  const { AccessBuildingIds: new_, MemberRoleInGroup, PermissionSet, Title, Phone } = place
  const both = there.AccessBuildingIds && new_ && [...new Set([...there.AccessBuildingIds, ...new_])]
  const change = there.Disabled
    ? { AccessBuildingIds: new_, MemberRoleInGroup, PermissionSet, Title, Phone, Disabled: false }
    : { AccessBuildingIds: both }
  await tx.delete(member).where(of(from))
  await tx
    .update(member)
    .set({ ...change, ModifiedDate: now })
    .where(and(eq(member.GroupId, GroupId), eq(member.id, there.id)))
  return there.id
}
