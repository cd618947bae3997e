import { and, eq } from 'drizzle-orm'
import { clientOf } from '../../../platform/db/combine.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { building } from '../../property/buildings/tables.ts'
import { insertFeedbacks } from '../answers/data.ts'
import { reviseFeedbacks } from '../answers/revise.server.ts'
import type { ReviewValues } from './rules.ts'
import { type ReviewRow, review } from './tables.ts'

type ReviewPlace = { tx: Tx; GroupId: string; now: Date }
export type NewReview = ReviewValues & { ReviewId: string }

/** The answers that reviews are, one for each, in their order. */
const countReviews = async ({ tx, GroupId }: ReviewPlace, reviews: readonly ReviewValues[]): Promise<string[]> => {
  const zones = await tx
    .select({ id: building.id, TimeZone: building.TimeZone })
    .from(building)
    .where(and(eq(building.GroupId, GroupId), oneOf(building.id, [...new Set(reviews.map(one => one.BuildingId))])))
  const zoneOf = new Map(zones.map(one => [one.id, one.TimeZone]))
  return insertFeedbacks(
    clientOf(tx),
    reviews.map(({ BuildingId, Stars, ReviewDate, Comment }) => ({
      GroupId,
      BuildingId,
      QrType: 'Review',
      EntityType: 'Building',
      Source: 'Google',
      Score: Stars,
      Text: Comment || null,
      SubmitDate: new Date(ReviewDate),
      TimeZone: zoneOf.get(BuildingId) ?? 'UTC',
    })),
  )
}

/** Keeps new reviews and counts them. Gives their ids in their order. */
export const addReviews = async (place: ReviewPlace, reviews: readonly NewReview[]): Promise<string[]> => {
  if (reviews.length === 0) return []
  const answers = await countReviews(place, reviews)
  const { GroupId, now } = place
  const rows = reviews.map(({ ReviewDate, ...one }, i) => ({
    ...one,
    GroupId,
    ReviewDate: new Date(ReviewDate),
    AnswerId: answers[i] ?? notCounted(),
    CreatedDate: now,
    ModifiedDate: now,
  }))
  const made = await place.tx.insert(review).values(rows).returning({ id: review.id, ReviewId: review.ReviewId })
  const byReview = new Map(made.map(one => [one.ReviewId, one.id]))
  return reviews.map(one => byReview.get(one.ReviewId) ?? notCounted())
}
const notCounted = (): never => {
  throw new Error('a review was not kept')
}

/** What known reviews say now: counted anew. They are locked. */
export const changeReviews = async (place: ReviewPlace, changes: readonly { before: ReviewRow; values: ReviewValues }[]): Promise<void> => {
  const { tx, GroupId, now } = place
  await forgetAnswers(
    place,
    changes.map(one => one.before),
  )
  const answers = await countReviews(
    place,
    changes.map(one => one.values),
  )
  for (const [i, { before, values }] of changes.entries()) {
    const set = {
      ...values,
      ReviewDate: new Date(values.ReviewDate),
      AnswerId: answers[i] ?? notCounted(),
      ModifiedDate: now,
      Version: before.Version + 1,
    }
    await tx
      .update(review)
      .set(set)
      .where(and(eq(review.GroupId, GroupId), eq(review.id, before.id)))
  }
}

/** Forgets reviews, and what they counted. */
export const forgetReviews = async (place: ReviewPlace, ids: readonly string[]): Promise<void> => {
  await forgetAnswers(place, await lockReviews(place, ids))
  await place.tx.delete(review).where(and(eq(review.GroupId, place.GroupId), oneOf(review.id, ids)))
}

const forgetAnswers = ({ tx, GroupId }: ReviewPlace, rows: readonly ReviewRow[]): Promise<void> =>
  reviseFeedbacks(
    { tx, client: clientOf(tx), GroupId },
    rows.map(one => one.AnswerId),
    null,
  )

/** Reviews by their ids, locked. */
export const lockReviews = ({ tx, GroupId }: Pick<ReviewPlace, 'tx' | 'GroupId'>, ids: readonly string[]): Promise<ReviewRow[]> =>
  tx
    .select()
    .from(review)
    .where(and(eq(review.GroupId, GroupId), oneOf(review.id, ids)))
    .orderBy(review.id)
    .for('update')
