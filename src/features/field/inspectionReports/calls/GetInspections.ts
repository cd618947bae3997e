import { handle } from '../../../../platform/handle.ts'
import { GetInspections as call } from '../contract.ts'
import { listInspections } from '../summaries.server.ts'

export const GetInspections = handle(call, listInspections)
