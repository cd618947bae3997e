import { sql } from 'drizzle-orm'
import { date, foreignKey, index, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, stamps, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { building } from '../../property/buildings/tables.ts'
import type { RequestPlanStep } from './model.ts'

/** A request that comes again by itself: of which code and form, what it says, when the next one is made. */
export const requestPlan = tenantTable(
  'request_plan',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    BuildingId: uuid().notNull(),
    QrCodeId: uuid().notNull(),
    ItemId: uuid().notNull(),
    FunctionalityType: text().notNull(),
    Step: text().$type<RequestPlanStep>().notNull(),
    /** By the clock of the building; each later day is so many steps after it. */
    FirstDay: date().notNull(),
    NextDay: date().notNull(),
    /** When the next one is made: early on that day; null: it has ended. */
    DueDate: at(),
    Answers: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** What it is about, for lists. */
    Detail: text().notNull().default(''),
    TenantId: uuid(),
    AssigneeId: uuid(),
  },
  { building: 'BuildingId', named: true },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    index('request_plan_due').on(t.GroupId, t.DueDate).where(sql`"due_date" is not null`),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)
