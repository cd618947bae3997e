import { handle } from '../../../../platform/handle.ts'
import { settingsOf } from '../../propertyPage/sections/ProductAddOns/rules.ts'
import { storedPayloads } from '../../propertyPage/sections/stored.server.ts'
import { GetProperty as call } from '../contract.ts'
import { propertyOf } from '../data.ts'

export const GetProperty = handle(call, async ctx => {
  const [property, Sections, { ProductAddOns }] = await Promise.all([
    propertyOf(ctx),
    storedPayloads(ctx, ctx.BuildingId),
    storedPayloads(ctx, ctx.BuildingId, ['ProductAddOns']),
  ])
  return { ...property, ...settingsOf(ProductAddOns), Sections }
})
