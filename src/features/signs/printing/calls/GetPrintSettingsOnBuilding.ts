import { handle } from '../../../../platform/handle.ts'
import { GetPrintSettingsOnBuilding as call } from '../contract.ts'
import { readSettingsOnBuilding } from '../settings.server.ts'

export const GetPrintSettingsOnBuilding = handle(call, readSettingsOnBuilding)
