import { list, queryMoment, read, reportMoment, text, uuid, write, z } from '../../../core/call.ts'
import { libraryFlags } from '../../../core/permissions.ts'
import { daysProblems } from '../../property/buildings/askedDays.ts'
import { equipmentTypeCodes } from '../equipment/equipmentTypes.ts'
import { walkStates } from '../inspections/model.ts'
import { roundTypes } from '../rounds/roundTypes.ts'
import { coverTypes, InspectedStop, InspectionFacts, InspectionRow, InspectionSummary, RoundError, WrittenCover } from './model.ts'

const may = 'ManageLibraries' as const
export const GetInspectionSummaries = list('Inspection/GetInspectionSummaries', {
  summary: 'Walks of rounds of an account or a building, with how much of each was done',
  scope: 'group',
  may: libraryFlags,
  rows: 'InspectionSummaries',
  row: InspectionSummary,
  filter: z.strictObject({
    gId: uuid(),
    bId: z.optional(uuid()),
    rt: z.optional(z.enum(roundTypes)),
    rId: z.optional(uuid()),
    ptId: z.optional(text(100)),
    State: z.optional(z.enum(walkStates)),
    /** Only walks in which an answer was out of its limits. */
    errors: z.optional(z.boolean()),
    startDate: z.optional(reportMoment()),
    endDate: z.optional(reportMoment()),
  }),
  sort: ['CreatedDate', 'RoundName', 'EngineerName', 'StopsErrorNumber', 'TotalStopNumber'],
  perPage: 25,
})

export const GetInspections = read('Inspection/GetInspections', {
  summary:
    'Complete walks of one round with the report of each, the newest first; `More`: there are older ones. `WorkLetter`: letters are written from them',
  scope: 'group',
  may: libraryFlags,
  ids: { rId: 'field_round' },
  input: z.strictObject({
    gId: uuid(),
    bId: z.optional(uuid()),
    rId: uuid(),
    ptId: z.optional(text(100)),
    startDate: z.optional(queryMoment()),
    endDate: z.optional(queryMoment()),
  }),
  check: daysProblems,
  output: z.object({ Inspections: z.array(InspectionRow), WorkLetter: z.boolean(), More: z.boolean() }),
})

export const GetInspectionDetail = read('Inspection/GetInspectionDetail', {
  summary: 'A walk stop by stop, with the answers as they are now',
  scope: 'group',
  may: libraryFlags,
  ids: { iptId: 'inspection' },
  input: z.strictObject({ gId: uuid(), iptId: uuid() }),
  output: z.object({
    ...InspectionFacts.shape,
    Version: z.int(),
    Stops: z.array(InspectedStop),
    /** This walk has the AI cover, or its building has it for all. */
    EnableAICover: z.boolean(),
    /** Its building has the AI cover for all walks. */
    OfBuilding: z.boolean(),
    Outdated: z.boolean(),
  }),
})

export const SaveStopAnswers = write('Inspection/SaveStopAnswers', {
  summary: 'Correct the answers of one stop of a walk that is complete; they are judged again, and its history keeps both',
  scope: 'building',
  may,
  ids: { InspectionId: 'inspection' },
  input: z.strictObject({
    GroupId: uuid(),
    BuildingId: uuid(),
    InspectionId: uuid(),
    Version: z.optional(z.int()),
    EquipmentInspectionId: uuid(),
    /** Answers by the code of their question. */
    FieldsValues: z.record(text(10), z.unknown()),
  }),
  output: z.object({ InspectionId: uuid(), Version: z.int(), StopsErrorNumber: z.int() }),
})

export const RegeneratePDF = write('Inspection/RegeneratePDF', {
  summary: 'Make the report of a walk again: with its answers as they are now, with another template, with or without an AI cover',
  scope: 'building',
  may,
  ids: { IptId: 'inspection' },
  input: z.strictObject({
    GroupId: uuid(),
    BuildingId: uuid(),
    IptId: uuid(),
    GenerateAICover: z.optional(z.boolean()),
    CoverType: z.optional(z.enum(coverTypes)),
  }),
  output: z.object({ InspectionId: uuid(), Version: z.int() }),
})

export const GetInspectionReport = read('Inspection/GetInspectionReport', {
  summary: 'What the report of a walk holds: its facts, its cover, its stops as they were when it was made',
  scope: 'group',
  may: libraryFlags,
  ids: { iptId: 'inspection' },
  input: z.strictObject({ gId: uuid(), iptId: uuid() }),
  output: z.object({
    ...InspectionFacts.shape,
    CoverType: z.enum(coverTypes),
    Cover: z.nullable(WrittenCover),
    /** Whose paper it is, and the address of their logo. */
    Owner: z.object({ Name: z.string(), LogoUrl: z.nullable(z.string()) }),
    MadeDate: z.nullable(z.int()),
    Stops: z.array(InspectedStop),
  }),
})

export const GetRoundErrorReport = list('Round/GetRoundErrorReport', {
  summary: 'Answers of rounds that were out of their limits, the newest first',
  scope: 'group',
  may: [...libraryFlags, 'AnalyticsDashboards'],
  rows: 'Errors',
  row: RoundError,
  filter: z.strictObject({
    gId: uuid(),
    bId: z.optional(uuid()),
    /** A type of equipment. */
    et: z.optional(z.enum(equipmentTypeCodes)),
    rt: z.optional(z.enum(roundTypes)),
    rId: z.optional(uuid()),
    ptId: z.optional(text(100)),
    startDate: z.optional(reportMoment()),
    endDate: z.optional(reportMoment()),
  }),
  sort: ['SubmitDate'],
  perPage: 25,
})

export const GetRoundErrorCounts = read('Round/GetRoundErrorCounts', {
  summary: 'How many answers were out of their limits by day and by piece of equipment, the most first',
  scope: 'group',
  may: [...libraryFlags, 'AnalyticsDashboards'],
  input: z.strictObject({
    gId: uuid(),
    bId: z.optional(uuid()),
    et: z.optional(z.enum(equipmentTypeCodes)),
    rt: z.optional(z.enum(roundTypes)),
    rId: z.optional(uuid()),
    startDate: queryMoment(),
    endDate: queryMoment(),
  }),
  check: daysProblems,
  output: z.object({
    Days: z.array(z.object({ Day: z.string(), Count: z.int() })),
    Equipment: z.array(z.object({ EquipmentName: z.string(), Count: z.int() })),
  }),
})
