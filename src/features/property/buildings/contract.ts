import { bulk } from '../../../core/bulk.ts'
import { list, read, text, uuid, write, z } from '../../../core/call.ts'
import { required } from '../../../core/problem.ts'
import { buildingTypes, ListedProperty, PropertyTag, propertyTypes } from './model.ts'

const PropertyFilter = z.strictObject({
  gId: uuid(),
  /** Anywhere in name, code, address, region, market and tag. */
  text: z.optional(text()),
  PropertyType: z.optional(z.enum(propertyTypes)),
  BuildingType: z.optional(text(60)),
  Region: z.optional(text(100)),
  PropertyTagId: z.optional(uuid()),
  /** Only these buildings, for their names, archived or not. */
  bIds: z.optional(z.array(uuid()).check(z.maxLength(100))),
  /** Those out of use instead of those in use. */
  Archived: z.optional(z.boolean()),
  /** Each row tells its last 30 days too. */
  Figures: z.optional(z.boolean()),
})
export type PropertyFilter = z.output<typeof PropertyFilter>

export const GetPropertyList = list('Entity/GetPropertyList', {
  summary: 'Buildings of an account that the caller may see',
  scope: 'group',
  pin: true,
  rows: 'Properties',
  row: ListedProperty,
  filter: PropertyFilter,
  sort: [
    'Name',
    'Code',
    'PropertyTag',
    'PropertyType',
    'AddressLine1',
    'City',
    'BuildingType',
    'Region',
    'Market',
    'CreatedDate',
    'ScanCount',
    'AverageScore',
  ],
  perPage: 10,
  largest: 9999,
})

export const GetPropertyLocation = read('Entity/GetPropertyLocation', {
  summary: 'Where a building stands, and its time zone',
  scope: 'building',
  input: z.strictObject({ eId: uuid(), gId: z.optional(uuid()) }),
  output: z.object({ Latitude: z.nullable(z.number()), Longitude: z.nullable(z.number()), TimeZone: z.string() }),
})

export const GetPropertyUse = read('Entity/GetPropertyUse', {
  summary: 'What stops when a building is archived: codes in service, surveys that are out, PINs',
  scope: 'building',
  may: 'GlobalManageEntities',
  input: z.strictObject({ gId: z.optional(uuid()), bId: uuid() }),
  output: z.object({ Codes: z.int(), Surveys: z.int(), Pins: z.int() }),
})

const archiving = {
  scope: 'building',
  may: 'GlobalManageEntities',
  archived: true,
  input: z.strictObject({ GroupId: uuid(), BuildingId: uuid(), Version: z.int() }),
  output: z.object({ acId: uuid(), Version: z.int() }),
} as const

export const ArchiveProperty = write('Entity/ArchiveProperty', {
  summary: 'Take a building out of use; nothing is deleted. Version is the one that was read',
  ...archiving,
})

export const RestoreProperty = write('Entity/RestoreProperty', {
  summary: 'Bring an archived building back as it was. Version is the one that was read',
  ...archiving,
})

export const ArchiveProperties = bulk('Entity/ArchiveProperties', {
  summary: 'Take many buildings out of use: those that are named, or all in use that a filter finds',
  may: 'GlobalManageEntities',
  archived: true,
  filter: PropertyFilter,
})

export const RestoreProperties = bulk('Entity/RestoreProperties', {
  summary: 'Bring many archived buildings back: those that are named, or all archived ones that a filter finds',
  may: 'GlobalManageEntities',
  archived: true,
  filter: PropertyFilter,
})

export const GetSameNames = read('Entity/GetSameNames', {
  summary: 'Other buildings of the account with this name, whatever its case: for a word of warning, since names may be alike',
  scope: 'group',
  may: 'GlobalManageEntities',
  input: z.strictObject({ gId: uuid(), Name: text(), Except: z.optional(uuid()) }),
  output: z.object({ Buildings: z.array(z.object({ BuildingId: uuid(), City: z.string(), Archived: z.boolean() })) }),
})

export const GetBuildingTypes = read('Entity/GetBuildingTypes', {
  summary: 'The verticals that a building may have',
  scope: 'session',
  input: z.strictObject({}),
  output: z.object({ BuildingTypes: z.array(z.enum(buildingTypes)) }),
})

export const GetRegions = read('Entity/GetRegions', {
  summary: 'Regions and markets in use, for filters and suggestions',
  scope: 'group',
  input: z.strictObject({ gId: uuid() }),
  output: z.object({ Regions: z.array(z.string()), Markets: z.array(z.string()) }),
})

export const GetPropertyTags = list('Entity/GetPropertyTags', {
  summary: 'Tags that bind several buildings of an account',
  scope: 'group',
  rows: 'PropertyTags',
  row: PropertyTag,
  filter: z.strictObject({ gId: uuid(), text: z.optional(text()) }),
  sort: ['Name'],
  perPage: 999,
  largest: 9999,
})

export const AddPropertyTag = write('Entity/AddPropertyTag', {
  summary: 'A new tag of an account; its name is unique there, whatever its case',
  scope: 'group',
  may: 'GlobalManageEntities',
  input: z.strictObject({ GroupId: uuid(), Name: text(100) }),
  output: z.object({ acId: uuid() }),
  check: input => required(input, ['Name']),
})

const State = z.object({ Code: z.string(), Name: z.string() })
export const GetStates = read('Geo/GetStates', {
  summary: 'States, provinces and territories of the countries that a building may stand in',
  scope: 'session',
  input: z.strictObject({}),
  output: z.object({ USA: z.array(State), Canada: z.array(State) }),
})
