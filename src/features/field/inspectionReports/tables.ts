import { boolean, foreignKey, jsonb, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { stamps, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import type { FormAnswers } from '../../base/fields/model.ts'
import { building } from '../../property/buildings/tables.ts'
import { inspection } from '../inspections/tables.ts'
import type { CoverType, WrittenCover } from './model.ts'

/** A stop as its report shows it. */
export type ReportedAnswers = { readonly Answers: FormAnswers; readonly Notes: Readonly<Record<string, string>> }

/** The report of a walk: how its cover looks, and the answers as they were when it was made; edits reach it when it is made again. */
export const inspectionReport = tenantTable(
  'inspection_report',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    BuildingId: uuid().notNull(),
    InspectionId: uuid().notNull(),
    CoverType: text().$type<CoverType>().notNull(),
    /** Asked for this walk; in a building that has the AI cover enabled each report has one. */
    GenerateAICover: boolean().notNull().default(false),
    /** The words of the cover; null: it has none, or they are being written. */
    Cover: jsonb().$type<WrittenCover>(),
    /** By the id of each stop. */
    Stops: jsonb().$type<Readonly<Record<string, ReportedAnswers>>>().notNull(),
    MadeDate: timestamp({ withTimezone: true }).notNull(),
    /** Answers were edited since. */
    Outdated: boolean().notNull().default(false),
  },
  { building: 'BuildingId', files: ['Stops'] },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    uniqueIndex('inspection_report_one').on(t.GroupId, t.InspectionId),
    foreignKey({ columns: [t.GroupId, t.InspectionId], foreignColumns: [inspection.GroupId, inspection.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)
