import { handle } from '../../../../platform/handle.ts'
import { GetRoundErrorReport as call } from '../contract.ts'
import { listErrors } from '../errors.server.ts'

export const GetRoundErrorReport = handle(call, listErrors)
