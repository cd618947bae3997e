import { serve } from '../../../platform/handle.ts'
import { GetBackups } from './calls/GetBackups.ts'
import { StartBackup } from './calls/StartBackup.ts'
import * as contract from './contract.ts'
import { makeBackups, testRestore } from './jobs.ts'

export const calls = serve(contract, { GetBackups, StartBackup })
export const jobs = [makeBackups, testRestore]
