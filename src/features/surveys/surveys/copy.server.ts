import { and, eq, sql } from 'drizzle-orm'
import { may } from '../../../core/permissions.ts'
import { notFound, Refusal } from '../../../core/problem.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { flagsIn, roleOf } from '../../base/people/data.ts'
import { member } from '../../base/people/tables.ts'
import { building } from '../../property/buildings/tables.ts'

type CopyTarget = { DestGroupId: string; DestBuildingId: string }

/**
 * Proves that the caller may build surveys in the building that a copy goes to, also of another account of theirs, and does the work in
 * that account. Somebody else's is answered as what does not exist.
 */
export const inDestination = async <T>(ctx: Ctx<'group'>, place: CopyTarget, work: () => Promise<T>): Promise<T> => {
  const { DestGroupId, DestBuildingId } = place
  const elsewhere = DestGroupId !== ctx.GroupId
  const buildings = elsewhere ? await buildingsThere(ctx, DestGroupId) : ctx.buildings
  if (buildings !== 'all' && !buildings.some(one => one === DestBuildingId)) throw notFound()
  if (elsewhere) await enter(ctx, DestGroupId)
  const found = await ctx.tx
    .select({ ArchivedDate: building.ArchivedDate })
    .from(building)
    .where(and(eq(building.GroupId, DestGroupId), eq(building.id, DestBuildingId)))
  if (!found[0]) throw notFound()
  if (found[0].ArchivedDate) throw new Refusal('sys.obj.arc')
  const done = await work()
  if (elsewhere) await enter(ctx, ctx.GroupId)
  return done
}

const enter = (ctx: Ctx<'group'>, GroupId: string) => ctx.tx.execute(sql`select enter_group(${GroupId}::uuid)`)

const buildingsThere = async (ctx: Ctx<'group'>, GroupId: string): Promise<readonly string[] | 'all'> => {
  const { groups, UserId } = ctx.actor
  if (groups === 'all') return 'all'
  if (!groups.some(one => one === GroupId)) throw notFound()
  return ctx.system('the place of a user in another of their accounts', async tx => {
    const [place] = await tx
      .select()
      .from(member)
      .where(and(eq(member.GroupId, GroupId), eq(member.UserId, UserId), eq(member.Disabled, false)))
    const role = roleOf(place?.MemberRoleInGroup)
    if (!place || !role) throw notFound()
    if (!may(await flagsIn(tx, GroupId, role, place.PermissionSet), 'CustomerSurveyLinks')) throw new Refusal('usr.aut.npm')
    return place.AccessBuildingIds ?? 'all'
  })
}
