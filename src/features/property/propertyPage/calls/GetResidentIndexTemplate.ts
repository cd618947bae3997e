import { handle } from '../../../../platform/handle.ts'
import { propertyOf } from '../../buildings/data.ts'
import { GetResidentIndexTemplate as call } from '../contract.ts'
import { templateIndex } from '../sections/ResidentIndex/template.server.ts'
import { storedPayloads } from '../sections/stored.server.ts'

/** A building has one resident index, with the building's id. */
export const GetResidentIndexTemplate = handle(call, async (ctx, { IsTemplate }) => {
  const { id: acId, Version } = await propertyOf(ctx)
  if (IsTemplate) return { acId, Version, ...templateIndex(ctx.language) }
  const { ResidentIndex } = await storedPayloads(ctx, ctx.BuildingId, ['ResidentIndex'])
  const Fields = (ResidentIndex?.Fields ?? []).flatMap(({ Name, Type }) => (Type === '' ? [] : [{ Name, Type }]))
  return { acId, Version, Fields }
})
