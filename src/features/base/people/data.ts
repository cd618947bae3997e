import { and, count, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { GroupId } from '../../../core/ids.ts'
import { flagsOf, isRole, type PermissionSet, type PermissionsHash, permissionsOf, type Role } from '../../../core/permissions.ts'
import type { EndReason } from '../../../core/wire.ts'
import { type Language, languages } from '../../../core/words.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { type Message, NOTIFY_CHANNEL } from '../../../platform/events/events.ts'
import type { HttpSide } from '../../../platform/handle.ts'
import { newSecret } from '../../../platform/secrets.ts'
import { accountGroup } from '../accounts/tables.ts'
import type { Profile } from './model.ts'
import { overridesOf } from './roles.server.ts'
import { appUser, member, renewal, resetLink, session } from './tables.ts'

export type UserRow = typeof appUser.$inferSelect
type NewSession = Pick<typeof session.$inferInsert, 'Kind' | 'UserId' | 'GroupId' | 'BuildingId' | 'Role' | 'Purpose' | 'Family'>

const lifetimes = {
  User: { idle: 30, hours: 12 },
  Pin: { idle: 720, hours: 12 },
  Anonymous: { idle: 120, hours: 2 },
  Print: { idle: 1, hours: 1 / 60 },
}

/**
 * Opens a session and gives its token, which is stored as a hash only. Lifetimes by kind: rules 12, 14 and 16 of the safety rules; `seconds`
 * ends it earlier.
 */
export const openSession = async (tx: Tx, row: NewSession, seconds = Infinity): Promise<string> => {
  const { secret, hashed } = newSecret('ut_')
  const { idle, hours } = lifetimes[row.Kind]
  await tx.insert(session).values({
    ...row,
    TokenHash: hashed,
    IdleMinutes: idle,
    ExpiresDate: sql`now() + make_interval(secs => ${Math.min(hours * 3600, seconds)})`,
  })
  return secret
}

/** Ends sessions without a user in the entered account: sessions of PINs or public pages of a building, by their purpose. */
export const endBoundSessions = async (tx: Tx, BuildingId: string, purposes: readonly string[]): Promise<number> => {
  const { rows } = await tx.execute<{ n: number }>(sql`select end_bound_sessions(${BuildingId}::uuid, ${sql.param(purposes)}::text[]) as n`)
  return rows[0]?.n ?? 0
}

const sessionsChanged: Message = { topic: 'session', data: '' }

/** Ends sessions and the streams of every process with them; the row stays for a day and says why. `where` names whose, over all accounts. */
export const endSessions = async (tx: Tx, where: SQL | undefined, Ended: EndReason): Promise<void> => {
  const ended = await tx
    .update(session)
    .set({ Ended, ExpiresDate: sql`now()` })
    .where(and(where, gt(session.ExpiresDate, sql`now()`)))
    .returning({ id: session.TokenHash })
  if (ended.length > 0) await tx.execute(sql`select pg_notify(${NOTIFY_CHANNEL}, ${JSON.stringify(sessionsChanged)})`)
}

/** Sign-ins of a person, and changes that end sessions, run one after the other: no sign-in uses a right that was just removed. */
export const lockUser = async (tx: Tx, id: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`app_user ${id}`}, 0))`)
}

export const renewalDays = 30
type NewRenewal = { UserId: string; Family: string; Keep: boolean; http: Pick<HttpSide, 'ip' | 'device'> }
/** A secret for the renew cookie: 30 days when kept, else as long as a session may live. Its user is shown where it was given out. */
export const openRenewal = async (tx: Tx, { UserId, Family, Keep, http }: NewRenewal): Promise<string> => {
  const { secret, hashed } = newSecret('rn_')
  const ExpiresDate = sql`now() + make_interval(hours => ${Keep ? renewalDays * 24 : 12}::int)` // whoever judges it asks the same clock
  await tx.insert(renewal).values({ SecretHash: hashed, UserId, Family, Keep, ExpiresDate, Device: http.device, Address: http.ip })
  return secret
}

type NewLink = { UserId: string; Purpose: 'Reset' | 'Invitation'; minutes: number }

/** A secret for a one-time link that sets a password; stored as its hash. Its prefix is its purpose. */
export const openPasswordLink = async (tx: Tx, { UserId, Purpose, minutes }: NewLink): Promise<string> => {
  const { secret, hashed } = newSecret(Purpose === 'Invitation' ? 'in_' : 'rs_')
  await tx.insert(resetLink).values({ TokenHash: hashed, UserId, Purpose, ExpiresDate: sql`now() + make_interval(mins => ${minutes})` })
  return secret
}

/** No link of this user sets a password any more, or none of one purpose. */
export const spendPasswordLinks = async (tx: Tx, UserId: string, Purpose?: NewLink['Purpose']): Promise<void> => {
  await tx
    .update(resetLink)
    .set({ UsedDate: sql`now()` })
    .where(and(eq(resetLink.UserId, UserId), isNull(resetLink.UsedDate), Purpose ? eq(resetLink.Purpose, Purpose) : setsPassword))
}

/** Of one-time links: only those by which a password is set. */
export const setsPassword = ne(resetLink.Purpose, 'Membership')

export const userByEmail = async (tx: Tx, email: string): Promise<UserRow | undefined> => {
  const [user] = await tx.select().from(appUser).where(eq(appUser.Email, email.trim().toLowerCase()))
  return user
}

export const userById = async (tx: Tx, id: string): Promise<UserRow | undefined> => {
  const [user] = await tx.select().from(appUser).where(eq(appUser.id, id))
  return user
}

/** The language that a user has chosen. */
export const languageOf = (user: Pick<UserRow, 'Language'> | undefined): Language | undefined =>
  languages.find(one => one === user?.Language)

/** Whether every account that somebody has a place in is archived: they have nowhere to go. Crosses accounts. */
export const isArchivedOut = async (tx: Tx, { id, GlobalRole }: UserRow): Promise<boolean> => {
  if (GlobalRole) return false
  const [places] = await tx
    .select({ all: count(), archived: count(accountGroup.ArchivedDate) })
    .from(member)
    .innerJoin(accountGroup, eq(accountGroup.id, member.GroupId))
    .where(and(eq(member.UserId, id), eq(member.Disabled, false)))
  return places !== undefined && places.all > 0 && places.all === places.archived
}

/** The profile of a user for the browser, with the permissions in one account (by default the first). Crosses accounts. */
export const profileOf = async (tx: Tx, user: UserRow, group?: GroupId): Promise<Profile> => {
  const [place] = await tx
    .select({
      member,
      accountGroup,
      accounts: sql<number>`(select count(*)::int from member own join account_group a on a.id = own.group_id and a.archived_date is null
        where own.user_id = ${user.id} and not own.disabled)`,
    })
    .from(member)
    .innerJoin(accountGroup, eq(accountGroup.id, member.GroupId))
    .where(
      and(
        eq(member.UserId, user.id),
        eq(member.Disabled, false),
        isNull(accountGroup.ArchivedDate),
        group ? eq(member.GroupId, group) : undefined,
      ),
    )
    .orderBy(member.CreatedDate)
    .limit(1)
  const globalRole = roleOf(user.GlobalRole)
  const role = globalRole ?? roleOf(place?.member.MemberRoleInGroup) ?? 'Visitor'
  const own = globalRole || !place ? permissionsOf(role) : await flagsIn(tx, place.member.GroupId, role, place.member.PermissionSet)
  return {
    acId: user.id,
    UserName: user.Email ?? '',
    UserContext: {
      MemberRoleInGroup: role === 'GM' || role === 'PM' ? 'GMPM' : role,
      CurrentGroupId: place?.accountGroup.id ?? null,
      CurrentGroupName: place?.accountGroup.GroupName ?? null,
      CurrentGroupLogoFilename: place?.accountGroup.LogoFilename ?? null,
      PermissionsHash: flags(own),
      AccessBuildingIds: place?.member.AccessBuildingIds ?? null,
      AccountCount: place?.accounts ?? 0,
    },
    UserPersonal: { FullName: user.FullName, Picture: user.Picture, TimeZone: user.TimeZone },
    Theme: oneOf(['light', 'dark', 'system'] as const, user.Theme),
    Language: oneOf(['en', 'es', 'fr'] as const, user.Language),
  }
}

/** What a role may do in an account, with the permission set of its member, if any. */
export const flagsIn = async (tx: Tx, group: string, role: Role, set: PermissionSet | null = null): Promise<PermissionsHash> =>
  flagsOf(role, await overridesOf(tx, group, role), set)

export const roleOf = (text: string | null | undefined): Role | null => (text && isRole(text) ? text : null)
export const flags = (hash: PermissionsHash): Record<string, boolean> => ({ ...hash }) as Record<string, boolean> // only held flags are present
const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | null => allowed.find(one => one === value) ?? null
