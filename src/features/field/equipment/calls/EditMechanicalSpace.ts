import { and, eq } from 'drizzle-orm'
import { lockRecord, requireVersion, saveRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { EditMechanicalSpace as call } from '../contract.ts'
import { requireFreeSpaceName, spaceColumns } from '../spaces.server.ts'
import { mechanicalSpace } from '../tables.ts'

export const EditMechanicalSpace = handle(call, async (ctx, { SpaceId: id, Version, ...input }) => {
  const { GroupId, BuildingId } = ctx
  const one = and(eq(mechanicalSpace.GroupId, GroupId), eq(mechanicalSpace.BuildingId, BuildingId), eq(mechanicalSpace.id, id))
  const before = await lockRecord(ctx, mechanicalSpace, one)
  requireVersion(before, Version)
  const columns = spaceColumns(input)
  await requireFreeSpaceName(ctx, { BuildingId, NameKey: columns.NameKey, id })
  return saveRecord(ctx, mechanicalSpace, before, columns, { Object: 'mechanical_space' })
})
