import { serve } from '../../../platform/handle.ts'
import { personalData } from '../../base/accounts/personalData.server.ts'
import { recordAccess, recordNames } from '../../base/history/record.server.ts'
import { CheckIn } from './calls/CheckIn.ts'
import { CheckOut } from './calls/CheckOut.ts'
import { CorrectVisit } from './calls/CorrectVisit.ts'
import { GetInside } from './calls/GetInside.ts'
import { GetStaffCheckRecordSummaries } from './calls/GetStaffCheckRecordSummaries.ts'
import { GetStaffEmployees } from './calls/GetStaffEmployees.ts'
import { GetVisitFigures } from './calls/GetVisitFigures.ts'
import { GetVisits } from './calls/GetVisits.ts'
import { SetBreak } from './calls/SetBreak.ts'
import * as contract from './contract.ts'
import { staffColumns, visitColumns } from './listColumns.ts'
import { visitPersons } from './personal.server.ts'
import { visitAccess, visitNames } from './record.server.ts'
import * as record from './record.ts'

export const calls = serve(contract, {
  CheckIn,
  CheckOut,
  CorrectVisit,
  GetInside,
  GetStaffCheckRecordSummaries,
  GetStaffEmployees,
  GetVisitFigures,
  GetVisits,
  SetBreak,
})
export const lists = [visitColumns, staffColumns]
export const additions = [
  ...record.additions,
  recordAccess.with(visitAccess),
  recordNames.with(visitNames),
  personalData.with(visitPersons),
]
