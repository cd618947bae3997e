import { serve } from '../../../platform/handle.ts'
import { papers } from '../../base/papers/model.ts'
import { tellPeople } from '../../property/notifications/jobs.ts'
import { notificationSources } from '../../property/notifications/sources.server.ts'
import { walkEnds } from '../inspections/ends.server.ts'
import { GetInspectionDetail } from './calls/GetInspectionDetail.ts'
import { GetInspectionReport } from './calls/GetInspectionReport.ts'
import { GetInspectionSummaries } from './calls/GetInspectionSummaries.ts'
import { GetInspections } from './calls/GetInspections.ts'
import { GetRoundErrorCounts } from './calls/GetRoundErrorCounts.ts'
import { GetRoundErrorReport } from './calls/GetRoundErrorReport.ts'
import { RegeneratePDF } from './calls/RegeneratePDF.ts'
import { SaveStopAnswers } from './calls/SaveStopAnswers.ts'
import * as contract from './contract.ts'
import { makeFirstReport, writeCover } from './jobs.ts'
import { errorColumns, summaryColumns } from './listColumns.ts'
import { roundDetailPaper } from './papers.ts'
import * as record from './record.ts'
import { reportSource, roundReport } from './tellReport.server.ts'

export const calls = serve(contract, {
  GetInspectionDetail,
  GetInspectionReport,
  GetInspectionSummaries,
  GetInspections,
  GetRoundErrorCounts,
  GetRoundErrorReport,
  RegeneratePDF,
  SaveStopAnswers,
})
export const jobs = [makeFirstReport, writeCover]
export const lists = [summaryColumns, errorColumns]
export const additions = [
  ...record.additions,
  papers.with(roundDetailPaper),
  notificationSources.with(reportSource),
  walkEnds.with((ctx, walk) =>
    ctx.enqueue(tellPeople, { GroupId: ctx.GroupId, What: roundReport, SubjectId: walk.id, ...(walk.UserId && { By: walk.UserId }) }),
  ),
  walkEnds.with((ctx, walk) => ctx.enqueue(makeFirstReport, { GroupId: ctx.GroupId, InspectionId: walk.id, Language: ctx.language })),
]
