import { serve } from '../../../platform/handle.ts'
import { StartExport } from './calls/StartExport.ts'
import * as contract from './contract.ts'
import { makeExport } from './jobs.ts'

export const calls = serve(contract, { StartExport })
export const jobs = [makeExport]
