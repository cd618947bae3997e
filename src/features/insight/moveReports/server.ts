import { serve } from '../../../platform/handle.ts'
import { recordAccess, recordNames } from '../../base/history/record.server.ts'
import { dashboards } from '../dashboards/model.ts'
import { GetMoveComparison } from './calls/GetMoveComparison.ts'
import { GetMoveReport } from './calls/GetMoveReport.ts'
import { SaveCharges } from './calls/SaveCharges.ts'
import * as contract from './contract.ts'
import { moveReport } from './dashboard.ts'
import { chargeAccess, chargeNames } from './record.server.ts'
import * as record from './record.ts'

export const calls = serve(contract, { GetMoveComparison, GetMoveReport, SaveCharges })
export const additions = [dashboards.with(moveReport), ...record.additions, recordAccess.with(chargeAccess), recordNames.with(chargeNames)]
