import { serve } from '../../../platform/handle.ts'
import { dashboards } from '../dashboards/model.ts'
import { SearchEquipment } from './calls/SearchEquipment.ts'
import * as contract from './contract.ts'
import { equipmentLookupDashboard } from './dashboard.ts'

export const calls = serve(contract, { SearchEquipment })
export const additions = [dashboards.with(equipmentLookupDashboard)]
