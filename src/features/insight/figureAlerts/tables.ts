import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, foreignKey, index, integer, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, stamps, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import type { AlertMetric } from './model.ts'

/** Somebody is told when a figure falls below a limit: of a building, or without one of any building that they see. */
export const figureAlert = tenantTable(
  'figure_alert',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    UserId: uuid().notNull(),
    BuildingId: uuid(),
    Metric: text().$type<AlertMetric>().notNull(),
    /** '' is everywhere in the building. */
    EntityType: text().notNull().default(''),
    Below: doublePrecision().notNull(),
    LeastN: integer().notNull(),
    Days: integer().notNull(),
    OnOff: boolean().notNull().default(true),
    PausedUntil: at(),
    /** When the figure is looked at next; null while it is off. */
    NextDate: at(),
  },
  { building: 'BuildingId', counted: true, named: true },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    index().on(t.GroupId, t.UserId),
    index('figure_alert_due').on(t.GroupId, t.NextDate).where(sql`"next_date" is not null`),
  ],
)

/** A figure has fallen below the limit of an alert; until `EndDate` it stays there, and nobody is told again. */
export const figureAlertEvent = tenantTable(
  'figure_alert_event',
  {
    ...tenant(),
    CreatedDate: at().notNull().defaultNow(),
    AlertId: uuid().notNull(),
    BuildingId: uuid().notNull(),
    Value: doublePrecision().notNull(),
    Count: integer().notNull(),
    EndDate: at(),
  },
  { building: 'BuildingId' },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    uniqueIndex('figure_alert_event_open').on(t.GroupId, t.AlertId, t.BuildingId).where(sql`"end_date" is null`),
    index().on(t.GroupId, t.AlertId, t.CreatedDate.desc()),
    foreignKey({ columns: [t.GroupId, t.AlertId], foreignColumns: [figureAlert.GroupId, figureAlert.id] }).onDelete('cascade'),
  ],
)
export type FigureAlertRow = typeof figureAlert.$inferSelect
