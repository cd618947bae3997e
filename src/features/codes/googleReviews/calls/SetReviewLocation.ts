import { and, eq, isNull, or } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { requireVersion, saveRecord } from '../../../../platform/db/record.ts'
import { seenBy } from '../../../../platform/db/tenantTable.ts'
import { handle } from '../../../../platform/handle.ts'
import { provenBuildings } from '../../../property/contacts/save.server.ts'
import { SetReviewLocation as call } from '../contract.ts'
import { fetchReviews } from '../fetch.server.ts'
import { reviewLocation } from '../tables.ts'

export const SetReviewLocation = handle(call, async (ctx, { LocationId, Version, BuildingId }) => {
  const [row] = await ctx.tx
    .select()
    .from(reviewLocation)
    .where(
      and(
        eq(reviewLocation.GroupId, ctx.GroupId),
        eq(reviewLocation.id, LocationId),
        or(isNull(reviewLocation.BuildingId), seenBy(ctx, reviewLocation)),
      ),
    )
    .for('update')
  if (!row) throw notFound()
  requireVersion(row, Version)
  if (BuildingId) await provenBuildings(ctx, [BuildingId])
  const saved = await saveRecord(ctx, reviewLocation, row, { BuildingId, FetchedTo: null }, { Object: 'review_location' })
  if (BuildingId) await ctx.enqueue(fetchReviews, { GroupId: ctx.GroupId })
  return { Version: saved.Version }
})
