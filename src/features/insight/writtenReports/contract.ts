import { Localized, list, read, text, uuid, write, z } from '../../../core/call.ts'
import { reportPeople } from './model.ts'
import { writtenReportProblems } from './rules.ts'

const may = 'AnalyticsDashboards'
const Type = z.enum(reportPeople)
const Days = { StartDay: z.string(), EndDay: z.string() }

export const GetWrittenReports = list('Report/GetWrittenReports', {
  summary: 'The written reports of a building, the newest first',
  scope: 'building',
  may,
  rows: 'Reports',
  row: z.object({
    id: uuid(),
    acId: uuid(),
    ReportId: uuid(),
    Type,
    ...Days,
    Total: z.int(),
    Average: z.nullable(z.number()),
    CreatedBy: z.string(),
    CreatedDate: z.int(),
  }),
  filter: z.strictObject({ gId: uuid(), bId: uuid(), Type: z.optional(Type) }),
  sort: ['CreatedDate'],
  perPage: 25,
})

export const CreateWrittenReport = write('Report/CreateWrittenReport', {
  summary: 'Write a report of a building from its feedback of some days; its figures are kept, so that it never changes',
  scope: 'building',
  may,
  limit: 20,
  input: z.strictObject({ GroupId: uuid(), BuildingId: uuid(), Type, FirstDay: text(10), LastDay: text(10) }),
  output: z.object({ acId: uuid(), ReportId: uuid() }),
  check: writtenReportProblems,
})

const ReportItem = z.object({ Item: z.string(), Detail: z.string() })
export const GetStudentFeedbackResult = read('Report/GetStudentFeedbackResult', {
  summary: 'A written report in the language of the caller: whose building, which days, the figures and the text that follows from them',
  scope: 'group',
  may,
  input: z.strictObject({ gId: uuid(), rId: uuid() }),
  output: z.object({
    ReportId: uuid(),
    BuildingId: uuid(),
    Type,
    BuildingName: Localized(),
    AddressLine1: z.string(),
    City: z.string(),
    State: z.string(),
    Zip: z.string(),
    LogoFilename: z.nullable(z.string()),
    ...Days,
    StartDateStr: z.string(),
    EndDateStr: z.string(),
    Total: z.int(),
    Average: z.nullable(z.number()),
    /** Sentences. */
    PropertySummary: z.array(z.string()),
    CategoryAnalysis: z.array(z.object({ ...ReportItem.shape, Total: z.int(), Average: z.nullable(z.number()) })),
    ActionItems: z.array(ReportItem),
  }),
})

export const GetWrittenReportLink = read('Report/GetWrittenReportLink', {
  summary: 'A link that opens the PDF of a written report without sign-in, and the moment until when',
  scope: 'group',
  may,
  limit: 20,
  input: z.strictObject({ gId: uuid(), rId: uuid() }),
  output: z.object({ Link: z.string(), EndDate: z.int() }),
})

export const DeleteWrittenReport = write('Report/DeleteWrittenReport', {
  summary: 'Remove a written report; links to it stop working',
  scope: 'group',
  may,
  ids: { ReportId: 'written_report' },
  input: z.strictObject({ GroupId: uuid(), ReportId: uuid() }),
  output: z.object({}),
})
