import { sql } from 'drizzle-orm'
import { date, foreignKey, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, stamps, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { visitorRequest } from '../requests/tables.ts'
import type { LeadStage } from './model.ts'

/** How far somebody who showed interest has come. Its id is that of the request; one that nobody has handled has no row yet, and is new. */
export const lead = tenantTable(
  'lead',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    BuildingId: uuid().notNull(),
    Stage: text().$type<LeadStage>().notNull(),
    /** Why it was lost; '' in every other stage. */
    LostReason: text().notNull().default(''),
    /** What is to be done next, and by which day. */
    NextStep: text().notNull().default(''),
    NextDay: date(),
    /** The contact who handles it. */
    AssigneeId: uuid(),
    /** When it was won or lost. */
    ClosedDate: at(),
  },
  { building: 'BuildingId' },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    index('lead_open').on(t.GroupId, t.BuildingId, t.NextDay).where(sql`"stage" in ('New', 'Contacted')`),
    foreignKey({ columns: [t.GroupId, t.id], foreignColumns: [visitorRequest.GroupId, visitorRequest.id] }).onDelete('cascade'),
  ],
)
