import { handle } from '../../../../platform/handle.ts'
import { GetRound as call } from '../contract.ts'
import { readRound } from '../read.server.ts'

export const GetRound = handle(call, async (ctx, { rId }) => ({ Round: await readRound(ctx, rId) }))
