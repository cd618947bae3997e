import { handle } from '../../../../platform/handle.ts'
import { lockBuilding } from '../../buildings/data.ts'
import { SaveDropDownOption as call } from '../contract.ts'
import { addOptions, readOptions } from '../data.ts'

export const SaveDropDownOption = handle(call, async (ctx, { FieldName, Option }) => {
  await lockBuilding(ctx, ctx.BuildingId) // two who add the same at once add it once
  const [added] = await addOptions(ctx, ctx.BuildingId, FieldName, [Option])
  if (added) ctx.audit({ Object: 'drop_down_option', ObjectId: ctx.BuildingId, After: { FieldName, Option: added } })
  return { Options: (await readOptions(ctx, ctx.BuildingId))[FieldName] }
})
