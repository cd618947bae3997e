import { and, eq, sql } from 'drizzle-orm'
import type { ImportPlace } from '../../base/importing/importOf.server.ts'
import { recordImport } from '../../base/importing/recordImport.server.ts'
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

/** The reviews of an import: counted as answers of their building. */
export const reviewRecords = recordImport<ReviewVerdict, { before: ReviewRow; values: ReviewValues }>({
  lock: async (place, ids) => new Map((await lockReviews(place, ids)).map(before => [before.id, { before, values: valuesOf(before) }])),
  values: ({ before: { ReviewId, Version }, values }) => ({ ...values, ReviewId, Version }),
  describe: ({ before }) => ({ name: before.ReviewId, archived: false }),
  changes: (_review, row) => ({ ...requireValues(row) }),
  apply: ({ before, values }, next) => ({ before, values: { ...values, ...next } }),
  write: changeReviews,
  add: async (place, rows) => {
    const reviews = rows.map(row => ({ ...requireValues(row), ReviewId: row.ReviewId }))
    const ids = await addReviews(place, reviews)
    return reviews.map((values, i) => ({ id: ids[i] ?? '', values: { ...values, Version: 1 } }))
  },
})
