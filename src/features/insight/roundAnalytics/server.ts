import { serve } from '../../../platform/handle.ts'
import { dashboards } from '../dashboards/model.ts'
import { GetRoundDashboard } from './calls/GetRoundDashboard.ts'
import { GetRoundTeam } from './calls/GetRoundTeam.ts'
import * as contract from './contract.ts'
import { roundHeads } from './dashboard.ts'

export const calls = serve(contract, { GetRoundDashboard, GetRoundTeam })
export const additions = [dashboards.with(...Object.values(roundHeads))]
