import { handle } from '../../../../platform/handle.ts'
import { propertyOf } from '../../buildings/data.ts'
import { settingsOf } from '../../buildings/settings.ts'
import { GetProperty as call } from '../contract.ts'
import { storedPayloads } from '../sections/stored.server.ts'

export const GetProperty = handle(call, async ctx => {
  const [property, Sections, { ProductAddOns }] = await Promise.all([
    propertyOf(ctx),
    storedPayloads(ctx, ctx.BuildingId),
    storedPayloads(ctx, ctx.BuildingId, ['ProductAddOns']),
  ])
  return { ...property, ...settingsOf(ProductAddOns), Sections }
})
