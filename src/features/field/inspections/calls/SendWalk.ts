import { handle } from '../../../../platform/handle.ts'
import { SendWalk as call } from '../contract.ts'
import { sendWalk } from '../send.server.ts'

export const SendWalk = handle(call, sendWalk)
