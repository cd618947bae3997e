import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, primaryKey, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, stamps, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { appUser } from '../../base/people/tables.ts'
import { building } from '../buildings/tables.ts'
import type { Criterion, NotificationFacts, NotificationKind, NotificationMethod, OwnChoices } from './model.ts'

/** Whom the people of a building choose to be told of what comes in by a QR type: one rule for each. */
export const notificationRule = tenantTable(
  'notification_rule',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    BuildingId: uuid().notNull(),
    QrType: text().notNull(),
    Criteria: jsonb().$type<readonly Criterion[]>().notNull(),
  },
  { building: 'BuildingId', named: true },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    uniqueIndex().on(t.GroupId, t.BuildingId, t.QrType),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)

/** The Google spaces of a building: addresses by which anybody could write there, so they are sealed. */
export const notificationChannel = tenantTable(
  'notification_channel',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    BuildingId: uuid().notNull(),
    SupportChannel: text().notNull().default(''),
    OperationsChannel: text().notNull().default(''),
    OrgChannel: text().notNull().default(''),
  },
  { building: 'BuildingId', secret: ['SupportChannel', 'OperationsChannel', 'OrgChannel'] },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    uniqueIndex().on(t.GroupId, t.BuildingId),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)

/** What was told: of which source, and the values by which it is worded for each reader. */
const told = () => ({
  ...tenant(),
  CreatedDate: at().notNull(),
  BuildingId: uuid().notNull(),
  What: text().notNull(),
  Kind: text().$type<NotificationKind>().notNull(),
  /** The same event reaches the same person once. */
  EventKey: text().notNull(),
  Facts: jsonb().$type<NotificationFacts>().notNull(),
  Path: text().notNull(),
})

/** One line at somebody's bell. */
export const notification = tenantTable(
  'notification',
  { ...told(), UserId: uuid().notNull(), ReadDate: at() },
  { building: 'BuildingId', named: true },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    uniqueIndex().on(t.GroupId, t.UserId, t.EventKey),
    index().on(t.GroupId, t.UserId, t.CreatedDate.desc(), t.id.desc()),
    index('notification_unread').on(t.GroupId, t.UserId).where(sql`"read_date" is null`),
    index().on(t.GroupId, t.CreatedDate),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)

/** A mail, text or Google message to somebody: gone out (`SentDate`), or waiting until `DueDate`. */
export const notificationDelivery = tenantTable(
  'notification_delivery',
  {
    ...told(),
    /** `user:…`, `contact:…` or `space:…`. */
    Recipient: text().notNull(),
    Method: text().$type<Exclude<NotificationMethod, 'Bell'>>().notNull(),
    /** Words before a Google message. */
    Lead: text().notNull().default(''),
    DueDate: at().notNull(),
    SentDate: at(),
  },
  { building: 'BuildingId' },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    uniqueIndex().on(t.GroupId, t.Recipient, t.Method, t.EventKey),
    index('notification_delivery_lately').on(t.GroupId, t.Recipient, t.Kind, t.CreatedDate),
    index('notification_delivery_waiting').on(t.GroupId, t.DueDate).where(sql`"sent_date" is null`),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)

/** By what somebody wants to be told, over all their accounts; who has no row has never chosen. */
export const notificationSetting = snakeCase.table('notification_setting', {
  UserId: uuid()
    .primaryKey()
    .references(() => appUser.id, { onDelete: 'cascade' }),
  ...stamps(),
  Version: integer().notNull().default(1),
  Choices: jsonb().$type<Partial<OwnChoices>>().notNull(),
  QuietStart: text(),
  QuietEnd: text(),
})
