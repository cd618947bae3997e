import { handle } from '../../../../platform/handle.ts'
import { GetMaintenanceAnalysisSummaryForGroup as call } from '../contract.ts'
import { readServiceFigures } from '../sums.server.ts'

export const GetMaintenanceAnalysisSummaryForGroup = handle(call, readServiceFigures)
