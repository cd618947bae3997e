import { serve } from '../../../platform/handle.ts'
import { PrintDashboard } from './calls/PrintDashboard.ts'
import { SendDashboardByEmail } from './calls/SendDashboardByEmail.ts'
import * as contract from './contract.ts'
import { printDashboard } from './jobs.ts'

export const calls = serve(contract, { PrintDashboard, SendDashboardByEmail })
export const jobs = [printDashboard]
