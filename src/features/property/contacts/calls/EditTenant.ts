import { handle } from '../../../../platform/handle.ts'
import { EditTenant as call } from '../contract.ts'
import { editTenant } from '../tenants.server.ts'

export const EditTenant = handle(call, editTenant)
