import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { flagsOf, type Permission, type Role } from '../../../core/permissions.ts'
import type { Language } from '../../../core/words.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { languageOf, roleOf } from '../../base/people/data.ts'
import { allOverrides } from '../../base/people/roles.server.ts'
import { appUser, member } from '../../base/people/tables.ts'
import { contact } from '../contacts/tables.ts'
import type { OwnChoices } from './model.ts'
import type { QuietHours } from './rules.ts'
import { completeChoices } from './rules.ts'
import { notificationSetting } from './tables.ts'

/** Somebody who signs in, sees a building, and may know of what happens there. */
export type Hearer = {
  UserId: string
  Name: string
  Email: string | null
  Phone: string | null
  Language: Language
  TimeZone: string | null
  Role: Role
  Choices: OwnChoices
} & QuietHours

type BuildingTx = { tx: Tx; GroupId: string; BuildingId: string }

/** Everybody who may be told of what happens in a building: in use, with a place in its account, seeing it, holding the flag. */
export const findHearers = async ({ tx, GroupId, BuildingId }: BuildingTx, flag: Permission): Promise<Map<string, Hearer>> => {
  const overrides = await allOverrides(tx, GroupId)
  const sees = or(isNull(member.AccessBuildingIds), sql`${BuildingId}::uuid = any(${member.AccessBuildingIds})`)
  const people = await tx
    .select({ member, user: appUser })
    .from(member)
    .innerJoin(appUser, eq(appUser.id, member.UserId))
    .where(and(eq(member.GroupId, GroupId), eq(member.Disabled, false), eq(appUser.Disabled, false), sees))
    .orderBy(member.CreatedDate)
  const allowed = people.flatMap(one => {
    const role = roleOf(one.member.MemberRoleInGroup)
    const own = Object.fromEntries(overrides.filter(({ Role: of }) => of === role).map(({ Permission: key, Granted }) => [key, Granted]))
    return role && flagsOf(role, own, one.member.PermissionSet)[flag] ? [{ ...one, role }] : []
  })
  const settings = await readSettings(
    tx,
    allowed.map(({ user }) => user.id),
  )
  return new Map(
    allowed.map(({ user, member: place, role }) => {
      const setting = settings.get(user.id)
      const hearer: Hearer = {
        UserId: user.id,
        Name: user.FullName,
        Email: user.Email,
        Phone: user.Phone ?? place.Phone,
        Language: languageOf(user) ?? 'en',
        TimeZone: user.TimeZone,
        Role: role,
        Choices: completeChoices(setting?.Choices ?? null),
        QuietStart: setting?.QuietStart ?? null,
        QuietEnd: setting?.QuietEnd ?? null,
      }
      return [user.id, hearer]
    }),
  )
}

const readSettings = async (tx: Tx, users: readonly string[]) => {
  if (users.length === 0) return new Map<string, typeof notificationSetting.$inferSelect>()
  const rows = await tx
    .select()
    .from(notificationSetting)
    .where(inArray(notificationSetting.UserId, [...users]))
  return new Map(rows.map(row => [row.UserId, row]))
}

const managing: readonly Role[] = ['GM', 'PM', 'Manager']
const above: readonly Role[] = ['Executive', 'Admin']

/** The managers of a building among the possible recipients; without one of its own, the roles above. */
export const managersAmong = (hearers: ReadonlyMap<string, Hearer>): Hearer[] => {
  const all = [...hearers.values()]
  const managers = all.filter(({ Role: role }) => managing.includes(role))
  return managers.length > 0 ? managers : all.filter(({ Role: role }) => above.includes(role))
}

/** A contact whom a rule may name. */
export type NamedContact = Pick<typeof contact.$inferSelect, 'id' | 'FullName' | 'Role' | 'Phone' | 'Email' | 'UserId'>

/** The contacts of a building and those of the portfolio who have it, who have not left. */
export const findContacts = ({ tx, GroupId, BuildingId }: BuildingTx): Promise<NamedContact[]> => {
  const here = or(eq(contact.BuildingId, BuildingId), sql`${BuildingId}::uuid = any(${contact.AssignedBuildings})`)
  const { id, FullName, Role: role, Phone, Email, UserId } = contact
  return tx
    .select({ id, FullName, Role: role, Phone, Email, UserId })
    .from(contact)
    .where(and(eq(contact.GroupId, GroupId), here, isNull(contact.OffboardedDate)))
    .orderBy(contact.Name, contact.id)
}
