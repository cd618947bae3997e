import { sql } from 'drizzle-orm'
import { permissionsOf } from '../../../../core/permissions.ts'
import { Refusal } from '../../../../core/problem.ts'
import { type Ctx, handle } from '../../../../platform/handle.ts'
import { allOverrides, type Override, saveOverride, versionOf } from '../../people/roles.server.ts'
import { SaveRolePermissions as call, permissionsChanged } from '../contract.ts'
import { type Change, grantProblems } from '../rules.ts'

export const SaveRolePermissions = handle(call, async (ctx, { Version, Changes }) => {
  const problems = grantProblems(ctx.actor, Changes)
  if (problems[0]) throw new Refusal('usr.aut.npm', problems[0].Message, problems)
  await ctx.tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`role_permission ${ctx.GroupId}`}, 0))`)
  const before = await allOverrides(ctx.tx, ctx.GroupId)
  if (versionOf(before) !== Version) throw new Refusal('sys.obj.cfl')
  for (const change of Changes) await save(ctx, change)
  const { Before, After } = history(before, Changes)
  ctx.audit({ Object: 'role_permission', ObjectId: ctx.GroupId, Before, After })
  await ctx.notify('session', '') // every process reads its sessions again
  await ctx.publish(permissionsChanged, {})
  return { Version: versionOf(await allOverrides(ctx.tx, ctx.GroupId)) }
})

// What equals the built-in flag is no difference: the row goes.
const save = ({ tx, GroupId }: Ctx<'group'>, { Role, Permission, Granted }: Change) => {
  const isBuiltIn = Granted === (permissionsOf(Role)[Permission] === true)
  return saveOverride(tx, { GroupId, Role, Permission }, isBuiltIn ? null : Granted)
}

const history = (rows: readonly Override[], changes: readonly Change[]) => {
  const Before: Record<string, boolean> = {}
  const After: Record<string, boolean> = {}
  for (const { Role, Permission, Granted } of changes) {
    const builtIn = permissionsOf(Role)[Permission] === true
    const row = rows.find(one => one.Role === Role && one.Permission === Permission)
    Before[`${Role}.${Permission}`] = row?.Granted ?? builtIn
    After[`${Role}.${Permission}`] = Granted ?? builtIn
  }
  return { Before, After }
}
