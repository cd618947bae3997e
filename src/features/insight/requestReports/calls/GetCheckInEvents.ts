import { handle } from '../../../../platform/handle.ts'
import { dayOf } from '../../../codes/functionalities/booked.server.ts'
import { GetCheckInEvents as call } from '../contract.ts'
import { listPlaces } from '../places.server.ts'

export const GetCheckInEvents = handle(call, async (ctx, { filter, sort = { field: 'EventName', order: 'ASC' }, ...page }) => {
  const { rows, Total } = await listPlaces(ctx, filter, { ...page, sort })
  return {
    CheckInEvents: rows.map(({ acId, Name, EventName, EventLocation, StartDate, EndDate, ParticipantNumber }) => ({
      acId,
      EventName: EventName || Name,
      EventLocation,
      StartDate: dayOf(Number(StartDate) || null),
      EndDate: dayOf(Number(EndDate) || null),
      ParticipantNumber,
    })),
    Total,
  }
})
