import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, foreignKey, index, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, stamps, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { building } from '../../property/buildings/tables.ts'
import { visitorRequest } from '../requests/tables.ts'
import type { PermitKind, PermitStatus } from './model.ts'

/** What was decided about a request for a permit, and what came of it. Its id is that of the request; one that nobody has decided has no row yet. */
export const permit = tenantTable(
  'permit',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    BuildingId: uuid().notNull(),
    Kind: text().$type<PermitKind>().notNull(),
    Status: text().$type<PermitStatus>().notNull(),
    /** From when to when; what was asked for stands in the request. */
    StartDate: at(),
    EndDate: at(),
    /** Why it was refused or withdrawn; '' in every other state. */
    Reason: text().notNull().default(''),
    /** Who has decided, by name. */
    Approver: text().notNull().default(''),
    DecidedDate: at(),
    BegunDate: at(),
    EndedDate: at(),
    /** Asked for later than the building wanted it then. */
    Late: boolean().notNull().default(false),
    /** What an hour cost when it was approved, and for how many hours at least. */
    HourlyRate: doublePrecision().notNull().default(0),
    MinimumHours: doublePrecision().notNull().default(0),
    /** When it is told that somebody is still there; null: nothing is to be told. */
    DueDate: at(),
  },
  { building: 'BuildingId' },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    index('permit_due').on(t.GroupId, t.DueDate).where(sql`"due_date" is not null`),
    foreignKey({ columns: [t.GroupId, t.id], foreignColumns: [visitorRequest.GroupId, visitorRequest.id] }).onDelete('cascade'),
  ],
)

/** What a building asks of its permits of a kind; without a row, what `permitTerms` says. */
export const permitSetting = tenantTable(
  'permit_setting',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    BuildingId: uuid().notNull(),
    Kind: text().$type<PermitKind>().notNull(),
    Approvers: jsonb().$type<readonly string[]>().notNull().default([]),
    EarliestTime: text().notNull().default(''),
    LatestTime: text().notNull().default(''),
    NoticeHours: integer().notNull().default(0),
    HourlyRate: doublePrecision().notNull().default(0),
    MinimumHours: doublePrecision().notNull().default(0),
  },
  { building: 'BuildingId' },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    uniqueIndex('permit_setting_kind').on(t.GroupId, t.BuildingId, t.Kind),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)
