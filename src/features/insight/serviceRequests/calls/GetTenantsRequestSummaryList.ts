import { handle } from '../../../../platform/handle.ts'
import { GetTenantsRequestSummaryList as call } from '../contract.ts'
import { readTenants } from '../tenants.server.ts'

export const GetTenantsRequestSummaryList = handle(call, readTenants)
