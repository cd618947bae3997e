import { addRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { AddMechanicalSpace as call } from '../contract.ts'
import { spaceColumns } from '../spaces.server.ts'
import { mechanicalSpace } from '../tables.ts'

export const AddMechanicalSpace = handle(call, async (ctx, input) => {
  const { GroupId, BuildingId } = ctx
  const columns = { ...spaceColumns(input), GroupId, BuildingId }
  const { id, Version } = await addRecord(ctx, mechanicalSpace, columns, { Object: 'mechanical_space', unique: 'SpaceName' })
  return { acId: id, Version }
})
