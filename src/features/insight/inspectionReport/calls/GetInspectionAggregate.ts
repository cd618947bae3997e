import { handle } from '../../../../platform/handle.ts'
import { GetInspectionAggregate as call } from '../contract.ts'
import { countDates } from '../dates.server.ts'

export const GetInspectionAggregate = handle(call, (ctx, { ptId: _type, ...days }) => countDates(ctx, days))
