import { handle } from '../../../../platform/handle.ts'
import { GetToldWalk as call } from '../contract.ts'
import { readToldWalk } from '../told.server.ts'

export const GetToldWalk = handle(call, readToldWalk)
