import { handle } from '../../../../platform/handle.ts'
import { GetQrPairs as call } from '../contract.ts'
import { listPairs } from '../pairs.server.ts'

export const GetQrPairs = handle(call, listPairs)
