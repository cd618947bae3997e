import { and, eq, sql } from 'drizzle-orm'
import type { ImportPlace, RecordNow, WrittenRow } from '../../base/importing/importOf.server.ts'
import type { Judged } from '../../base/importing/rules.ts'
import { building } from '../../property/buildings/tables.ts'
import { addReviews, changeReviews, lockReviews } from './keep.server.ts'
import type { KnownReviews, ReviewValues, ReviewVerdict } from './rules.ts'
import { type ReviewRow, review } from './tables.ts'

type ReviewImportRow = Judged<ReviewVerdict>

/** The buildings that the caller sees, by their codes, and the reviews that the file names. `lock`: those wait for the end of the transaction. */
export const knownReviews = async (place: ImportPlace, keys: readonly string[], { lock }: { lock: boolean }): Promise<KnownReviews> => {
  const { tx, GroupId, now } = place
  const places = await tx
    .select({ id: building.id, Code: building.Code, Name: building.Name, ArchivedDate: building.ArchivedDate, TimeZone: building.TimeZone })
    .from(building)
    .where(eq(building.GroupId, GroupId))
  const seen = place.buildings === 'all' ? null : new Set<string>(place.buildings)
  const mine = places.filter(({ id }) => seen?.has(id) ?? true)
  const asked = tx
    .select()
    .from(review)
    .where(and(eq(review.GroupId, GroupId), sql`${review.ReviewId} = any(${sql.param([...keys])}::text[])`))
    .orderBy(review.id)
  const found = keys.length === 0 ? [] : await (lock ? asked.for('update') : asked)
  return {
    buildings: new Map(
      mine.map(one => [one.Code, { id: one.id, name: one.Name.en, archived: one.ArchivedDate !== null, TimeZone: one.TimeZone }]),
    ),
    reviews: new Map(
      found.filter(({ BuildingId }) => seen?.has(BuildingId) ?? true).map(row => [row.ReviewId, { id: row.id, ...valuesOf(row) }]),
    ),
    now: now.getTime(),
  }
}

const valuesOf = ({ BuildingId, Stars, ReviewDate, Comment }: ReviewRow): ReviewValues => ({
  BuildingId,
  Stars,
  ReviewDate: ReviewDate.getTime(),
  Comment,
})
const requireValues = ({ values }: ReviewImportRow): ReviewValues => {
  if (!values) throw new Error('a row with problems is not written')
  return values
}

export const addRows = async (place: ImportPlace, rows: readonly ReviewImportRow[]): Promise<WrittenRow[]> => {
  const reviews = rows.map(row => ({ ...requireValues(row), ReviewId: row.ReviewId }))
  const ids = await addReviews(place, reviews)
  return reviews.map((After, i) => ({ id: ids[i] ?? '', Before: null, After: { ...After, Version: 1 } }))
}

export const changeRows = async (place: ImportPlace, rows: readonly ReviewImportRow[]): Promise<WrittenRow[]> => {
  const now = new Map(
    (
      await lockReviews(
        place,
        rows.map(({ id }) => id ?? ''),
      )
    ).map(one => [one.id, one]),
  )
  const changes = rows.map(row => {
    const before = now.get(row.id ?? '')
    if (!before) throw new Error('a review is gone')
    return { before, values: requireValues(row) }
  })
  await changeReviews(place, changes)
  return changes.map(({ before, values }) => ({ id: before.id, Before: valuesOf(before), After: { ...values } }))
}

/** The reviews of an import as they are when it is undone, locked. */
export const lockRows = async (place: ImportPlace, ids: readonly string[]): Promise<Map<string, RecordNow>> =>
  new Map(
    (await lockReviews(place, ids)).map(row => [
      row.id,
      { name: row.ReviewId, archived: false, values: { ...valuesOf(row), ReviewId: row.ReviewId, Version: row.Version } },
    ]),
  )

/** Lets reviews say what they said before. */
export const putBack = async (
  place: Pick<ImportPlace, 'tx' | 'GroupId' | 'now'>,
  rows: readonly { id: string; Before: Record<string, unknown> }[],
): Promise<void> => {
  const locked = new Map(
    (
      await lockReviews(
        place,
        rows.map(({ id }) => id),
      )
    ).map(one => [one.id, one]),
  )
  const changes = rows.flatMap(({ id, Before }) => {
    const before = locked.get(id)
    return before ? [{ before, values: Before as ReviewValues }] : [] // as `changeRows` has kept it
  })
  await changeReviews(place, changes)
}
