import { list, num, read, text, uuid, write, z } from '../../../core/call.ts'
import { channel } from '../../../core/channel.ts'
import { isCalendarDay } from '../../../core/days.ts'
import { hints, misfit } from '../../../core/hints.ts'
import { libraryFlags } from '../../../core/permissions.ts'
import { mostStops, Round, RoundContact, RoundRow, RoundSettings, RoundStop, RoundVersionRow } from './model.ts'
import { mostTimes, periods, roundTypes } from './roundTypes.ts'
import { findRoundProblems } from './rules.ts'

export * from './installationContract.ts'

const may = 'ManageLibraries' as const
const DisplayText = z.object({ en: z.string(), es: z.string(), fr: z.string() })
const Type = z.object({ Type: z.string(), DisplayText })

/** A round was saved, copied, assigned or deleted: lists of rounds read their page again. */
export const roundSavedEvent = channel<{ RoundId: string; BuildingId: string }>('savedRound', {
  summary: 'A round of the building was saved, assigned or deleted',
  about: 'building',
  may: libraryFlags,
})

export const walkEvent = channel<{ BuildingId: string; RoundId: string }>('walks', {
  summary: 'A walk of a round has begun, was handed in or given up',
  about: 'building',
  may: 'ManageLibraries',
})

export const GetRoundTypes = read('Round/GetRoundTypes', {
  summary: 'The types of rounds',
  scope: 'session',
  input: z.strictObject({}),
  output: z.object({ RoundTypes: z.array(Type) }),
})

export const GetInspectionTypes = read('Round/GetInspectionTypes', {
  summary: 'What an inspection can be about',
  scope: 'session',
  input: z.strictObject({}),
  output: z.object({ InspectionTypes: z.array(Type) }),
})

export const GetRoundContacts = list('Round/GetRoundContacts', {
  summary: 'The people of a building to whom its rounds can be given',
  scope: 'building',
  may: libraryFlags,
  rows: 'Contacts',
  row: RoundContact,
  filter: z.strictObject({ gId: uuid(), bId: uuid() }),
  sort: ['FullName'],
  perPage: 10_000,
})

const filter = { gId: uuid(), bId: z.optional(uuid()), text: z.optional(text()) }

export const GetRounds = list('Round/GetRounds', {
  summary: 'The rounds of an account or of a building',
  scope: 'group',
  may: libraryFlags,
  rows: 'Rounds',
  row: RoundRow,
  filter: z.strictObject({
    ...filter,
    rt: z.optional(z.enum(roundTypes)),
    /** A code at which they stop. */
    qrId: z.optional(uuid()),
  }),
  sort: ['QrName', 'RoundType', 'ModifiedDate'],
  perPage: 50,
})

export const GetPMRounds = list('Round/GetPMRounds', {
  summary: 'The rounds of preventative maintenance, by what they stop at and who walks them',
  scope: 'group',
  may: libraryFlags,
  rows: 'Rounds',
  row: RoundRow,
  filter: z.strictObject({
    ...filter,
    /** A type of equipment. */
    equiptp: z.optional(text(60)),
    engineerId: z.optional(uuid()),
    /** A mechanical space. */
    ms: z.optional(uuid()),
  }),
  sort: ['QrName', 'RoundType', 'ModifiedDate'],
  perPage: 50,
})

export const GetPMFilters = read('Round/GetPMFilters', {
  summary: 'By what rounds of preventative maintenance can be filtered',
  scope: 'group',
  may: libraryFlags,
  input: z.strictObject({ gId: uuid(), bId: z.optional(uuid()) }),
  output: z.object({
    EquipmentTypes: z.array(Type),
    Assigners: z.array(z.object({ UserId: uuid(), Name: z.object({ en: z.string() }) })),
    MechanicalSpaces: z.array(z.object({ id: uuid(), SpaceName: z.string() })),
  }),
})

export const GetRound = read('Round/GetRound', {
  summary: 'A round with its settings and stops',
  scope: 'group',
  may: libraryFlags,
  ids: { rId: 'field_round' },
  input: z.strictObject({ gId: uuid(), rId: uuid() }),
  output: z.object({ Round }),
})

export const GetRoundVersions = read('Round/GetRoundVersions', {
  summary: 'The versions of a round, the newest first',
  scope: 'group',
  may: libraryFlags,
  ids: { rId: 'field_round' },
  input: z.strictObject({ gId: uuid(), rId: uuid() }),
  output: z.object({ Versions: z.array(RoundVersionRow) }),
})

