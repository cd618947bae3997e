import { serve } from '../../../platform/handle.ts'
import { dashboards } from '../dashboards/model.ts'
import { GetUpsellMatrix } from './calls/GetUpsellMatrix.ts'
import { GetUpsellNotes } from './calls/GetUpsellNotes.ts'
import * as contract from './contract.ts'
import { upsellMatrixDashboard } from './dashboard.ts'

export const calls = serve(contract, { GetUpsellMatrix, GetUpsellNotes })
export const additions = [dashboards.with(upsellMatrixDashboard)]
