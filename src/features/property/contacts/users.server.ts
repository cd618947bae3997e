import { and, eq, or, sql } from 'drizzle-orm'
import { makeDuplicateRefusal } from '../../../core/problem.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import type { UserRow } from '../../base/people/data.ts'
import { spendInvitations } from '../../base/people/memberships.server.ts'
import { appUser, member } from '../../base/people/tables.ts'
import { insertUser, isOnlyHere, updateUser } from '../../base/people/users.server.ts'
import type { ContactColumns } from './data.ts'
import { contactMessages, makeContactRefusal } from './rules.ts'
import { contact } from './tables.ts'

type Named = { Name: string; Email: string }

/**
 * The user of an e-mail that an account adds: its own person, waiting or not, else somebody new, who is asked by mail. Whether the e-mail
 * is known elsewhere is not looked at, so that nothing (reply, rows, time) tells it.
 */
export const userFor = async (ctx: GroupCtx, { Name, Email }: Named): Promise<UserRow> => {
  return (await ownUser(ctx, Email)) ?? insertUser(ctx.tx, { FullName: Name })
}

/** The user of an existing contact. A new e-mail counts after its reader has agreed; a new name only if the user has no other account. */
export const knownUser = async (ctx: GroupCtx, UserId: string, { Email, Name }: Named, before: ContactColumns): Promise<UserRow> => {
  const [user] = await ctx.tx.select().from(appUser).where(eq(appUser.id, UserId)).for('update')
  if (!user) throw new Error('a contact has a user that is not there')
  if (before.Email !== Email) {
    if (user.Email !== null && user.Email !== Email && !ctx.actor.Permissions.ManagePassword)
      throw makeContactRefusal('Contact.Email', contactMessages.emailKept)
    const other = await ownUser(ctx, Email)
    if (other && other.id !== UserId) throw makeDuplicateRefusal('Contact.Email')
    await spendInvitations(ctx.tx, { GroupId: ctx.GroupId, UserId })
  }
  if (before.FullName.en === Name || !(await isOnlyHere(ctx, { GroupId: ctx.GroupId, UserId }))) return user
  await updateUser(ctx.tx, UserId, { FullName: Name })
  return { ...user, FullName: Name }
}

/** Somebody with a place in this account who signs in with the e-mail, or is asked under it. */
const ownUser = async (ctx: GroupCtx, Email: string): Promise<UserRow | undefined> => {
  const asked = sql`exists (select 1 from ${contact} c where c.group_id = ${ctx.GroupId} and c.user_id = ${appUser.id}
    and c.email = ${Email} and c.offboarded_date is null)`
  const [found] = await ctx.tx
    .select({ appUser })
    .from(member)
    .innerJoin(appUser, eq(appUser.id, member.UserId))
    .where(and(eq(member.GroupId, ctx.GroupId), or(eq(appUser.Email, Email), asked)))
    .orderBy(member.Disabled, member.CreatedDate)
    .limit(1)
  return found?.appUser
}
