import { handle } from '../../../../platform/handle.ts'
import { GetLegalTerms as call } from '../contract.ts'
import { storedPayloads } from '../sections/stored.server.ts'

export const GetLegalTerms = handle(
  call,
  async ctx => (await storedPayloads(ctx, ctx.BuildingId, ['BuildingTermsAndConditions'])).BuildingTermsAndConditions ?? {},
)
