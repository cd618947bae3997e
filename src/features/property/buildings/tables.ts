import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, foreignKey, index, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Localized } from '../../../core/call.ts'
import { at, nameKeyOf, stamps, tenant, version } from '../../../platform/db/columns.ts'
import { declareBuildings } from '../../../platform/db/tenants.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'

export const propertyTag = tenantTable(
  'property_tag',
  { ...tenant(), ...stamps(), Name: text().notNull() },
  { building: null, named: true, counted: true },
  t => [primaryKey({ columns: [t.GroupId, t.id] }), uniqueIndex('property_tag_name_key').on(t.GroupId, nameKeyOf(t.Name))],
)

export const building = tenantTable(
  'building',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    AccountName: jsonb().$type<Localized>(),
    Name: jsonb().$type<Localized>().notNull(),
    Code: text().notNull(),
    PropertyTagId: uuid(),
    PropertyType: text().$type<'Single' | 'Multiple'>().notNull().default('Single'),
    BuildingType: text().notNull(),
    TotalSquareFeet: integer(),
    AddressLine1: text().notNull(),
    AddressLine2: text(),
    City: text().notNull(),
    State: text().notNull(),
    Zip: text().notNull(),
    Country: text().notNull().default('USA'),
    ContactPhoneNumber: text(),
    ContactEmail: text().notNull(),
    Website: text(),
    Region: text(),
    Market: text(),
    TrackScanData: boolean().notNull().default(true),
    PlannedEngineeringHours: integer(),
    Shifts: jsonb().$type<{ Start: string; End: string }[]>().notNull().default([]),
    TimeZone: text().notNull().default('America/New_York'),
    Latitude: doublePrecision(),
    Longitude: doublePrecision(),
    LogoFilename: text(),
    PinSecret: text(),
    /** Since when it is out of use; null: in use. */
    ArchivedDate: at(),
    /** What a search looks through, in lower case: one comparison a row instead of one a column. */
    SearchText: text().generatedAlwaysAs(
      sql`lower(coalesce(name->>'en', '') || chr(10) || coalesce(name->>'es', '') || chr(10) || code || chr(10) || address_line1 || chr(10) || city || chr(10) || state || chr(10) || zip || chr(10) || coalesce(region, '') || chr(10) || coalesce(market, ''))`,
    ),
  },
  { building: 'id', named: true, counted: true, secret: ['PinSecret'], files: ['LogoFilename'] },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    uniqueIndex('building_code_key').on(t.GroupId, nameKeyOf(t.Code)),
    index().on(t.GroupId, t.CreatedDate),
    index('building_archived').on(t.GroupId, t.id).where(sql`"archived_date" is not null`),
    index('building_by_name').on(t.GroupId, sql`((${t.Name}->>'en') collate "und-x-icu") nulls first`, t.id),
    foreignKey({ columns: [t.GroupId, t.PropertyTagId], foreignColumns: [propertyTag.GroupId, propertyTag.id] }),
  ],
)
declareBuildings(building)

/** What a section of the building form holds that is no column of the building: one row a section, its payload as the contract has it. */
export const buildingSection = tenantTable(
  'building_section',
  {
    GroupId: uuid().notNull(),
    BuildingId: uuid().notNull(),
    Section: text().notNull(),
    Payload: jsonb().$type<unknown>().notNull(),
    ...stamps(),
  },
  { building: 'BuildingId', files: ['Payload'] },
  t => [
    primaryKey({ columns: [t.GroupId, t.BuildingId, t.Section] }),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)
