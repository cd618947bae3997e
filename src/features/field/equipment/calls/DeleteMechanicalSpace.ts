import { and, eq } from 'drizzle-orm'
import { Refusal } from '../../../../core/problem.ts'
import { lockRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { DeleteMechanicalSpace as call } from '../contract.ts'
import { equipmentMessages } from '../rules.ts'
import { equipment, mechanicalSpace } from '../tables.ts'

export const DeleteMechanicalSpace = handle(call, async (ctx, { SpaceId }) => {
  const { GroupId, BuildingId } = ctx
  const one = and(eq(mechanicalSpace.GroupId, GroupId), eq(mechanicalSpace.BuildingId, BuildingId), eq(mechanicalSpace.id, SpaceId))
  const { SpaceName, Floor, Note } = await lockRecord(ctx, mechanicalSpace, one)
  const inIt = and(eq(equipment.GroupId, GroupId), eq(equipment.MechanicalSpaceId, SpaceId))
  const [stands] = await ctx.tx.select({ id: equipment.id }).from(equipment).where(inIt).limit(1)
  if (stands) throw new Refusal('sys.obj.cfl', equipmentMessages.inUse)
  await ctx.tx.delete(mechanicalSpace).where(one)
  ctx.audit({ Object: 'mechanical_space', ObjectId: SpaceId, Before: { SpaceName, Floor, Note, BuildingId }, After: null })
  return { acId: SpaceId }
})
