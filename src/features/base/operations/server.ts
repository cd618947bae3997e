import { serve } from '../../../platform/handle.ts'
import { GetOperations } from './calls/GetOperations.ts'
import * as contract from './contract.ts'

export const calls = serve(contract, { GetOperations })
