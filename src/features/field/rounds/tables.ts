import { sql } from 'drizzle-orm'
import { boolean, date, foreignKey, index, integer, jsonb, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, searchIndex, stamps, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { appUser } from '../../base/people/tables.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import { building } from '../../property/buildings/tables.ts'
import type { EquipmentType, StopType } from '../equipment/equipmentTypes.ts'
import type { RoundSettings, RoundStop } from './model.ts'
import type { Frequency, RoundPeriod, RoundType } from './roundTypes.ts'

/** A round: what lists and schedules read of it. Its settings and stops stand in its newest version. */
export const round = tenantTable(
  'field_round',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    BuildingId: uuid().notNull(),
    /** Its own code, with which a walk begins. */
    QrCodeId: uuid().notNull(),
    RoundType: text().$type<RoundType>().notNull(),
    QrName: text().notNull(),
    /** The name as it is compared (`nameKey`). */
    NameKey: text().notNull(),
    Frequency: text().$type<Frequency>().notNull(),
    Times: integer(),
    Period: text().$type<RoundPeriod>(),
    DueDate: date(),
    InstallationNote: text().notNull().default(''),
    /** Who walks it. */
    AssignerId: uuid().references(() => appUser.id),
    /** Names of what it stops at, for lists. */
    EquipmentName: text().notNull().default(''),
    StopCount: integer().notNull().default(0),
    /** What is asked at its stops, the first of it, for lists. */
    Steps: jsonb().$type<readonly { en: string; es: string; fr: string }[]>().notNull().default([]),
    /** The number of its newest version. */
    Number: integer().notNull().default(1),
    Retired: boolean().notNull().default(false),
    /** The last day for which dues were made. */
    DuesUntil: date(),
    /** What a search looks through, folded (`foldText`). */
    SearchText: text().notNull(),
  },
  { building: 'BuildingId', named: true, counted: true },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    uniqueIndex('field_round_one_name').on(t.GroupId, t.BuildingId, t.NameKey).where(sql`not "retired"`),
    uniqueIndex('field_round_code').on(t.GroupId, t.QrCodeId),
    index().on(t.GroupId, t.ModifiedDate, t.id),
    index().on(t.GroupId, t.BuildingId, t.ModifiedDate, t.id),
    index('field_round_assigner').on(t.GroupId, t.AssignerId).where(sql`"assigner_id" is not null`),
    searchIndex('field_round_search', t.GroupId, sql`${t.SearchText}`),
    foreignKey({ columns: [t.GroupId, t.QrCodeId], foreignColumns: [qrCode.GroupId, qrCode.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)

/** A version of a round, as it was saved; nothing of it changes any more, so that a walk keeps what it began with. */
export const roundVersion = tenantTable(
  'field_round_version',
  {
    GroupId: uuid().notNull(),
    RoundId: uuid().notNull(),
    Number: integer().notNull(),
    BuildingId: uuid().notNull(),
    Settings: jsonb().$type<RoundSettings>().notNull(),
    Stops: jsonb().$type<readonly RoundStop[]>().notNull(),
    UserId: uuid(),
    FullName: text().notNull().default(''),
    CreatedDate: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  { building: 'BuildingId' },
  t => [
    primaryKey({ columns: [t.GroupId, t.RoundId, t.Number] }),
    foreignKey({ columns: [t.GroupId, t.RoundId], foreignColumns: [round.GroupId, round.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)

/** The stops of the newest version of each round, for filters and for the page of what stands there. */
export const roundStop = tenantTable(
  'field_round_stop',
  {
    GroupId: uuid().notNull(),
    RoundId: uuid().notNull(),
    StopId: uuid().notNull(),
    BuildingId: uuid().notNull(),
    Position: integer().notNull(),
    QrCodeId: uuid(),
    StopType: text().$type<StopType>().notNull(),
    EquipmentType: text().$type<EquipmentType>(),
    MechanicalSpaceId: uuid(),
  },
  { building: 'BuildingId' },
  t => [
    primaryKey({ columns: [t.GroupId, t.RoundId, t.StopId] }),
    index('field_round_stop_code').on(t.GroupId, t.QrCodeId).where(sql`"qr_code_id" is not null`),
    index('field_round_stop_space').on(t.GroupId, t.MechanicalSpaceId).where(sql`"mechanical_space_id" is not null`),
    foreignKey({ columns: [t.GroupId, t.RoundId], foreignColumns: [round.GroupId, round.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.GroupId, t.QrCodeId], foreignColumns: [qrCode.GroupId, qrCode.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)

/** When a round is due. What nobody has closed is upcoming, open, late or missed by the clock (`stateOfDue`). */
export const roundDue = tenantTable(
  'field_round_due',
  {
    ...tenant(),
    ...version(),
    ModifiedDate: timestamp({ withTimezone: true }).notNull().defaultNow(),
    RoundId: uuid().notNull(),
    BuildingId: uuid().notNull(),
    /** The first day of its period by the building's clock, and which of the period it is: a change of the clock makes no due twice. */
    PeriodStart: date().notNull(),
    Index: integer().notNull(),
    Starts: timestamp({ withTimezone: true }).notNull(),
    Ends: timestamp({ withTimezone: true }).notNull(),
    Closed: text().$type<'Completed' | 'Excused'>(),
    ClosedDate: at(),
    Reason: text().notNull().default(''),
    /** To whom this date alone is given; null: to who walks its round. */
    WalkerId: uuid().references(() => appUser.id),
    /** When somebody is told next that it is late, then that it is missed; null: nobody is any more. */
    TellDate: at(),
  },
  { building: 'BuildingId' },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    index('field_round_due_tell').on(t.GroupId, t.TellDate).where(sql`"tell_date" is not null`),
    uniqueIndex('field_round_due_one').on(t.GroupId, t.RoundId, t.PeriodStart, t.Index),
    index('field_round_due_building').on(t.GroupId, t.BuildingId, t.Ends),
    index('field_round_due_round').on(t.GroupId, t.RoundId, t.Ends), // the next one does its work: to be dropped by a later release
    // Dashboards read the dates of rounds from this index alone.
    index('field_round_due_sums').on(t.GroupId, t.RoundId, t.Ends, t.Closed, t.ClosedDate, t.Starts),
    foreignKey({ columns: [t.GroupId, t.RoundId], foreignColumns: [round.GroupId, round.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)

/** Days on which somebody walks no rounds of a building, and who does instead. */
export const roundAbsence = tenantTable(
  'field_round_absence',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    BuildingId: uuid().notNull(),
    UserId: uuid()
      .notNull()
      .references(() => appUser.id),
    StandInId: uuid()
      .notNull()
      .references(() => appUser.id),
    /** Days by the clock of the building, both included. */
    First: date().notNull(),
    Last: date().notNull(),
  },
  { building: 'BuildingId', named: true },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    index('field_round_absence_building').on(t.GroupId, t.BuildingId, t.Last),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)
