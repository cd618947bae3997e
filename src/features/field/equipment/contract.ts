import { flag, list, read, text, uuid, write, z } from '../../../core/call.ts'
import { libraryFlags } from '../../../core/permissions.ts'
import { below, required } from '../../../core/problem.ts'
import { equipmentTypeCodes, stopTypes } from './equipmentTypes.ts'
import { EquipmentRow, equipmentGaps, FilterCount, MechanicalSpaceRow, QuestionTemplate, TemplateRow } from './model.ts'
import { EquipmentQuestion, findQuestionProblems, mostQuestions } from './questions.ts'
import { equipmentMessages } from './rules.ts'

const may = 'ManageLibraries' as const
const one = { GroupId: uuid(), BuildingId: uuid() }

/** What narrows the library; `MechanicalSpace` is the id of one. */
export const EquipmentFilter = z.strictObject({
  gId: uuid(),
  bId: z.optional(uuid()),
  text: z.optional(text()),
  StopType: z.optional(z.enum(stopTypes)),
  Type: z.optional(text(60)),
  Location: z.optional(text(100)),
  MechanicalSpace: z.optional(uuid()),
  MechanicalSystem: z.optional(text(100)),
  Floor: z.optional(text(40)),
  /** Equipment in which this is missing; locations have no such facts. */
  Missing: z.optional(z.enum(equipmentGaps)),
  Retired: z.optional(z.boolean()),
})
export type EquipmentFilter = z.output<typeof EquipmentFilter>

export const GetEquipments = list('Equipment/GetEquipments', {
  summary: 'Equipment and locations of an account or of a building',
  scope: 'group',
  may: libraryFlags,
  rows: 'Equipments',
  row: EquipmentRow,
  filter: EquipmentFilter,
  sort: ['CreatedDate', 'SignId', 'EquipmentName', 'Type', 'StopType', 'Location', 'Floor', 'ExpirationDate', 'Manufacturer'],
  perPage: 25,
})

export const GetEquipment = read('Equipment/GetEquipment', {
  summary: 'One piece of equipment, or a location, by its code',
  scope: 'building',
  may: [...libraryFlags, 'EquipmentLookup'],
  ids: { QrCodeId: 'qr_code' },
  input: z.strictObject({ gId: uuid(), bId: uuid(), QrCodeId: uuid() }),
  output: z.object({ Equipment: EquipmentRow }),
})

export const GetEquipmentFilters = read('Equipment/GetEquipmentFilters', {
  summary:
    'The values of each filter of the library, each with its count under the other filters; for rounds of a type without the pieces that they have',
  scope: 'group',
  may: libraryFlags,
  input: z.strictObject({
    gId: uuid(),
    bId: z.optional(uuid()),
    text: z.optional(text()),
    /** The type of the rounds that stops are picked for. */
    rType: z.optional(text(60)),
    /** Whether the questions of `sType` and `type` are wanted too. */
    getQuestions: z.optional(flag()),
    /** Ids of pieces that are left out, as JSON. */
    exIds: z.optional(text(40_000)),
    sType: z.optional(z.enum(stopTypes)),
    type: z.optional(text(60)),
    location: z.optional(text(100)),
    floor: z.optional(text(40)),
    space: z.optional(uuid()),
    system: z.optional(text(100)),
    missing: z.optional(z.enum(equipmentGaps)),
    retired: z.optional(flag()),
  }),
  output: z.object({
    StopType: z.array(FilterCount),
    EquipmentType: z.array(FilterCount),
    Location: z.array(FilterCount),
    MechanicalSpace: z.array(FilterCount),
    MechanicalSystem: z.array(FilterCount),
    Floor: z.array(FilterCount),
    /** Null where they were not asked for. */
    Questions: z.nullable(z.array(EquipmentQuestion)),
  }),
})

export const SetLadder = write('Equipment/SetLadder', {
  summary: 'Say of a piece of equipment whether it is reached by a ladder',
  scope: 'group',
  may,
  ids: { EquipmentId: 'equipment' },
  input: z.strictObject({ GroupId: uuid(), EquipmentId: uuid(), IsLadder: z.boolean() }),
  output: z.object({ EquipmentId: uuid(), IsLadder: z.boolean() }),
})

