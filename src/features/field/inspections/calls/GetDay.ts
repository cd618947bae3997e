import { handle } from '../../../../platform/handle.ts'
import { GetDay as call } from '../contract.ts'
import { readDay } from '../day.server.ts'

export const GetDay = handle(call, async ctx => ({ ServerTime: ctx.now.getTime(), Dues: await readDay(ctx) }))
