import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { endSessions, lockUser, type UserRow } from './data.ts'
import { appUser, member, renewal, resetLink, session } from './tables.ts'

type UserValues = typeof appUser.$inferInsert
type UserPlace = { GroupId: string; UserId: string }
/** User data beyond one account, for calls of an account and for readers of a link. */
export type Reach = Pick<Ctx, 'tx' | 'system' | 'notify'>

export const insertUser = async (tx: Tx, values: UserValues): Promise<UserRow> => {
  const [made] = await tx.insert(appUser).values(values).returning()
  if (!made) throw new Error('no user was made')
  return made
}

/** Makes a user for an e-mail that nobody has yet; else nothing. */
export const insertUserOnce = async (tx: Tx, values: UserValues): Promise<void> => {
  await tx.insert(appUser).values(values).onConflictDoNothing()
}

export const updateUser = async (tx: Tx, id: string, change: Partial<UserValues>): Promise<void> => {
  await lockUser(tx, id)
  await tx.update(appUser).set(change).where(eq(appUser.id, id))
  if (change.Picture !== undefined) await noteFiles(tx, appUser, [{ id, Picture: change.Picture }])
}

type NewPassword = { UserId: string; before: string; PasswordHash: string }

/** Sets a password where the one before is still the hash that was proven; false where somebody else was faster. */
export const replacePassword = async (tx: Tx, { UserId, before, PasswordHash }: NewPassword, now: Date): Promise<boolean> => {
  await lockUser(tx, UserId)
  const changed = await tx
    .update(appUser)
    .set({ PasswordHash, Failures: 0, FailedDate: null, ModifiedDate: now })
    .where(and(eq(appUser.id, UserId), eq(appUser.PasswordHash, before)))
    .returning({ id: appUser.id })
  return changed.length > 0
}

/** Removes a user who was asked and never came, with the links that were sent to them. */
export const deleteUser = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(resetLink).where(eq(resetLink.UserId, id))
  await tx.delete(appUser).where(eq(appUser.id, id))
}

/**
 * After a place in an account has ended: nothing goes on there. Sessions of somebody with another place, or a role above the accounts,
 * go on elsewhere; who has none left is signed out and switched off.
 */
export const leaveAccount = async (ctx: Reach, { GroupId, UserId }: UserPlace): Promise<void> => {
  await ctx.tx.delete(session).where(and(eq(session.UserId, UserId), eq(session.GroupId, GroupId))) // printed pages
  if (!(await worksElsewhere(ctx, { GroupId, UserId }))) {
    await updateUser(ctx.tx, UserId, { Disabled: true })
    await endUserSessions(ctx, UserId)
  }
  await ctx.notify('session', '')
}

/** Every session and kept sign-in of a user ends. */
export const endUserSessions = async (ctx: Pick<Reach, 'tx' | 'notify'>, UserId: string): Promise<void> => {
  await lockUser(ctx.tx, UserId)
  await endSessions(ctx.tx, eq(session.UserId, UserId), 'Access')
  await ctx.tx.delete(renewal).where(eq(renewal.UserId, UserId))
  await ctx.notify('session', '')
}

/** Whether a user belongs to this account alone: no place in another one, ended or not, none above the accounts. */
export const isOnlyHere = async (ctx: Reach, place: UserPlace): Promise<boolean> =>
  !(await isGlobal(ctx, place)) && (await placesElsewhere(ctx, place)).length === 0

const worksElsewhere = async (ctx: Reach, place: UserPlace): Promise<boolean> =>
  (await isGlobal(ctx, place)) || (await placesElsewhere(ctx, place)).some(({ Disabled }) => !Disabled)

const isGlobal = async ({ tx }: Reach, { UserId }: UserPlace): Promise<boolean> => {
  const [user] = await tx.select({ GlobalRole: appUser.GlobalRole }).from(appUser).where(eq(appUser.id, UserId))
  return user !== undefined && user.GlobalRole !== null
}

const placesElsewhere = (ctx: Reach, { GroupId, UserId }: UserPlace) =>
  ctx.system('places of a user in other accounts', tx =>
    tx
      .select({ Disabled: member.Disabled })
      .from(member)
      .where(and(eq(member.UserId, UserId), ne(member.GroupId, GroupId))),
  )
