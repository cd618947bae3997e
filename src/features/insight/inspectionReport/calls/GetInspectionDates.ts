import { handle } from '../../../../platform/handle.ts'
import { GetInspectionDates as call } from '../contract.ts'
import { readInspectionDates } from '../dates.server.ts'

export const GetInspectionDates = handle(call, async (ctx, { ptId: _type, ...days }) => ({
  Dates: (await readInspectionDates(ctx, days)).map(({ DueId, InspectionType, RoundName, Date: Ends, Status }) => ({
    DueId,
    InspectionType,
    RoundName,
    Date: Ends,
    Status,
  })),
}))
