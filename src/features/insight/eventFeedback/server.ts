import { serve } from '../../../platform/handle.ts'
import { dashboards } from '../dashboards/model.ts'
import { GetEventComments } from './calls/GetEventComments.ts'
import { GetEventRatingSummary } from './calls/GetEventRatingSummary.ts'
import { GetEvents } from './calls/GetEvents.ts'
import { GetRegistrants } from './calls/GetRegistrants.ts'
import * as contract from './contract.ts'
import { eventFeedbackDashboard } from './dashboard.ts'

export const calls = serve(contract, { GetEvents, GetEventRatingSummary, GetEventComments, GetRegistrants })
export const additions = [dashboards.with(eventFeedbackDashboard)]
