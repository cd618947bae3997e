import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { flagsOf } from '../../../core/permissions.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { roleOf } from '../../base/people/data.ts'
import { allOverrides } from '../../base/people/roles.server.ts'
import { appUser, guess, member } from '../../base/people/tables.ts'
import { building } from '../buildings/tables.ts'

type Lock = { group: string; building: string }

/** Signs that have begun to refuse PINs, and of which nobody has been told. `locked`: epoch ms. */
export const newLocks = async (tx: Tx) => {
  const rows = await tx
    .select({ key: guess.Key, locked: guess.LockedDate, group: building.GroupId, building: building.id, name: building.Name })
    .from(guess)
    .innerJoin(building, eq(guess.Key, sql`'pin:' || ${building.PinSecret}`))
    .where(and(isNotNull(guess.LockedDate), or(isNull(guess.ToldDate), lt(guess.ToldDate, guess.LockedDate))))
  return rows.map(row => ({ ...row, locked: row.locked?.getTime() ?? 0 }))
}

/** Users who manage the PINs of a building: at most twenty of those who sign in to its account. */
export const pinManagers = async (tx: Tx, { group, building: id }: Lock) => {
  const overrides = await allOverrides(tx, group)
  const people = await tx
    .select({ member, Email: appUser.Email, FullName: appUser.FullName, Language: appUser.Language })
    .from(member)
    .innerJoin(appUser, eq(appUser.id, member.UserId))
    .where(
      and(
        eq(member.GroupId, group),
        eq(member.Disabled, false),
        eq(appUser.Disabled, false),
        or(isNull(member.AccessBuildingIds), sql`${id}::uuid = any(${member.AccessBuildingIds})`),
      ),
    )
    .orderBy(member.CreatedDate)
  return people
    .flatMap(({ member: { MemberRoleInGroup, PermissionSet }, Email, ...person }) => {
      const role = roleOf(MemberRoleInGroup)
      const own = Object.fromEntries(overrides.filter(one => one.Role === role).map(one => [one.Permission, one.Granted]))
      return Email && role && flagsOf(role, own, PermissionSet).ManagePin ? [{ ...person, Email }] : []
    })
    .slice(0, 20)
}
