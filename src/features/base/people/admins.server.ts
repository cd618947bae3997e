import { and, desc, eq, isNull } from 'drizzle-orm'
import { roles } from '../../../core/permissions.ts'
import { invalid } from '../../../core/problem.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { roleOf, spendPasswordLinks, type UserRow, userByEmail } from './data.ts'
import { deleteMember, insertMember, lockMember, updateMember } from './members.server.ts'
import type { invitationStates } from './model.ts'
import { disabledUser } from './rules.ts'
import { member, resetLink } from './tables.ts'
import { insertUserOnce } from './users.server.ts'

/** The first admin of an account; nobody grants a weight at or above their own, so only who weighs more may make one. */
const role = 'Admin'

type Primary = { GroupId: string; Email: string; FullName: string }

/**
 * Makes a person, known or new, an admin of the account. Gives their user's id, or null for people of the provider, who need no place
 * in any account. Refuses somebody who is switched off.
 */
export const makeAdmin = async (tx: Tx, { GroupId, Email, FullName }: Primary): Promise<string | null> => {
  await insertUserOnce(tx, { Email, FullName })
  const user = await userByEmail(tx, Email)
  if (!user || user.Disabled) throw invalid([{ Field: 'Group.PrimaryUserEmail', Message: disabledUser }])
  if (user.GlobalRole) return null
  const place = await lockMember(tx, { GroupId, UserId: user.id })
  if (!place) await insertMember(tx, { GroupId, UserId: user.id, MemberRoleInGroup: role })
  else if (!isAdmin(place)) await updateMember(tx, place, whole)
  return user.id
}

const whole = { MemberRoleInGroup: role, AccessBuildingIds: null, PermissionSet: null, Disabled: false }
const isAdmin = ({ MemberRoleInGroup, Disabled }: typeof member.$inferSelect): boolean =>
  !Disabled && roles[roleOf(MemberRoleInGroup) ?? 'Visitor'] >= roles[role]
const placeOf = (GroupId: string, UserId: string) => and(eq(member.GroupId, GroupId), eq(member.UserId, UserId))

type Invitation = { State: (typeof invitationStates)[number]; ExpiresDate: number | null }

/** How far the primary user is; `ExpiresDate` of the link that waits, null while its mail is being made. */
export const invitationOf = async (tx: Tx, { GroupId, Email, now }: { GroupId: string; Email: string | null; now: Date }) => {
  const none: Invitation = { State: 'None', ExpiresDate: null }
  const user = Email ? await userByEmail(tx, Email) : undefined
  if (!user) return none
  if (user.GlobalRole) return { ...none, State: 'Accepted' } satisfies Invitation
  const [place] = await tx.select().from(member).where(placeOf(GroupId, user.id))
  if (!place || !isAdmin(place)) return none
  return user.PasswordHash ? ({ ...none, State: 'Accepted' } satisfies Invitation) : waiting(tx, user, now)
}

const waiting = async (tx: Tx, { id }: UserRow, now: Date): Promise<Invitation> => {
  const [link] = await tx
    .select()
    .from(resetLink)
    .where(and(eq(resetLink.UserId, id), eq(resetLink.Purpose, 'Invitation'), isNull(resetLink.UsedDate)))
    .orderBy(desc(resetLink.ExpiresDate))
    .limit(1)
  return { State: link && link.ExpiresDate < now ? 'Expired' : 'Waiting', ExpiresDate: link?.ExpiresDate.getTime() ?? null }
}

/** Takes back the place of somebody who was invited and never came; their link ends too, and can be sent anew by another account. */
export const withdrawInvitation = async (tx: Tx, { GroupId, Email }: { GroupId: string; Email: string }): Promise<void> => {
  const user = await userByEmail(tx, Email)
  if (!user || user.PasswordHash || user.GlobalRole) return
  const place = await lockMember(tx, { GroupId, UserId: user.id })
  if (place?.MemberRoleInGroup === role) await deleteMember(tx, place)
  await spendPasswordLinks(tx, user.id)
}
