import { serve } from '../../platform/handle.ts'
import { GetOverview } from './calls/GetOverview.ts'
import * as contract from './contract.ts'

export const calls = serve(contract, { GetOverview })
