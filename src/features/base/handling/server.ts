import { serve } from '../../../platform/handle.ts'
import { GetAssignees } from './calls/GetAssignees.ts'
import * as contract from './contract.ts'

export const calls = serve(contract, { GetAssignees })
