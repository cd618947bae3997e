import { describeScans } from './scans.ts'

/** Scans code by code. */
export const dashboard = describeScans('name')
