import { serve } from '../../../platform/handle.ts'
import { recordAccess, recordNames } from '../../base/history/record.server.ts'
import { GetDay } from './calls/GetDay.ts'
import { GetRoundVersion } from './calls/GetRoundVersion.ts'
import { GetWalk } from './calls/GetWalk.ts'
import { SendWalk } from './calls/SendWalk.ts'
import * as contract from './contract.ts'
import { inspectionAccess, inspectionNames } from './record.server.ts'
import * as record from './record.ts'

export const calls = serve(contract, { GetDay, GetRoundVersion, GetWalk, SendWalk })
export const additions = [...record.additions, recordAccess.with(inspectionAccess), recordNames.with(inspectionNames)]
