import { serve } from '../../../platform/handle.ts'
import { recordAccess, recordNames } from '../../base/history/record.server.ts'
import { notificationSources } from '../../property/notifications/sources.server.ts'
import { ExcuseDue } from './calls/ExcuseDue.ts'
import { GetDay } from './calls/GetDay.ts'
import { GetRoundVersion } from './calls/GetRoundVersion.ts'
import { GetRunningWalks } from './calls/GetRunningWalks.ts'
import { GetStopFacts } from './calls/GetStopFacts.ts'
import { GetToldWalk } from './calls/GetToldWalk.ts'
import { GetUploads } from './calls/GetUploads.ts'
import { GetWaitingWalks } from './calls/GetWaitingWalks.ts'
import { GetWalk } from './calls/GetWalk.ts'
import { PutWalkPiece } from './calls/PutWalkPiece.ts'
import { ReopenDue } from './calls/ReopenDue.ts'
import { SendWalk } from './calls/SendWalk.ts'
import { TellWalk } from './calls/TellWalk.ts'
import * as contract from './contract.ts'
import { tellWaitingWalks } from './jobs.ts'
import { inspectionAccess, inspectionNames } from './record.server.ts'
import * as record from './record.ts'
import { waitingWalkSource } from './tellWaiting.server.ts'

export const calls = serve(contract, {
  ExcuseDue,
  GetDay,
  GetRoundVersion,
  GetRunningWalks,
  GetStopFacts,
  GetToldWalk,
  GetUploads,
  GetWaitingWalks,
  GetWalk,
  PutWalkPiece,
  ReopenDue,
  SendWalk,
  TellWalk,
})
export const jobs = [tellWaitingWalks]
export const additions = [
  ...record.additions,
  recordAccess.with(inspectionAccess),
  recordNames.with(inspectionNames),
  notificationSources.with(waitingWalkSource),
]
