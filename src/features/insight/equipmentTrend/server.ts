import { serve } from '../../../platform/handle.ts'
import { dashboards } from '../dashboards/model.ts'
import { GetEquipmentTrends } from './calls/GetEquipmentTrends.ts'
import { GetTrendEquipments } from './calls/GetTrendEquipments.ts'
import { GetTrendTypes } from './calls/GetTrendTypes.ts'
import * as contract from './contract.ts'
import { equipmentTrendDashboard } from './dashboard.ts'

export const calls = serve(contract, { GetEquipmentTrends, GetTrendEquipments, GetTrendTypes })
export const additions = [dashboards.with(equipmentTrendDashboard)]
