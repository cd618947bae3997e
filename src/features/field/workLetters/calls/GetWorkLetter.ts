import { handle } from '../../../../platform/handle.ts'
import { GetWorkLetter as call } from '../contract.ts'
import { readLetter } from '../letter.server.ts'

export const GetWorkLetter = handle(call, (ctx, { iptId }) => readLetter(ctx, iptId))
