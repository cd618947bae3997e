import { scanSums } from './rollUp.server.ts'

export const sums = [scanSums]
