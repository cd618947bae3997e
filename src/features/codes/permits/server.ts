import { serve } from '../../../platform/handle.ts'
import { recordAccess, recordNames } from '../../base/history/record.server.ts'
import { notificationSources } from '../../property/notifications/sources.server.ts'
import { ApprovePermit } from './calls/ApprovePermit.ts'
import { GetPermit } from './calls/GetPermit.ts'
import { GetPermitFigures } from './calls/GetPermitFigures.ts'
import { GetPermitPage } from './calls/GetPermitPage.ts'
import { GetPermitSettings } from './calls/GetPermitSettings.ts'
import { GetPermits } from './calls/GetPermits.ts'
import { MovePermit } from './calls/MovePermit.ts'
import { SavePermitSettings } from './calls/SavePermitSettings.ts'
import * as contract from './contract.ts'
import { tellAsker, tellPastEnd } from './jobs.ts'
import { permitColumns } from './listColumns.ts'
import { pastEndSource } from './pastEnd.server.ts'
import { permitAccess, permitNames } from './record.server.ts'
import * as record from './record.ts'

export const calls = serve(contract, {
  ApprovePermit,
  GetPermit,
  GetPermitFigures,
  GetPermitSettings,
  GetPermits,
  MovePermit,
  GetPermitPage,
  SavePermitSettings,
})
export const jobs = [tellAsker, ...tellPastEnd.jobs]
export const lists = [permitColumns]
export const additions = [
  ...record.additions,
  ...permitAccess.map(one => recordAccess.with(one)),
  ...permitNames.map(one => recordNames.with(one)),
  notificationSources.with(pastEndSource),
]
