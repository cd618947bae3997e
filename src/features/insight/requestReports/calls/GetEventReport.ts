import { handle } from '../../../../platform/handle.ts'
import { eventTypes } from '../../../codes/requests/bookings.ts'
import { GetEventReport as call } from '../contract.ts'
import { readDailyReport } from '../daily.server.ts'

export const GetEventReport = handle(call, async (ctx, asked) => readDailyReport(ctx, eventTypes, asked))
