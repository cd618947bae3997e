import { serve } from '../../../platform/handle.ts'
import { AddPageFeedback } from './calls/AddPageFeedback.ts'
import * as contract from './contract.ts'

export const calls = serve(contract, { AddPageFeedback })
