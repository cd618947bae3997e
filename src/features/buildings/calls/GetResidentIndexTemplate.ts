import { handle } from '../../../platform/handle.ts'
import { GetResidentIndexTemplate as call } from '../contract.ts'
import { templateIndex } from '../sections/ResidentIndex/template.server.ts'
import { storedPayloads } from '../sections/stored.server.ts'

/** A building has one resident index, which bears the building's id. */
export const GetResidentIndexTemplate = handle(call, async (ctx, { IsTemplate }) => {
  if (IsTemplate) return { acId: ctx.BuildingId, ...templateIndex(ctx.language) }
  const { ResidentIndex } = await storedPayloads(ctx, ctx.BuildingId, ['ResidentIndex'])
  const Fields = (ResidentIndex?.Fields ?? []).flatMap(({ Name, Type }) => (Type === '' ? [] : [{ Name, Type }]))
  return { acId: ctx.BuildingId, Fields }
})
