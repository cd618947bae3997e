import { handle } from '../../../../platform/handle.ts'
import { GetRoundErrorCounts as call } from '../contract.ts'
import { countErrors } from '../errors.server.ts'

export const GetRoundErrorCounts = handle(call, countErrors)
