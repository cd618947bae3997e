import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { findVersion } from '../../rounds/versions.server.ts'
import { readCodes } from '../codes.server.ts'
import { GetRoundVersion as call } from '../contract.ts'

export const GetRoundVersion = handle(call, async (ctx, { rId: RoundId, Number: wanted }) => {
  const found = await findVersion(ctx, RoundId, wanted ?? null)
  if (!found || found.BuildingId !== ctx.BuildingId) throw notFound()
  const { BuildingId, Number: number, Settings, Stops } = found
  return { RoundId, BuildingId, Number: number, Settings, Stops: [...Stops], Codes: (await readCodes(ctx, Stops)).hashes }
})
