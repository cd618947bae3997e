import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { at, stamps, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import type { SourceProblem, SourceState } from './model.ts'

/** An account's Google Business Profile, from which its reviews are fetched. The consent and what is exchanged for it are sealed. */
export const reviewSource = tenantTable(
  'review_source',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    UserId: uuid().notNull(),
    State: text().$type<SourceState>().notNull(),
    Account: text().notNull().default(''),
    RefreshToken: text().notNull().default(''),
    /** The code of a consent and its verifier, until they are exchanged. */
    Pending: text().notNull().default(''),
    Problem: text().$type<SourceProblem>().notNull().default(''),
    FetchedDate: at(),
    Added: integer().notNull().default(0),
    Changed: integer().notNull().default(0),
    /** When reviews are fetched next; null while nothing can be fetched. */
    DueDate: at(),
  },
  { building: null, secret: ['RefreshToken', 'Pending'] },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    unique('review_source_one').on(t.GroupId),
    index('review_source_due').on(t.GroupId, t.DueDate).where(sql`"due_date" is not null`),
  ],
)

/** A place of business of the profile, and the building that its reviews belong to. */
export const reviewLocation = tenantTable(
  'review_location',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    Name: text().notNull(),
    Title: text().notNull(),
    StoreCode: text().notNull().default(''),
    Address: text().notNull().default(''),
    BuildingId: uuid(),
    /** The newest change of a review that was fetched; null: all are fetched anew. */
    FetchedTo: at(),
  },
  { building: 'BuildingId', counted: true, named: true },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    unique('review_location_one_name').on(t.GroupId, t.Name),
    index().on(t.GroupId, t.Title),
  ],
)
export type ReviewSourceRow = typeof reviewSource.$inferSelect
export type ReviewLocationRow = typeof reviewLocation.$inferSelect
