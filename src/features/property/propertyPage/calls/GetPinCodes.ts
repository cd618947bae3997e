import { and, eq } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { lockedUntil } from '../../../base/people/guesses.server.ts'
import { building } from '../../buildings/tables.ts'
import { GetPinCodes as call } from '../contract.ts'
import { readPinCodes } from '../sections/BuildingPIN/save.server.ts'

export const GetPinCodes = handle(call, async ctx => {
  const PinCodes = await readPinCodes(ctx, ctx.BuildingId)
  const [place] = await ctx.tx
    .select({ secret: building.PinSecret })
    .from(building)
    .where(and(eq(building.GroupId, ctx.GroupId), eq(building.id, ctx.BuildingId)))
  const secret = place?.secret
  if (!secret) return { PinCodes, SignInUrl: null, LockedUntil: null }
  const until = await ctx.system('whether a sign waits', tx => lockedUntil(tx, `pin:${secret}`))
  return { PinCodes, SignInUrl: `${ctx.baseUrl}/pin/${secret}`, LockedUntil: until?.getTime() ?? null }
})
