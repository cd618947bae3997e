import { read, text, uuid, write, z } from '../../../core/call.ts'
import { isCalendarDay } from '../../../core/days.ts'
import { messages, type Problem, required } from '../../../core/problem.ts'
import { isTime } from '../../../core/times.ts'
import { requestFlag as may } from '../requests/model.ts'

const ids = { RequestId: 'visitor_request' } as const

const findHourProblems = (input: { Day: string; StartTime: string; EndTime: string }): Problem[] => {
  const { Day, StartTime, EndTime } = input
  const missing = required(input, ['Day', 'StartTime', 'EndTime'])
  const wrong = [
    ...(isCalendarDay(Day) ? [] : ['Day']),
    ...(isTime(StartTime) ? [] : ['StartTime']),
    ...(isTime(EndTime) ? [] : ['EndTime']),
  ]
  if (missing.length > 0 || wrong.length > 0)
    return [
      ...missing,
      ...wrong.filter(Field => missing.every(one => one.Field !== Field)).map(Field => ({ Field, Message: messages.format })),
    ]
  return StartTime < EndTime ? [] : [{ Field: 'EndTime', Message: messages.endAfterStart }]
}

export const MoveBooking = write('Booking/MoveBooking', {
  summary: 'Give a booking of a room another day or other hours, by the rules of a new one; the visitor is told by mail',
  scope: 'group',
  may,
  ids,
  input: z.strictObject({
    GroupId: uuid(),
    RequestId: uuid(),
    Version: z.int(),
    /** By the clock of the building: `YYYY-MM-DD`, `HH:MM`. */
    Day: text(10),
    StartTime: text(5),
    EndTime: text(5),
  }),
  output: z.object({ acId: uuid(), Version: z.int() }),
  check: findHourProblems,
})

export const GetTakenHours = read('Booking/GetTakenHours', {
  summary: 'The hours of a day that others have booked in the room of a booking',
  scope: 'group',
  may,
  ids,
  input: z.strictObject({ gId: uuid(), RequestId: uuid(), Day: text(10) }),
  output: z.object({ Taken: z.array(z.object({ StartTime: z.string(), EndTime: z.string() })) }),
})
