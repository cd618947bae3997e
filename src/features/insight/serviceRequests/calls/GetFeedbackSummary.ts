import { handle } from '../../../../platform/handle.ts'
import { GetFeedbackSummary as call } from '../contract.ts'
import { readServiceFigures } from '../sums.server.ts'

export const GetFeedbackSummary = handle(call, readServiceFigures)
