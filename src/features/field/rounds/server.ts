import { serve } from '../../../platform/handle.ts'
import { recordAccess, recordNames } from '../../base/history/record.server.ts'
import { papers } from '../../base/papers/model.ts'
import { notificationSources } from '../../property/notifications/sources.server.ts'
import { AssignRound } from './calls/AssignRound.ts'
import { CheckSignId } from './calls/CheckSignId.ts'
import { CopyRound } from './calls/CopyRound.ts'
import { DeleteRounds } from './calls/DeleteRounds.ts'
import { GetInspectionTypes } from './calls/GetInspectionTypes.ts'
import { GetInstallationRoundSumary } from './calls/GetInstallationRoundSumary.ts'
import { GetInstallationStops } from './calls/GetInstallationStops.ts'
import { GetNextDues } from './calls/GetNextDues.ts'
import { GetPickableRounds } from './calls/GetPickableRounds.ts'
import { GetPMFilters } from './calls/GetPMFilters.ts'
import { GetPMRounds } from './calls/GetPMRounds.ts'
import { GetPMTemplates } from './calls/GetPMTemplates.ts'
import { GetRound } from './calls/GetRound.ts'
import { GetRoundContacts } from './calls/GetRoundContacts.ts'
import { GetRounds } from './calls/GetRounds.ts'
import { GetRoundTypes } from './calls/GetRoundTypes.ts'
import { GetRoundVersions } from './calls/GetRoundVersions.ts'
import { GetStopQuestions } from './calls/GetStopQuestions.ts'
import { MakeRoundCsv } from './calls/MakeRoundCsv.ts'
import { SaveRound } from './calls/SaveRound.ts'
import * as contract from './contract.ts'
import { makeRoundDues } from './jobs.ts'
import { pmRoundColumns, roundColumns } from './listColumns.ts'
import { installationGuidePaper } from './papers.ts'
import { roundAccess, roundNames } from './record.server.ts'
import * as record from './record.ts'
import { dueSources, tellDues } from './tellDues.server.ts'

export const calls = serve(contract, {
  AssignRound,
  CheckSignId,
  CopyRound,
  DeleteRounds,
  GetInspectionTypes,
  GetInstallationRoundSumary,
  GetInstallationStops,
  GetNextDues,
  GetPickableRounds,
  GetPMFilters,
  GetPMRounds,
  GetPMTemplates,
  GetRound,
  GetRoundContacts,
  GetRounds,
  GetRoundTypes,
  GetRoundVersions,
  GetStopQuestions,
  MakeRoundCsv,
  SaveRound,
})
export const jobs = [makeRoundDues, ...tellDues.jobs]
export const lists = [roundColumns, pmRoundColumns]
export const additions = [
  ...record.additions,
  recordAccess.with(roundAccess),
  recordNames.with(roundNames),
  notificationSources.with(...dueSources),
  papers.with(installationGuidePaper),
]
