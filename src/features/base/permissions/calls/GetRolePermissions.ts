import { and, count, eq } from 'drizzle-orm'
import { isRole, permissions, providerOnly, type Role, roles } from '../../../../core/permissions.ts'
import { handle } from '../../../../platform/handle.ts'
import { allOverrides, type Override, versionOf } from '../../people/roles.server.ts'
import { member } from '../../people/tables.ts'
import { GetRolePermissions as call } from '../contract.ts'
import { mayChange } from '../rules.ts'

const roleNames = Object.keys(roles).filter(isRole)

export const GetRolePermissions = handle(call, async ctx => {
  const overrides = await allOverrides(ctx.tx, ctx.GroupId)
  const users = await ctx.tx
    .select({ Role: member.MemberRoleInGroup, n: count() })
    .from(member)
    .where(and(eq(member.GroupId, ctx.GroupId), eq(member.Disabled, false)))
    .groupBy(member.MemberRoleInGroup)
  return {
    Version: versionOf(overrides),
    Roles: roleNames.map(Role => ({
      Role,
      Users: users.find(row => row.Role === Role)?.n ?? 0,
      Editable: mayChange(ctx.actor.Role, Role),
      Overrides: overridesIn(overrides, Role),
    })),
    Grantable: permissions.filter(key => ctx.actor.Permissions[key] && !providerOnly.includes(key)),
  }
})

const overridesIn = (rows: readonly Override[], role: Role) =>
  permissions.flatMap(Permission => {
    const row = rows.find(one => one.Role === role && one.Permission === Permission)
    return row ? [{ Permission, Granted: row.Granted }] : []
  })
