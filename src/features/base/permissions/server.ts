import { serve } from '../../../platform/handle.ts'
import { GetRolePermissions } from './calls/GetRolePermissions.ts'
import { SaveRolePermissions } from './calls/SaveRolePermissions.ts'
import * as contract from './contract.ts'

export const calls = serve(contract, { GetRolePermissions, SaveRolePermissions })
