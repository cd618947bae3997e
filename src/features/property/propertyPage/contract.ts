import { flag, read, uuid, write, z } from '../../../core/call.ts'
import { Property } from '../buildings/model.ts'
import { BasicInfo } from '../buildings/sections/BasicInfo/model.ts'
import { BuildingSettings } from '../buildings/settings.ts'
import { BuildingPIN, PinCode } from './sections/BuildingPIN/model.ts'
import { pinCodesProblems } from './sections/BuildingPIN/rules.ts'
import { BuildingTermsAndConditions } from './sections/BuildingTermsAndConditions/model.ts'
import { EditPayloads, Payloads, payloadFlags, payloadProblems, StoredPayloads } from './sections/payloads.ts'
import { ReadIndex, SavedIndex } from './sections/ResidentIndex/model.ts'
import { residentIndexProblems } from './sections/ResidentIndex/rules.ts'

export const GetProperty = read('Entity/GetProperty', {
  summary: 'One building',
  scope: 'building',
  pin: true,
  input: z.strictObject({ eId: uuid(), gId: z.optional(uuid()) }),
  output: z.object({ ...Property.shape, ...BuildingSettings.shape, Sections: StoredPayloads }),
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
