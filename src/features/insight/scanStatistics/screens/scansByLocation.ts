import { describeScans } from './scans.ts'

/** Scans by where the codes hang. */
export const dashboard = describeScans('location')
