import { handle } from '../../../../platform/handle.ts'
import { GetMoveReport as call } from '../contract.ts'
import { readMoveReport } from '../report.server.ts'

export const GetMoveReport = handle(call, readMoveReport)
