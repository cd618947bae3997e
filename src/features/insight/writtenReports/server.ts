import { serve } from '../../../platform/handle.ts'
import { recordAccess, recordNames } from '../../base/history/record.server.ts'
import { papers } from '../../base/papers/model.ts'
import { CreateWrittenReport } from './calls/CreateWrittenReport.ts'
import { DeleteWrittenReport } from './calls/DeleteWrittenReport.ts'
import { GetStudentFeedbackResult } from './calls/GetStudentFeedbackResult.ts'
import { GetWrittenReportLink } from './calls/GetWrittenReportLink.ts'
import { GetWrittenReports } from './calls/GetWrittenReports.ts'
import * as contract from './contract.ts'
import { writtenReportColumns } from './listColumns.ts'
import { writtenReportPaper } from './papers.ts'
import { writtenReportAccess, writtenReportNames } from './record.server.ts'
import * as record from './record.ts'

export const calls = serve(contract, {
  CreateWrittenReport,
  DeleteWrittenReport,
  GetStudentFeedbackResult,
  GetWrittenReportLink,
  GetWrittenReports,
})
export const lists = [writtenReportColumns]
export const additions = [
  papers.with(writtenReportPaper),
  ...record.additions,
  recordAccess.with(writtenReportAccess),
  recordNames.with(writtenReportNames),
]
