import { sql } from 'drizzle-orm'
import { boolean, index, integer, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../../core/words.ts'
import { at, stamps, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import type { Delivery, Frequency, SendState, StopReason } from './model.ts'

/** Who gets which report, how often. Without a building it is a report of the account. */
export const reportSubscription = tenantTable(
  'report_subscription',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    BuildingId: uuid(),
    ReportName: text().notNull(),
    /** The key of a dashboard. */
    Type: text().notNull(),
    Email: text().notNull(),
    Name: text().notNull(),
    JobTitle: text().notNull().default(''),
    /** The contact who gets it; their email counts then. */
    RecipientId: uuid(),
    /** Who of the account signs in with the email: then their rights count, else those of `UserId`. */
    SubscriberId: uuid(),
    /** Who saved it last. */
    UserId: uuid().notNull(),
    Frequency: text().$type<Frequency>().notNull(),
    Hour: integer().notNull(),
    Weekday: integer().notNull(),
    TimeZone: text().notNull(),
    Language: text().$type<Language>().notNull(),
    Delivery: text().$type<Delivery>().notNull(),
    SkipEmpty: boolean().notNull().default(false),
    /** The address of a paper, which says what the report is narrowed to; '' where it is not. */
    Path: text().notNull().default(''),
    OnOff: boolean().notNull().default(true),
    Stopped: text().$type<StopReason>(),
    /** When the next report is due; null while it is off. */
    NextDate: at(),
  },
  { building: 'BuildingId', counted: true, named: true },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    index().on(t.GroupId, t.BuildingId, t.CreatedDate.desc()),
    index('report_subscription_due').on(t.GroupId, t.NextDate).where(sql`"next_date" is not null`),
  ],
)

/** One report to one person: what went out, or waits to. It says all that the mail needs. */
export const reportDelivery = tenantTable(
  'report_delivery',
  {
    ...tenant(),
    CreatedDate: at().notNull().defaultNow(),
    /** Null: a test. */
    SubscriptionId: uuid(),
    BuildingId: uuid(),
    /** The same moment of a subscription is sent once. */
    RunKey: text().notNull(),
    ReportName: text().notNull(),
    Type: text().notNull(),
    Email: text().notNull(),
    Name: text().notNull(),
    /** With whose rights it is read. */
    ReaderId: uuid().notNull(),
    SignsIn: boolean().notNull(),
    Path: text().notNull(),
    FirstDay: text().notNull(),
    LastDay: text().notNull(),
    /** The zone of these days, and that of the reader. */
    Clock: text().notNull(),
    TimeZone: text().notNull(),
    Language: text().$type<Language>().notNull(),
    Delivery: text().$type<Delivery>().notNull(),
    SkipEmpty: boolean().notNull(),
    /** Equal reports have the same: they are printed once. Also the id of their file. */
    PrintKey: uuid().notNull(),
    State: text().$type<SendState>().notNull().default('Waiting'),
    /** Why it failed, in one word or in those of the mail server. */
    Problem: text().notNull().default(''),
    /** The file behind its link, once it is sent. */
    File: text(),
    /** While it waits: when somebody looks whether its job is lost. */
    DueDate: at().notNull(),
    SentDate: at(),
    OpenedDate: at(),
  },
  { building: 'BuildingId', files: ['File'], named: true },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    uniqueIndex().on(t.GroupId, t.RunKey),
    index().on(t.GroupId, t.BuildingId, t.CreatedDate.desc(), t.id.desc()),
    index('report_delivery_print').on(t.GroupId, t.PrintKey),
    index('report_delivery_waiting').on(t.GroupId, t.DueDate).where(sql`"state" = 'Waiting'`),
  ],
)

/** What an account has set for new subscriptions. */
export const subscriptionSetting = tenantTable(
  'subscription_setting',
  { GroupId: uuid().notNull(), Delivery: text().$type<Delivery>().notNull() },
  { building: null },
  t => [primaryKey({ columns: [t.GroupId] })],
)

export type SubscriptionRow = typeof reportSubscription.$inferSelect
export type DeliveryRow = typeof reportDelivery.$inferSelect
