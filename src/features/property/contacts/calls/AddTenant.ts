import { handle } from '../../../../platform/handle.ts'
import { AddTenant as call } from '../contract.ts'
import { addTenant } from '../tenants.server.ts'

export const AddTenant = handle(call, addTenant)
