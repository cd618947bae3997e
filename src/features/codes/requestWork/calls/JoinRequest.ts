import { handle } from '../../../../platform/handle.ts'
import { JoinRequest as call } from '../contract.ts'
import { joinRequests } from '../joined.server.ts'

export const JoinRequest = handle(call, joinRequests)
