import { handle } from '../../../../platform/handle.ts'
import { GetInspectionDates as call } from '../contract.ts'
import { listDates } from '../dates.server.ts'

export const GetInspectionDates = handle(call, (ctx, { ptId: _type, ...days }) => listDates(ctx, days))