const DisplayText = z.object({ en: z.string(), es: z.string(), fr: z.string() })
export const GetStopEquipmentTypes = read('Equipment/GetStopEquipmentTypes', {
  summary: 'Stop types and the types of each',
  scope: 'session',
  input: z.strictObject({}),
  output: z.object({
    StopTypes: z.array(z.object({ StopType: z.string(), DisplayText, Types: z.array(z.object({ Type: z.string(), DisplayText })) })),
  }),
})

export const GetQuestionTemplates = list('Equipment/GetQuestionTemplates', {
  summary: 'The types of equipment and locations, each with how many questions rounds ask at its stops in a building',
  scope: 'building',
  may: libraryFlags,
  rows: 'Templates',
  row: TemplateRow,
  filter: z.strictObject({ gId: uuid(), bId: uuid(), text: z.optional(text()), StopType: z.optional(z.enum(stopTypes)) }),
  sort: ['EquipmentType', 'StopType', 'Questions', 'Equipment'],
  perPage: 1000,
})

export const GetQuestionTemplate = read('Equipment/GetQuestionTemplate', {
  summary: 'The questions that rounds ask at stops of a type in a building',
  scope: 'building',
  may: libraryFlags,
  input: z.strictObject({ gId: uuid(), bId: uuid(), sType: z.enum(stopTypes), type: z.enum(equipmentTypeCodes) }),
  output: QuestionTemplate,
})

export const SaveQuestionTemplate = write('Equipment/SaveQuestionTemplate', {
  summary: 'Save the questions that rounds ask at stops of a type in a building; the photo is always the last',
  scope: 'building',
  may,
  ids: { TemplateId: 'equipment_question_template' },
  bodyLimit: 512 * 1024,
  input: z.strictObject({
    ...one,
    TemplateId: z.optional(z.nullable(uuid())),
    /** The version that was read; missing or null where there was no template. */
    Version: z.optional(z.nullable(z.int())),
    StopType: z.enum(stopTypes),
    Type: z.enum(equipmentTypeCodes),
    Fields: z.array(EquipmentQuestion).check(z.maxLength(mostQuestions)),
  }),
  output: z.object({ acId: uuid(), Version: z.int() }),
  check: ({ Fields }) => below('Fields.', findQuestionProblems(Fields)),
})

export const GetMechanicalSpaces = list('MechanicalSpace/GetMechanicalSpaces', {
  summary: 'Rooms and areas in which equipment stands',
  scope: 'group',
  may: libraryFlags,
  rows: 'Spaces',
  row: MechanicalSpaceRow,
  filter: z.strictObject({ gId: uuid(), bId: z.optional(uuid()), text: z.optional(text()), Floor: z.optional(text(40)) }),
  sort: ['SpaceName', 'Floor', 'Equipment', 'BuildingName'],
  perPage: 25,
})

const space = { SpaceName: text(100), Floor: z._default(text(40), ''), Note: z._default(text(500), '') }

export const AddMechanicalSpace = write('MechanicalSpace/AddMechanicalSpace', {
  summary: 'Add a room or an area to a building',
  scope: 'building',
  may,
  input: z.strictObject({ ...one, ...space }),
  output: z.object({ acId: uuid(), Version: z.int() }),
  check: input => required(input, ['SpaceName']),
})

export const EditMechanicalSpace = write('MechanicalSpace/EditMechanicalSpace', {
  summary: 'Save a room or an area of a building',
  scope: 'building',
  may,
  ids: { SpaceId: 'mechanical_space' },
  input: z.strictObject({ ...one, SpaceId: uuid(), Version: z.int(), ...space }),
  output: z.object({ acId: uuid(), Version: z.int() }),
  check: input => required(input, ['SpaceName']),
})

export const DeleteMechanicalSpace = write('MechanicalSpace/DeleteMechanicalSpace', {
  summary: 'Delete a room or an area in which nothing stands',
  scope: 'building',
  may,
  ids: { SpaceId: 'mechanical_space' },
  input: z.strictObject({ ...one, SpaceId: uuid() }),
  output: z.object({ acId: uuid() }),
})

export const ResetDataIntegrity = write('Equipment/ResetDataIntegrity', {
  summary: 'Delete the baseline and the history of data integrity of a building for good, and take a new baseline; the equipment stays',
  scope: 'building',
  may,
  input: z.strictObject({ ...one, Permanent: z._default(z.boolean(), false) }),
  output: z.object({ acId: uuid(), Message: z.string() }),
  check: ({ Permanent }) => (Permanent ? [] : [{ Field: 'Permanent', Message: equipmentMessages.notPermanent }]),
})
