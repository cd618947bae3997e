import { and, count, eq, isNull } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { appUser } from '../../../base/people/tables.ts'
import { GetReviewSource as call } from '../contract.ts'
import { reviewLocation, reviewSource } from '../tables.ts'

export const GetReviewSource = handle(call, async ({ tx, GroupId, google }) => {
  const [found] = await tx
    .select({ row: reviewSource, ConnectedBy: appUser.FullName })
    .from(reviewSource)
    .leftJoin(appUser, eq(appUser.id, reviewSource.UserId))
    .where(eq(reviewSource.GroupId, GroupId))
  const Offered = google !== undefined
  if (!found) return { Offered, Source: null }
  const [unmatched] = await tx
    .select({ n: count() })
    .from(reviewLocation)
    .where(and(eq(reviewLocation.GroupId, GroupId), isNull(reviewLocation.BuildingId)))
  const { State, Problem, Account, FetchedDate, DueDate, Added, Changed } = found.row
  const times = { FetchedDate: FetchedDate?.getTime() ?? null, DueDate: DueDate?.getTime() ?? null }
  const Source = { State, Problem, Account, ConnectedBy: found.ConnectedBy ?? '', ...times, Added, Changed, Unmatched: unmatched?.n ?? 0 }
  return { Offered, Source }
})
