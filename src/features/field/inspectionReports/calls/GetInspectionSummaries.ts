import { handle } from '../../../../platform/handle.ts'
import { GetInspectionSummaries as call } from '../contract.ts'
import { listSummaries } from '../summaries.server.ts'

export const GetInspectionSummaries = handle(call, listSummaries)
