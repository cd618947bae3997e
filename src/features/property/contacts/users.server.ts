import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Ctx, GroupCtx } from '../../../platform/handle.ts'
import { endSessions as endAll, type UserRow } from '../../base/people/data.ts'
import { appUser, member, renewal, session } from '../../base/people/tables.ts'
import { taken } from '../buildings/data.ts'
import type { ContactColumns } from './data.ts'
import { spendInvitations } from './invitationLink.server.ts'
import { contactMessages, refused } from './rules.ts'
import { contact } from './tables.ts'

type Named = { Name: string; Email: string }
type Place = { GroupId: string; UserId: string }
/** What reaches past one account, in calls of an account and of whoever opens a link. */
export type Reach = Pick<Ctx, 'tx' | 'system' | 'notify'>

/**
 * The user of an e-mail that an account adds: its own person, waiting or not, else somebody new, who is asked by mail. Whether the e-mail
 * is known elsewhere is not looked at, so that nothing (reply, rows, time) tells it.
 */
export const userFor = async (ctx: GroupCtx, { Name, Email }: Named): Promise<UserRow> => {
  const own = await ownUser(ctx, Email)
  if (own) return own
  const [made] = await ctx.tx.insert(appUser).values({ FullName: Name }).returning()
  if (!made) throw new Error('no user was made')
  return made
}

/** The user of an existing contact. A new e-mail counts when whoever reads it has agreed; a new name where they belong to this account alone. */
export const knownUser = async (ctx: GroupCtx, UserId: string, { Email, Name }: Named, before: ContactColumns): Promise<UserRow> => {
  const [user] = await ctx.tx.select().from(appUser).where(eq(appUser.id, UserId)).for('update')
  if (!user) throw new Error('a contact has a user that is not there')
  if (before.Email !== Email) {
    if (user.Email !== null && user.Email !== Email && !ctx.actor.Permissions.ManagePassword)
      throw refused('Contact.Email', contactMessages.emailKept)
    const other = await ownUser(ctx, Email)
    if (other && other.id !== UserId) throw taken('Contact.Email')
    await spendInvitations(ctx.tx, { GroupId: ctx.GroupId, UserId })
  }
  if (before.FullName.en === Name || !(await onlyHere(ctx, { GroupId: ctx.GroupId, UserId }))) return user
  await ctx.tx.update(appUser).set({ FullName: Name }).where(eq(appUser.id, UserId))
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

/**
 * After a place in an account has ended: nothing goes on there. Sessions of somebody with another place, or a role above the accounts,
 * go on elsewhere; who has none left is signed out and switched off.
 */
export const leaveAccount = async (ctx: Reach, { GroupId, UserId }: Place): Promise<void> => {
  await ctx.tx.delete(session).where(and(eq(session.UserId, UserId), eq(session.GroupId, GroupId))) // printed pages
  if (!(await worksElsewhere(ctx, { GroupId, UserId }))) {
    await ctx.tx.update(appUser).set({ Disabled: true }).where(eq(appUser.id, UserId))
    await endSessions(ctx, UserId)
  }
  await ctx.notify('session', '')
}

/** Every session and kept sign-in of a user ends. */
export const endSessions = async (ctx: Pick<Reach, 'tx' | 'notify'>, UserId: string): Promise<void> => {
  await endAll(ctx.tx, eq(session.UserId, UserId), 'Access')
  await ctx.tx.delete(renewal).where(eq(renewal.UserId, UserId))
  await ctx.notify('session', '')
}

/** Whether a user belongs to this account alone: no place in another one, ended or not, none above the accounts. */
export const onlyHere = async (ctx: Reach, place: Place): Promise<boolean> =>
  !(await isGlobal(ctx, place)) && (await placesElsewhere(ctx, place)).length === 0

const worksElsewhere = async (ctx: Reach, place: Place): Promise<boolean> =>
  (await isGlobal(ctx, place)) || (await placesElsewhere(ctx, place)).some(({ Disabled }) => !Disabled)

const isGlobal = async ({ tx }: Reach, { UserId }: Place): Promise<boolean> => {
  const [user] = await tx.select({ GlobalRole: appUser.GlobalRole }).from(appUser).where(eq(appUser.id, UserId))
  return user !== undefined && user.GlobalRole !== null
}

const placesElsewhere = (ctx: Reach, { GroupId, UserId }: Place) =>
  ctx.system('places of a user in other accounts', tx =>
    tx
      .select({ Disabled: member.Disabled })
      .from(member)
      .where(and(eq(member.UserId, UserId), ne(member.GroupId, GroupId))),
  )
