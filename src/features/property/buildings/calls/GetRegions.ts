import { handle } from '../../../../platform/handle.ts'
import { GetRegions as call } from '../contract.ts'
import { distinct } from '../data.ts'
import { building } from '../tables.ts'

export const GetRegions = handle(call, async ctx => ({
  Regions: await distinct(ctx, building.Region),
  Markets: await distinct(ctx, building.Market),
}))
