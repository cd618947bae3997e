import { date, foreignKey, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, stamps, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { building } from '../../property/buildings/tables.ts'
import { inspection } from '../inspections/tables.ts'
import type { Recommendation } from './model.ts'

/** A letter to a tenant about what a walk has found (B-FIELD-045). */
export const workLetter = tenantTable(
  'work_letter',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    BuildingId: uuid().notNull(),
    InspectionId: uuid().notNull(),
    Date: date(),
    TenantName: text().notNull().default(''),
    Address: text().notNull().default(''),
    /** City, state, zip. */
    Address1: text().notNull().default(''),
    Attn: text().notNull().default(''),
    Re: text().notNull().default(''),
    Recommendations: jsonb().$type<readonly Recommendation[]>().notNull().default([]),
    RecEmails: text().array().notNull().default([]),
    HtmlContent: text().notNull().default(''),
    Status: text().$type<'Draft' | 'Sent'>().notNull().default('Draft'),
    SentDate: at(),
    SentBy: text().notNull().default(''),
  },
  { building: 'BuildingId', files: ['Recommendations'] },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    uniqueIndex('work_letter_one').on(t.GroupId, t.InspectionId),
    foreignKey({ columns: [t.GroupId, t.InspectionId], foreignColumns: [inspection.GroupId, inspection.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)
