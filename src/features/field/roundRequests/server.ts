import { stopFollows } from '../inspections/ends.server.ts'
import { makeRequests } from './makeRequests.server.ts'

export const additions = [stopFollows.with(makeRequests)]
