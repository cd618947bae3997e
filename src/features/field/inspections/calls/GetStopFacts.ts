import { handle } from '../../../../platform/handle.ts'
import { readSettings } from '../../../property/buildings/settings.server.ts'
import { GetStopFacts as call } from '../contract.ts'
import { readStopFacts } from '../doneStops.server.ts'

export const GetStopFacts = handle(call, async (ctx, { rId }) => {
  const Stops = await readStopFacts(ctx, rId)
  return { Stops, SRDisabled: (await readSettings(ctx, ctx.BuildingId)).SRDisabled }
})
