import { handle } from '../../../platform/handle.ts'
import { GetProperty as call } from '../contract.ts'
import { propertyOf } from '../data.ts'
import { storedPayloads } from '../sections/savers.server.ts'

export const GetProperty = handle(call, async ctx => {
  const [property, Sections] = await Promise.all([propertyOf(ctx), storedPayloads(ctx, ctx.BuildingId)])
  return { ...property, Sections }
})
