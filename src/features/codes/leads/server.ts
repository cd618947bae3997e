import { serve } from '../../../platform/handle.ts'
import { recordAccess, recordNames } from '../../base/history/record.server.ts'
import { notificationSources } from '../../property/notifications/sources.server.ts'
import { SaveLead } from './calls/SaveLead.ts'
import * as contract from './contract.ts'
import { tellWaitingLeads } from './jobs.ts'
import { leadAccess, leadNames } from './record.server.ts'
import * as record from './record.ts'
import { waitingLeadSource } from './waiting.server.ts'

export const calls = serve(contract, { SaveLead })
export const jobs = [tellWaitingLeads]
export const additions = [
  ...record.additions,
  recordAccess.with(leadAccess),
  recordNames.with(leadNames),
  notificationSources.with(waitingLeadSource),
]
