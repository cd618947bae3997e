import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { building } from '../../property/buildings/tables.ts'
import { addReviews, changeReviews } from '../reviews/keep.server.ts'
import { review } from '../reviews/tables.ts'
import type { SourceLocation, SourceReview } from './source.ts'
import { type ReviewLocationRow, reviewLocation } from './tables.ts'

type SourcePlace = { tx: Tx; GroupId: string; now: Date }

const keyOf = (text: string): string => text.trim().toLowerCase()

/**
 * The locations of the source, each with its building: the one that somebody chose, else of the same code or the same name. Locations that are gone
 * go; where none came at all, those that were there stay with what was chosen for them.
 */
export const saveLocations = async ({ tx, GroupId, now }: SourcePlace, locations: readonly SourceLocation[]): Promise<void> => {
  if (locations.length === 0) return
  const known = await tx.select().from(reviewLocation).where(eq(reviewLocation.GroupId, GroupId)).orderBy(reviewLocation.id).for('update')
  const byName = new Map(known.map(one => [one.Name, one]))
  const buildings = await tx
    .select({ id: building.id, Code: building.Code, Name: building.Name })
    .from(building)
    .where(and(eq(building.GroupId, GroupId), isNull(building.ArchivedDate)))
  const [byCode, byBuildingName] = [Map.groupBy(buildings, one => keyOf(one.Code)), Map.groupBy(buildings, one => keyOf(one.Name.en))]
  const buildingOf = ({ StoreCode, Title }: SourceLocation): string | null => {
    const found = (keyOf(StoreCode) && byCode.get(keyOf(StoreCode))) || byBuildingName.get(keyOf(Title)) || []
    return found.length === 1 ? (found[0]?.id ?? null) : null
  }
  const fresh = locations.filter(({ Name }) => !byName.has(Name))
  if (fresh.length > 0)
    await tx
      .insert(reviewLocation)
      .values(fresh.map(one => ({ ...one, GroupId, BuildingId: buildingOf(one), CreatedDate: now, ModifiedDate: now })))
  for (const { Name, Title, StoreCode, Address } of locations) {
    const before = byName.get(Name)
    if (!before || (before.Title === Title && before.StoreCode === StoreCode && before.Address === Address)) continue
    await tx
      .update(reviewLocation)
      .set({ Title, StoreCode, Address, ModifiedDate: now })
      .where(and(eq(reviewLocation.GroupId, GroupId), eq(reviewLocation.id, before.id)))
  }
  const names = new Set(locations.map(one => one.Name))
  const gone = known.filter(one => !names.has(one.Name)).map(one => one.id)
  if (gone.length > 0) await tx.delete(reviewLocation).where(and(eq(reviewLocation.GroupId, GroupId), inArray(reviewLocation.id, gone)))
}

/** The locations whose reviews are fetched: those with a building that is in use. */
export const findFetchedLocations = async ({ tx, GroupId }: Omit<SourcePlace, 'now'>): Promise<ReviewLocationRow[]> => {
  const rows = await tx
    .select({ location: reviewLocation })
    .from(reviewLocation)
    .innerJoin(building, and(eq(building.GroupId, reviewLocation.GroupId), eq(building.id, reviewLocation.BuildingId)))
    .where(and(eq(reviewLocation.GroupId, GroupId), isNull(building.ArchivedDate)))
    .orderBy(reviewLocation.Name)
  return rows.map(one => one.location)
}

/**
 * Keeps a page of reviews: new ones are added, those that say something else are counted anew. A review that came by a file, under its id or its whole
 * name, is the same review. Gives how many of each.
 */
export const saveReviews = async (
  place: SourcePlace,
  reviews: readonly SourceReview[],
  buildingOf: ReadonlyMap<string, string>,
): Promise<{ added: number; changed: number }> => {
  const { tx, GroupId } = place
  const wanted = [...new Map(reviews.map(one => [one.ReviewId, one])).values()].filter(one => buildingOf.has(one.Location))
  if (wanted.length === 0) return { added: 0, changed: 0 }
  const fullName = ({ Location, ReviewId }: SourceReview) => `${Location}/reviews/${ReviewId}`
  const ids = wanted.flatMap(one => [one.ReviewId, fullName(one)])
  const known = await tx
    .select()
    .from(review)
    .where(and(eq(review.GroupId, GroupId), inArray(review.ReviewId, ids)))
    .orderBy(review.id)
    .for('update')
  const byId = new Map(known.map(one => [one.ReviewId, one]))
  const judged = wanted.map(one => {
    const { Stars, Comment, ReviewDate, ReviewId, Location } = one
    const values = { BuildingId: buildingOf.get(Location) ?? '', Stars, Comment, ReviewDate }
    return { ReviewId, values, before: byId.get(ReviewId) ?? byId.get(fullName(one)) }
  })
  const fresh = judged.filter(one => !one.before).map(({ ReviewId, values }) => ({ ReviewId, ...values }))
  const changes = judged.flatMap(({ before, values }) => {
    const same =
      before?.BuildingId === values.BuildingId &&
      before.Stars === values.Stars &&
      before.Comment === values.Comment &&
      before.ReviewDate.getTime() === values.ReviewDate
    return before && !same ? [{ before, values }] : []
  })
  await addReviews(place, fresh)
  await changeReviews(place, changes)
  return { added: fresh.length, changed: changes.length }
}
