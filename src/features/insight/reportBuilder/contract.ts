import { list, multiline, read, text, uuid, write, z } from '../../../core/call.ts'
import { builtReportDashboard } from './dashboard.ts'
import { blockKinds, longestText, mostBlocks, reportScopes } from './model.ts'
import { reportProblems } from './rules.ts'

const Scope = z.enum(reportScopes)

/** A report of the account asks for `ViewAnalytics` besides. */
const { may } = builtReportDashboard

export const GetReports = list('Report/GetReports', {
  summary: 'The reports that an account has built from parts of dashboards',
  scope: 'group',
  may,
  rows: 'Reports',
  row: z.object({
    id: uuid(),
    acId: uuid(),
    ReportId: uuid(),
    Name: z.string(),
    Scope,
    /** Only the caller sees it. */
    Own: z.boolean(),
    Parts: z.int(),
    ModifiedDate: z.int(),
    Version: z.int(),
  }),
  filter: z.strictObject({ gId: uuid(), text: z.optional(text(100)), Scope: z.optional(Scope) }),
  sort: ['Name', 'ModifiedDate'],
  perPage: 25,
})

const ReportBlock = z.strictObject({
  id: text(36),
  Kind: z.enum(blockKinds),
  Title: z._default(text(200), ''),
  Dashboard: z._default(text(100), ''),
  Part: z._default(text(100), ''),
  Filters: z._default(text(1500).check(z.regex(/^[\w-]*$/)), ''),
  Text: z._default(multiline(longestText), ''),
})

export const GetReport = read('Report/GetReport', {
  summary: 'A built report: its name, its scope, its blocks',
  scope: 'group',
  may,
  input: z.strictObject({ gId: uuid(), rId: uuid() }),
  output: z.object({ ReportId: uuid(), Name: z.string(), Scope, Own: z.boolean(), Blocks: z.array(ReportBlock), Version: z.int() }),
})

export const SaveReport = write('Report/SaveReport', {
  summary: 'Build a report, or with ReportId and Version change one; its scope stays',
  scope: 'group',
  may,
  ids: { ReportId: 'custom_report' },
  input: z.strictObject({
    GroupId: uuid(),
    ReportId: z.optional(z.nullable(uuid())),
    Version: z.optional(z.nullable(z.int())),
    Name: text(120),
    Scope,
    /** Only the caller sees it; one that others see cannot be taken back. */
    Own: z._default(z.boolean(), false),
    Blocks: z.array(ReportBlock).check(z.maxLength(mostBlocks)),
  }),
  output: z.object({ acId: uuid(), ReportId: uuid(), Version: z.int() }),
  check: reportProblems,
})

export const DeleteReport = write('Report/DeleteReport', {
  summary: 'Remove a built report; who was subscribed to it gets it no more',
  scope: 'group',
  may,
  ids: { ReportId: 'custom_report' },
  input: z.strictObject({ GroupId: uuid(), ReportId: uuid() }),
  output: z.object({ Stopped: z.int() }),
})
