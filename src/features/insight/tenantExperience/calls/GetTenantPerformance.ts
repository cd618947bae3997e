import { handle } from '../../../../platform/handle.ts'
import { readTenants } from '../../serviceRequests/tenants.server.ts'
import { GetTenantPerformance as call } from '../contract.ts'

export const GetTenantPerformance = handle(call, readTenants)
