import { and, eq } from 'drizzle-orm'
import { handle } from '../../../platform/handle.ts'
import { GetPinCodes as call } from '../contract.ts'
import { pinCodesOf } from '../sections/BuildingPIN/save.server.ts'
import { building } from '../tables.ts'

export const GetPinCodes = handle(call, async ctx => {
  const PinCodes = await pinCodesOf(ctx, ctx.BuildingId)
  const [place] = await ctx.tx
    .select({ secret: building.PinSecret })
    .from(building)
    .where(and(eq(building.GroupId, ctx.GroupId), eq(building.id, ctx.BuildingId)))
  return { PinCodes, SignInUrl: place?.secret ? `${ctx.baseUrl}/pin/${place.secret}` : null }
})
