import { serve } from '../../../platform/handle.ts'
import { featureGauges } from '../../../platform/watching/gauges.ts'
import { GetBackups } from './calls/GetBackups.ts'
import { StartBackup } from './calls/StartBackup.ts'
import * as contract from './contract.ts'
import { backupGauges } from './gauges.server.ts'
import { makeBackups, testRestore } from './jobs.ts'

export const calls = serve(contract, { GetBackups, StartBackup })
export const jobs = [makeBackups, testRestore]
export const additions = [featureGauges.with(backupGauges)]
