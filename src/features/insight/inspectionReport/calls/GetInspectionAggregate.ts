import { handle } from '../../../../platform/handle.ts'
import { GetInspectionAggregate as call } from '../contract.ts'
import { readInspectionDates } from '../dates.server.ts'

export const GetInspectionAggregate = handle(call, async (ctx, { ptId: _type, ...days }) => {
  const dates = await readInspectionDates(ctx, days)
  const count = (wanted: (one: (typeof dates)[number]) => boolean) => dates.filter(wanted).length
  return {
    Completed: count(one => one.Status === 'Completed'),
    Remaining: count(one => one.Status !== 'Completed'),
    OnTimeInspection: count(one => one.isOnTime),
    Overdue: count(one => one.Status === 'Overdue'),
  }
})
