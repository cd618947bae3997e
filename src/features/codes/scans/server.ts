import { closeScanDays } from './closeDays.server.ts'
import { scanSums } from './rollUp.server.ts'
import { moveStaged } from './staging.server.ts'

export const sums = [scanSums]
export const jobs = [...moveStaged.jobs, closeScanDays]
