import { serve } from '../../../platform/handle.ts'
import { dashboards } from '../dashboards/model.ts'
import { GetCharacteristicsOptions } from './calls/GetCharacteristicsOptions.ts'
import { GetPropertyCharacteristics } from './calls/GetPropertyCharacteristics.ts'
import { SearchPropertyCharacteristics } from './calls/SearchPropertyCharacteristics.ts'
import * as contract from './contract.ts'
import { characteristicsDashboard } from './dashboard.ts'

export const calls = serve(contract, { GetPropertyCharacteristics, GetCharacteristicsOptions, SearchPropertyCharacteristics })
export const additions = [dashboards.with(characteristicsDashboard)]
