import { handle } from '../../../../platform/handle.ts'
import { TellWalk as call } from '../contract.ts'
import { tellWalk } from '../told.server.ts'

export const TellWalk = handle(call, tellWalk)
