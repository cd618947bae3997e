import { handle } from '../../../../platform/handle.ts'
import { storedPayloads } from '../../propertyPage/sections/stored.server.ts'
import { GetLegalTerms as call } from '../contract.ts'

export const GetLegalTerms = handle(
  call,
  async ctx => (await storedPayloads(ctx, ctx.BuildingId, ['BuildingTermsAndConditions'])).BuildingTermsAndConditions ?? {},
)
