import { createHash } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { flagsOf, may, type Permission, type PermissionsHash, permissionsOf } from '../../../core/permissions.ts'
import type { Language } from '../../../core/words.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { languageOf, roleOf } from '../../base/people/data.ts'
import { allOverrides } from '../../base/people/roles.server.ts'
import { appUser, member } from '../../base/people/tables.ts'
import { building } from '../../property/buildings/tables.ts'
import { contact } from '../../property/contacts/tables.ts'

/** Somebody who may read reports of the account now. `buildings` null: all. */
export type ReportReader = {
  UserId: string
  Email: string | null
  FullName: string
  Language: Language
  Permissions: PermissionsHash
  buildings: readonly string[] | null
}

/** The people with a place in an account now, by their ids; also the provider's people. Who has left is not among them. */
export const readReaders = async (tx: Tx, GroupId: string, ids: readonly string[]): Promise<Map<string, ReportReader>> => {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const overrides = await allOverrides(tx, GroupId)
  const users = await tx
    .select({ user: appUser, member })
    .from(appUser)
    .leftJoin(member, and(eq(member.UserId, appUser.id), eq(member.GroupId, GroupId), eq(member.Disabled, false)))
    .where(and(inArray(appUser.id, wanted), eq(appUser.Disabled, false)))
  const readers = users.flatMap(({ user, member: place }): ReportReader[] => {
    const about = { UserId: user.id, Email: user.Email, FullName: user.FullName, Language: languageOf(user) ?? 'en' }
    const global = roleOf(user.GlobalRole)
    if (global) return [{ ...about, Permissions: permissionsOf(global), buildings: null }]
    const role = place && roleOf(place.MemberRoleInGroup)
    if (!place || !role) return []
    const own = Object.fromEntries(overrides.filter(one => one.Role === role).map(one => [one.Permission, one.Granted]))
    return [{ ...about, Permissions: flagsOf(role, own, place.PermissionSet), buildings: place.AccessBuildingIds }]
  })
  return new Map(readers.map(one => [one.UserId, one]))
}

/** Whether somebody may read a report of a building (null: of the account). */
export const mayRead = ({ Permissions, buildings }: ReportReader, flags: readonly Permission[], BuildingId: string | null): boolean =>
  flags.every(one => may(Permissions, one)) && (!BuildingId || buildings === null || buildings.includes(BuildingId))

/** The same for readers who see the same: flags, and buildings where the report is of the account. */
export const rightsOf = ({ Permissions, buildings }: ReportReader, BuildingId: string | null): string => {
  const held = Object.entries(Permissions)
    .flatMap(([name, value]) => (value ? [name] : []))
    .toSorted()
  const seen = BuildingId ? [] : (buildings?.toSorted() ?? ['all'])
  return createHash('sha256')
    .update(JSON.stringify([held, seen]))
    .digest('hex')
}

/** Who of the account signs in with an email now. */
export const findSubscriber = async (tx: Tx, GroupId: string, email: string): Promise<string | null> => {
  const [found] = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .innerJoin(member, and(eq(member.UserId, appUser.id), eq(member.GroupId, GroupId), eq(member.Disabled, false)))
    .where(and(eq(appUser.Email, email.toLowerCase()), eq(appUser.Disabled, false)))
    .limit(1)
  return found?.id ?? null
}

/** The zones of buildings that are in use. */
export const readClocks = async (tx: Tx, GroupId: string, ids: readonly (string | null)[]) => {
  const wanted = [...new Set(ids.flatMap(id => id ?? []))]
  const found = await tx
    .select({ id: building.id, Name: building.Name, TimeZone: building.TimeZone })
    .from(building)
    .where(and(eq(building.GroupId, GroupId), oneOf(building.id, wanted), isNull(building.ArchivedDate)))
  return new Map(found.map(one => [one.id, one]))
}

/** The present addresses of contacts by their ids; those who have left are not among them. */
export const readAddresses = async (tx: Tx, GroupId: string, ids: readonly (string | null)[]): Promise<Map<string, string>> => {
  const wanted = [...new Set(ids.flatMap(id => id ?? []))]
  const found = await tx
    .select({ id: contact.id, Email: contact.Email })
    .from(contact)
    .where(and(eq(contact.GroupId, GroupId), oneOf(contact.id, wanted), isNull(contact.OffboardedDate)))
  return new Map(found.map(one => [one.id, one.Email]))
}
