import { handle } from '../../../../platform/handle.ts'
import { GetQuestionTemplate as call } from '../contract.ts'
import { countByType, readTemplate } from '../templates.server.ts'
import { requireTypeOf } from '../types.server.ts'

export const GetQuestionTemplate = handle(call, async (ctx, { sType: StopType, type: Type }) => {
  requireTypeOf(StopType, Type, 'type')
  const template = await readTemplate(ctx, ctx.BuildingId, Type)
  return { ...template, StopType, Type, Equipment: (await countByType(ctx, ctx.BuildingId)).get(Type) ?? 0 }
})
