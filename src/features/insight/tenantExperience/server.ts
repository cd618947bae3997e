import { serve } from '../../../platform/handle.ts'
import { dashboards } from '../dashboards/model.ts'
import { GetTenantHealth } from './calls/GetTenantHealth.ts'
import { GetTenantPerformance } from './calls/GetTenantPerformance.ts'
import * as contract from './contract.ts'
import { tenantHealth, tenantPerformance } from './dashboard.ts'

export const calls = serve(contract, { GetTenantHealth, GetTenantPerformance })
export const additions = [dashboards.with(tenantPerformance), dashboards.with(tenantHealth)]
