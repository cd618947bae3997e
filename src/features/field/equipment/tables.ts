import { sql } from 'drizzle-orm'
import { boolean, date, doublePrecision, foreignKey, index, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { FileRef } from '../../../core/fileRef.ts'
import { searchIndex, stamps, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import { building } from '../../property/buildings/tables.ts'
import type { EquipmentType, StopType, TagType } from './equipmentTypes.ts'
import type { EquipmentQuestion } from './questions.ts'

/** A room or an area of a building in which equipment stands. */
export const mechanicalSpace = tenantTable(
  'mechanical_space',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    BuildingId: uuid().notNull(),
    SpaceName: text().notNull(),
    /** The name as it is compared (`nameKey`). */
    NameKey: text().notNull(),
    Floor: text().notNull().default(''),
    Note: text().notNull().default(''),
  },
  { building: 'BuildingId', named: true, counted: true },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    uniqueIndex('mechanical_space_one_name').on(t.GroupId, t.BuildingId, t.NameKey),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)

/**
 * A piece of equipment or a location: a facet of its code. Name, place, sign id and whether it is out of service are those of the code, kept
 * here too, so that a list of 100,000 reads one table; the code's own saves bring them up to date (`facet.server.ts`).
 */
export const equipment = tenantTable(
  'equipment',
  {
    ...tenant(),
    ...stamps(),
    BuildingId: uuid().notNull(),
    QrCodeId: uuid().notNull(),
    SignId: integer().notNull(),
    EquipmentName: text().notNull(),
    Location: text().notNull().default(''),
    Floor: text().notNull().default(''),
    InstallationNote: text().notNull().default(''),
    Retired: boolean().notNull().default(false),
    StopType: text().$type<StopType>().notNull(),
    Type: text().$type<EquipmentType>().notNull(),
    TagType: text().$type<TagType>(),
    IsLadder: boolean().notNull().default(false),
    MechanicalSpaceId: uuid(),
    MechanicalSystem: text().notNull().default(''),
    SerialNo: text().notNull().default(''),
    ManufacturerPartNumber: text().notNull().default(''),
    Manufacturer: text().notNull().default(''),
    ExtinguisherType: text().notNull().default(''),
    ExpirationDate: date(),
    WarrantyDate: date(),
    /** The dates of which the managers were told that they end. */
    ExpirationTold: date(),
    WarrantyTold: date(),
    ToleranceMin: doublePrecision(),
    ToleranceMax: doublePrecision(),
    IntegrationId: text().notNull().default(''),
    IntegrationType: text().notNull().default(''),
    UploadFiles: jsonb().$type<readonly FileRef[]>().notNull().default([]),
    Handbook: jsonb().$type<FileRef>(),
    /** What a search looks through, folded (`foldText`). */
    SearchText: text().notNull(),
  },
  { building: 'BuildingId', named: true, counted: true, files: ['UploadFiles', 'Handbook'] },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    uniqueIndex().on(t.GroupId, t.QrCodeId),
    index().on(t.GroupId, t.CreatedDate, t.id),
    index().on(t.GroupId, t.BuildingId, t.CreatedDate, t.id),
    index('equipment_space').on(t.GroupId, t.MechanicalSpaceId).where(sql`"mechanical_space_id" is not null`),
    index('equipment_expires').on(t.GroupId, t.ExpirationDate).where(sql`"expiration_date" is not null`),
    searchIndex('equipment_search', t.GroupId, sql`${t.SearchText}`),
    foreignKey({ columns: [t.GroupId, t.QrCodeId], foreignColumns: [qrCode.GroupId, qrCode.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.GroupId, t.MechanicalSpaceId], foreignColumns: [mechanicalSpace.GroupId, mechanicalSpace.id] }),
  ],
)

/** What a round asks at stops of a type in a building: the template of its questions. */
export const questionTemplate = tenantTable(
  'equipment_question_template',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    BuildingId: uuid().notNull(),
    StopType: text().$type<StopType>().notNull(),
    Type: text().$type<EquipmentType>().notNull(),
    Fields: jsonb().$type<readonly EquipmentQuestion[]>().notNull(),
  },
  { building: 'BuildingId', named: true },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    uniqueIndex('equipment_question_template_one').on(t.GroupId, t.BuildingId, t.Type),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)

/** How complete the equipment of a building was on a day: pieces in all, and with each of the four facts. The first one is the baseline. */
export const integrityDay = tenantTable(
  'equipment_integrity_day',
  {
    GroupId: uuid().notNull(),
    BuildingId: uuid().notNull(),
    Day: date().notNull(),
    Total: integer().notNull(),
    Manufacturer: integer().notNull(),
    PartNumber: integer().notNull(),
    Photo: integer().notNull(),
    Tolerance: integer().notNull(),
  },
  { building: 'BuildingId' },
  t => [
    primaryKey({ columns: [t.GroupId, t.BuildingId, t.Day] }),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)
