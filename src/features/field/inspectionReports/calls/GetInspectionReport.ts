import { eq } from 'drizzle-orm'
import { nameIn } from '../../../../core/labels.ts'
import { PRODUCT } from '../../../../core/product.ts'
import { handle } from '../../../../platform/handle.ts'
import { accountGroup } from '../../../base/accounts/tables.ts'
import { readOwner } from '../../../property/buildings/settings.server.ts'
import { readWalkedStops } from '../../inspections/walkedStops.server.ts'
import { GetInspectionReport as call } from '../contract.ts'
import { describeStop, factsOf, findWalk } from '../detail.server.ts'

export const GetInspectionReport = handle(call, async (ctx, { iptId }) => {
  const found = await findWalk(ctx, iptId)
  const { walk, report, place } = found
  const { stops } = await readWalkedStops(ctx, walk)
  const [account] = await ctx.tx.select().from(accountGroup).where(eq(accountGroup.id, ctx.GroupId))
  const CoverType = report?.CoverType ?? PRODUCT
  const owner = CoverType === 'Owner' ? await readOwner(ctx, walk.BuildingId) : null
  const Owner = {
    [PRODUCT]: { Name: PRODUCT, LogoUrl: null },
    ThirdParty: { Name: account ? nameIn(account.GroupName, ctx.language) : '', LogoUrl: account?.LogoFilename ?? null },
    // A name of its own never stands under the logo of the building.
    Owner: {
      Name: owner?.Name ?? nameIn(place.Name, ctx.language),
      LogoUrl: owner?.LogoUrl ?? (owner?.Name ? null : place.LogoFilename),
    },
  }[CoverType]
  return {
    ...factsOf(found),
    CoverType,
    Cover: report?.Cover ?? null,
    Owner,
    MadeDate: report?.MadeDate.getTime() ?? null,
    Stops: stops.map(one => {
      const kept = report?.Stops[one.stop.StopId]
      return describeStop(ctx, one, kept && { answers: kept.Answers, notes: kept.Notes })
    }),
  }
})
