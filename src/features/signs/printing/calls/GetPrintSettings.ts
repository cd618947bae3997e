import { handle } from '../../../../platform/handle.ts'
import { GetPrintSettings as call } from '../contract.ts'
import { listSettings } from '../list.server.ts'

export const GetPrintSettings = handle(call, listSettings)
