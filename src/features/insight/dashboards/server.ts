import { serve } from '../../../platform/handle.ts'
import { paperSources } from '../../base/papers/model.ts'
import { GetDashboardClock } from './calls/GetDashboardClock.ts'
import { GetDashboardContacts } from './calls/GetDashboardContacts.ts'
import { PrintDashboard } from './calls/PrintDashboard.ts'
import { SendDashboardByEmail } from './calls/SendDashboardByEmail.ts'
import { SendDashboardToContacts } from './calls/SendDashboardToContacts.ts'
import * as contract from './contract.ts'
import { printDashboard } from './jobs.ts'
import { dashboardPapers } from './paperPaths.ts'

export const calls = serve(contract, {
  GetDashboardClock,
  GetDashboardContacts,
  PrintDashboard,
  SendDashboardByEmail,
  SendDashboardToContacts,
})
export const jobs = [printDashboard]
export const additions = [paperSources.with(dashboardPapers)]