export const CheckSignId = read('Round/CheckSignId', {
  summary: 'Whether a sign of the building has this number, and what it marks',
  scope: 'building',
  may: libraryFlags,
  input: z.strictObject({ gId: uuid(), bId: uuid(), sId: text(9) }),
  output: z.object({
    Exists: z.boolean(),
    QrCodeId: z.nullable(uuid()),
    QrName: z.string(),
    /** What it marks already; null: nothing yet. */
    EquipmentId: z.nullable(uuid()),
  }),
})

export const SaveRound = write('Round/SaveRound', {
  summary: 'Make a round, or save it over the Version that was read, with all its stops; codes are made for stops that need one',
  scope: 'building',
  may,
  bodyLimit: 4 * 1024 * 1024,
  ids: { RoundId: 'field_round' },
  input: z.strictObject({
    GroupId: uuid(),
    BuildingId: uuid(),
    RoundId: z.optional(z.nullable(uuid())),
    Version: z.optional(z.int()),
    ...RoundSettings.shape,
    Stops: z.array(RoundStop).check(z.maxLength(mostStops)),
  }),
  output: z.object({ RoundId: uuid(), Version: z.int(), Number: z.int(), QrId: uuid() }),
  check: findRoundProblems,
})

export const DeleteRounds = write('Round/DeleteRounds', {
  summary: 'Take rounds out of use: what is due of them is canceled, what was walked stays',
  scope: 'group',
  may,
  ids: { RoundIds: 'field_round' },
  input: z.strictObject({ GroupId: uuid(), RoundIds: z.array(uuid()).check(z.minLength(1), z.maxLength(100)) }),
  output: z.object({ Deleted: z.int() }),
})

export const CopyRound = write('Round/CopyRound', {
  summary: 'Give other buildings a round that asks the same: its stops get new codes there, and nobody walks it yet',
  scope: 'group',
  may,
  ids: { RoundId: 'field_round' },
  input: z.strictObject({ GroupId: uuid(), RoundId: uuid(), DestBuildingIds: z.array(uuid()).check(z.minLength(1), z.maxLength(50)) }),
  output: z.object({
    Copies: z.array(z.object({ BuildingId: uuid(), Result: z.enum(['Made', 'SameName', 'NotFound']), RoundId: z.nullable(uuid()) })),
  }),
})

export const AssignRound = write('Round/AssignRound', {
  summary: 'Say who walks a round; without a user nobody does',
  scope: 'group',
  may,
  ids: { RoundId: 'field_round' },
  input: z.strictObject({ GroupId: uuid(), RoundId: uuid(), UserId: z.nullable(uuid()) }),
  output: z.object({ RoundId: uuid(), Version: z.int() }),
})

export const GetPickableRounds = list('Round/GetPickableRounds', {
  summary: 'The rounds of a building that a code can open',
  scope: 'building',
  may: libraryFlags,
  rows: 'Rounds',
  row: z.object({ RoundId: uuid(), QrName: z.string() }),
  filter: z.strictObject({ gId: uuid(), bId: uuid() }),
  sort: ['QrName'],
  perPage: 1000,
})

export const GetStopQuestions = read('Round/GetStopQuestions', {
  summary:
    'What a round of a building begins with: the questions of a stop by its type (else the photo alone), and whether requests are made of it',
  scope: 'building',
  may: libraryFlags,
  input: z.strictObject({ gId: uuid(), bId: uuid() }),
  output: z.object({
    Templates: z.array(
      z.object({ TemplateId: uuid(), StopType: z.string(), Type: z.string(), Fields: RoundStop.shape.FormTemplateFields }),
    ),
    /** The building takes no service requests from rounds (`SREnable` is the round's own switch). */
    SRDisabled: z.boolean(),
  }),
})

export const GetNextDues = read('Round/GetNextDues', {
  summary: 'The dates that come next of a schedule, by the clock and the shifts of a building',
  scope: 'building',
  may: libraryFlags,
  input: z.strictObject({
    gId: uuid(),
    bId: uuid(),
    Times: z.pipe(num(), z.int().check(z.minimum(1), z.maximum(mostTimes))),
    Period: z.enum(periods),
    DueDate: z.optional(text(10)),
  }),
  /** By the clock of the building; `Last` is the day of the last minute. Times are null where whole days are meant. */
  output: z.object({
    Dues: z.array(
      z.object({
        Starts: z.int(),
        First: z.string(),
        Last: z.string(),
        StartTime: z.nullable(z.string()),
        EndTime: z.nullable(z.string()),
      }),
    ),
  }),
  check: ({ DueDate }) => (DueDate === undefined || isCalendarDay(DueDate) ? [] : [misfit('DueDate', hints.day)]),
})
