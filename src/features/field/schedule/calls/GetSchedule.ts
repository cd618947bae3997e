import { handle } from '../../../../platform/handle.ts'
import { GetSchedule as call } from '../contract.ts'
import { readSchedule } from '../schedule.server.ts'

export const GetSchedule = handle(call, (ctx, { First }) => readSchedule(ctx, First))
