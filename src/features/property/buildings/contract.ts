import { flag, list, read, text, uuid, write, z } from '../../../core/call.ts'
import { required } from '../../../core/problem.ts'
import { BasicInfo } from '../propertyPage/sections/BasicInfo/model.ts'
import { BuildingPIN, PinCode } from '../propertyPage/sections/BuildingPIN/model.ts'
import { pinCodesProblems } from '../propertyPage/sections/BuildingPIN/rules.ts'
import { BuildingTermsAndConditions } from '../propertyPage/sections/BuildingTermsAndConditions/model.ts'
import { BuildingSettings } from '../propertyPage/sections/ProductAddOns/model.ts'
import { EditPayloads, Payloads, payloadFlags, payloadProblems, StoredPayloads } from '../propertyPage/sections/payloads.ts'
import { ReadIndex, SavedIndex } from '../propertyPage/sections/ResidentIndex/model.ts'
import { residentIndexProblems } from '../propertyPage/sections/ResidentIndex/rules.ts'
import { buildingTypes, ListedProperty, Property, PropertyTag, propertyTypes } from './model.ts'

export const GetPropertyList = list('Entity/GetPropertyList', {
  summary: 'Buildings of an account that the caller may see',
  scope: 'group',
  pin: true,
  rows: 'Properties',
  row: ListedProperty,
  filter: z.strictObject({
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
  }),
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

export const GetProperty = read('Entity/GetProperty', {
  summary: 'One building',
  scope: 'building',
  pin: true,
  input: z.strictObject({ eId: uuid(), gId: z.optional(uuid()) }),
  output: z.object({ ...Property.shape, ...BuildingSettings.shape, Sections: StoredPayloads }),
})

export const GetPropertyLocation = read('Entity/GetPropertyLocation', {
  summary: 'Where a building stands',
  scope: 'building',
  input: z.strictObject({ eId: uuid(), gId: z.optional(uuid()) }),
  output: z.object({ Latitude: z.nullable(z.number()), Longitude: z.nullable(z.number()) }),
})

export const CreateProperty = write('Entity/CreateProperty', {
  summary: 'Add a building to an account: its basic info, and what else is known of it',
  scope: 'group',
  people: 'the sign-ins of a new building',
  may: 'GlobalManageEntities',
  ids: { 'BasicInfo.PropertyTagId': 'property_tag' },
  input: z.strictObject({ GroupId: uuid(), ...Payloads.shape, BasicInfo }),
  output: z.object({ acId: uuid() }),
  check: payloadProblems,
})

export const EditProperty = write('Entity/EditProperty', {
  summary: 'Save sections of a building; Version is the one that was read',
  scope: 'building',
  may: payloadFlags,
  ids: { 'BasicInfo.PropertyTagId': 'property_tag' },
  input: z.strictObject({ GroupId: uuid(), EntityId: uuid(), BuildingId: uuid(), Version: z.int(), ...EditPayloads.shape }),
  output: z.object({ acId: uuid(), Version: z.int() }),
  check: payloadProblems,
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

export const GetSameNames = read('Entity/GetSameNames', {
  summary: 'Other buildings of the account with this name, whatever its case: for a word of warning, since names may be alike',
  scope: 'group',
  may: 'GlobalManageEntities',
  input: z.strictObject({ gId: uuid(), Name: text(), Except: z.optional(uuid()) }),
  output: z.object({ Buildings: z.array(z.object({ BuildingId: uuid(), City: z.string(), Archived: z.boolean() })) }),
})

const pinEditors = ['GlobalManageEntities', 'ManagePin'] as const

export const GetPinCodes = read('Entity/GetPinCodes', {
  summary: 'The PINs of a building in clear, and where they are typed in',
  scope: 'building',
  may: 'BuildingPIN',
  input: z.strictObject({ gId: z.optional(uuid()), bId: uuid() }),
  output: z.object({
    PinCodes: z.array(PinCode),
    SignInUrl: z.nullable(z.string()),
    /** Too many wrong PINs were typed at the sign: until then only browsers that were let in before may try. */
    LockedUntil: z.nullable(z.number()),
  }),
})

export const UpdatePinCodes = write('Entity/UpdatePinCodes', {
  summary: 'Save the PINs of a building; Version is the one that was read',
  scope: 'building',
  may: pinEditors,
  input: z.strictObject({ GroupId: uuid(), EntityId: uuid(), BuildingId: uuid(), Version: z.int(), BuildingPIN }),
  output: z.object({ acId: uuid(), Version: z.int() }),
  check: input => pinCodesProblems(input.BuildingPIN),
})

export const GetLegalTerms = read('Entity/GetLegalTerms', {
  summary: 'The legal terms of a building: addresses of PDFs',
  scope: 'building',
  may: 'Legal',
  input: z.strictObject({ gId: z.optional(uuid()), bId: uuid() }),
  output: BuildingTermsAndConditions,
})

export const GetResidentIndexTemplate = read('ResidentIndex/GetResidentIndexTemplate', {
  summary: 'The resident index of a building, or with IsTemplate the proposal that a new one begins with',
  scope: 'building',
  may: 'ResidentIndex',
  input: z.strictObject({ IsTemplate: flag(), gId: z.optional(uuid()), bId: uuid() }),
  output: ReadIndex,
})

export const SaveResidentIndex = write('ResidentIndex/SaveResidentIndex', {
  summary: 'Save the resident index of a building; Version is the one that was read',
  scope: 'group',
  may: 'ResidentIndex',
  ids: { ResidentIndexId: 'building' },
  input: SavedIndex,
  output: z.object({ acId: uuid(), Version: z.int() }),
  check: input => residentIndexProblems(input, ''),
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
