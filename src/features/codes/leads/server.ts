import { serve } from '../../../platform/handle.ts'
import { recordAccess, recordNames } from '../../base/history/record.server.ts'
import { notificationSources } from '../../property/notifications/sources.server.ts'
import { SaveLead } from './calls/SaveLead.ts'
import * as contract from './contract.ts'
import { tellWaitingLeads } from './jobs.ts'
import { assignMany } from './many.server.ts'
import { leadAccess, leadNames } from './record.server.ts'
import * as record from './record.ts'
import { assignedLeadSource, waitingLeadSource } from './told.server.ts'

export const calls = serve(contract, { SaveLead, AssignLeads: assignMany.handler })
export const jobs = [tellWaitingLeads, assignMany.job]
export const additions = [
  ...record.additions,
  recordAccess.with(leadAccess),
  recordNames.with(leadNames),
  notificationSources.with(waitingLeadSource),
  notificationSources.with(assignedLeadSource),
]
