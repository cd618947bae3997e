import { Localized, read, text, uuid, z } from '../../../core/call.ts'
import { isCalendarDay } from '../../../core/days.ts'
import { messages } from '../../../core/problem.ts'
import { requestFlag as may } from '../requests/model.ts'

/** A booking of a room, or all that is registered for an event on a day; a cancelled one takes no place. */
export const CalendarEntry = z.object({
  Key: z.string(),
  FunctionalityType: z.string(),
  /** The room or the event. */
  VenueName: z.string(),
  /** By the building's clock: `YYYY-MM-DD`, `HH:MM`; without a start it lasts the whole day. */
  Day: z.string(),
  StartTime: z.nullable(z.string()),
  EndTime: z.nullable(z.string()),
  Over: z.boolean(),
  /** How many bookings it stands for. */
  Count: z.int(),
  /** Of a single booking: its request, and who has booked. */
  RequestId: z.nullable(uuid()),
  Name: z.string(),
  QrCodeId: uuid(),
  BuildingName: Localized(),
})
export type CalendarEntry = z.output<typeof CalendarEntry>

/** Days that a calendar shows at most. */
const mostDays = 42
const day = () => text(10)

export const GetBookingCalendar = read('Booking/GetBookingCalendar', {
  summary: 'What is booked on some days, at a code, in a building or in the account',
  scope: 'group',
  may,
  input: z.strictObject({ gId: uuid(), bId: z.optional(uuid()), QrCodeId: z.optional(uuid()), From: day(), To: day() }),
  output: z.object({
    Entries: z.array(CalendarEntry),
    /** There are more than are shown. */
    More: z.boolean(),
    /** The day that it is in the building, where one is asked for. */
    Today: z.nullable(z.string()),
    /** Of the code that is asked for. */
    QrName: z.string(),
  }),
  check: ({ From, To }) => {
    const wrong = Object.entries({ From, To }).filter(([, one]) => !isCalendarDay(one))
    if (wrong.length > 0) return wrong.map(([Field]) => ({ Field, Message: messages.format }))
    const days = (Date.parse(To) - Date.parse(From)) / 86_400_000
    return days >= 0 && days < mostDays ? [] : [{ Field: 'To', Message: messages.format }]
  },
})
