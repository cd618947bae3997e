import { handle } from '../../../../platform/handle.ts'
import { GetGlobalPrintSetting as call } from '../contract.ts'
import { listGlobalSettings } from '../global.server.ts'

export const GetGlobalPrintSetting = handle(call, listGlobalSettings)
