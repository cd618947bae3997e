import { read, z } from '../../../core/call.ts'
import { daysProblems, figuresAsked } from '../../property/buildings/askedDays.ts'
import { TenantRequests } from '../serviceRequests/model.ts'
import { tenantHealth, tenantPerformance } from './dashboard.ts'
import { TenantHealth } from './model.ts'

const terms = { scope: 'group', input: z.strictObject(figuresAsked), check: daysProblems } as const

export const GetTenantPerformance = read('Tenant/GetTenantPerformance', {
  ...terms,
  summary: 'The service requests of each tenant: how many, how soon done, how rated, how much was said; the most first',
  may: tenantPerformance.may,
  output: z.object({ Tenants: z.array(TenantRequests) }),
})

export const GetTenantHealth = read('Tenant/GetTenantHealth', {
  ...terms,
  summary: 'How content each tenant is, by what is known of it; those at risk first, those of whom too little is known last',
  may: tenantHealth.may,
  output: z.object({ Tenants: z.array(TenantHealth) }),
})
