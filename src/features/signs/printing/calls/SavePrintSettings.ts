import { handle } from '../../../../platform/handle.ts'
import { SavePrintSettings as call } from '../contract.ts'
import { savePrintSettings } from '../save.server.ts'

export const SavePrintSettings = handle(call, savePrintSettings)
