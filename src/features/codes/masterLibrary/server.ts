import { serve } from '../../../platform/handle.ts'
import { GetGlobalQrCodes } from './calls/GetGlobalQrCodes.ts'
import { GetGlobalQrHubs } from './calls/GetGlobalQrHubs.ts'
import { GetQrCodesByGroupId } from './calls/GetQrCodesByGroupId.ts'
import * as contract from './contract.ts'
import { accountCodeColumns, globalCodeColumns, globalHubColumns } from './listColumns.ts'

export const calls = serve(contract, { GetGlobalQrCodes, GetGlobalQrHubs, GetQrCodesByGroupId })
export const lists = [accountCodeColumns, globalCodeColumns, globalHubColumns]
