import { handle } from '../../../../platform/handle.ts'
import { GetPrintPrograms as call } from '../contract.ts'
import { listPrograms } from '../global.server.ts'

export const GetPrintPrograms = handle(call, listPrograms)
