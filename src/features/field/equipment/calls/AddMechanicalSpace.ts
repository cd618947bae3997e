import { handle } from '../../../../platform/handle.ts'
import { makeDuplicateRefusal } from '../../../property/buildings/data.ts'
import { AddMechanicalSpace as call } from '../contract.ts'
import { spaceColumns } from '../spaces.server.ts'
import { mechanicalSpace } from '../tables.ts'

export const AddMechanicalSpace = handle(call, async (ctx, input) => {
  const columns = spaceColumns(input)
  const { GroupId, BuildingId } = ctx
  const [made] = await ctx.tx
    .insert(mechanicalSpace)
    .values({ ...columns, GroupId, BuildingId })
    .onConflictDoNothing()
    .returning({ acId: mechanicalSpace.id, Version: mechanicalSpace.Version })
  if (!made) throw makeDuplicateRefusal('SpaceName')
  const { NameKey: _key, ...After } = columns
  ctx.audit({ Object: 'mechanical_space', ObjectId: made.acId, After: { ...After, BuildingId } })
  return made
})
