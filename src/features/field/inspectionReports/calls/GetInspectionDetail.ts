import { handle } from '../../../../platform/handle.ts'
import { readWalkedStops } from '../../inspections/walkedStops.server.ts'
import { GetInspectionDetail as call } from '../contract.ts'
import { describeStop, factsOf, findWalk, readRequests } from '../detail.server.ts'
import { hasAiCover } from '../report.server.ts'

export const GetInspectionDetail = handle(call, async (ctx, { iptId }) => {
  const found = await findWalk(ctx, iptId)
  const { stops } = await readWalkedStops(ctx, found.walk)
  const requests = await readRequests(ctx, found.walk.id)
  const OfBuilding = await hasAiCover(ctx, found.walk.BuildingId)
  return {
    ...factsOf(found),
    Version: found.walk.Version,
    Stops: stops.map(one => describeStop(ctx, one, { requests: requests.get(one.stop.StopId) })),
    EnableAICover: OfBuilding || found.report?.GenerateAICover === true,
    OfBuilding,
    Outdated: found.report?.Outdated === true,
  }
})
