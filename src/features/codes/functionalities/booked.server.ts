import { dayIn } from '../../../core/days.ts'
import { nameKey } from '../../../core/fold.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { findEnd, isArrivalType, isBookingType, venueTypes } from '../requests/bookings.ts'
import { type BookedHours, type DescribedBooking, followSign } from '../requests/data.ts'
import type { CodeItem } from '../scanPage/scannable.server.ts'

type Form = CodeItem['Form']

/** A text of a form, without blanks around it. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
/** The day of a form, which is epoch ms of its midnight in UTC; '' without one. */
export const dayOf = (moment: unknown): string => (typeof moment === 'number' ? new Date(moment).toISOString().slice(0, 10) : '')
const isVenueType = (type: string): boolean => venueTypes.some(one => one === type)

/**
 * What a booking is for, whichever sign it was made at: the name of the room, of an event with its day. The room stays the same room when its
 * sign is replaced or its item moves into a hub. Null: the type has no bookings.
 */
export const bookedVenue = (FunctionalityType: string, form: Form): string | null => {
  if (!isVenueType(FunctionalityType)) return null
  const name = nameKey(textOf(form.EventName))
  if (name === '') return null
  return FunctionalityType === 'RoomRental' ? name : `${name}|${dayOf(form.EventDate) || dayOf(form.StartDate)}`
}

type BookingPlace = { FunctionalityType: string; Form: Form; TimeZone: string; now: Date }

/** What an answer books and when: the hours that it asks for, those of the event, or the day on which somebody came. Undefined: nothing. */
export const describeBooked = (place: BookingPlace, asked: BookedHours): DescribedBooking | undefined => {
  const { FunctionalityType, Form: form, TimeZone, now } = place
  if (!isBookingType(FunctionalityType)) return undefined
  const time =
    FunctionalityType === 'EventRegistration'
      ? eventTime(form)
      : isArrivalType(FunctionalityType)
        ? { Day: dayIn(TimeZone, now.getTime()), StartTime: null, EndTime: null }
        : asked
  const { Day, StartTime, EndTime } = time
  return { VenueName: textOf(form.EventName), Day, StartTime, EndTime, EndsDate: findEnd(TimeZone, Day, EndTime) }
}

const eventTime = (form: Form): BookedHours => {
  const Day = dayOf(form.EventDate) || null
  return { Day, StartTime: (Day && textOf(form.StartTime)) || null, EndTime: (Day && textOf(form.EndTime)) || null }
}

type SavedSign = { GroupId: string; QrCodeId: string; TimeZone: string; now: Date }
type SavedItem = { id: string; FunctionalityType: string; Form: Form }

/** Bookings follow their sign when it is saved: name of the room or event, and the event's time. */
export const followSigns = async (tx: Tx, { TimeZone, ...of }: SavedSign, items: readonly SavedItem[]): Promise<void> => {
  for (const { id: ItemId, FunctionalityType, Form: form } of items) {
    if (!isVenueType(FunctionalityType)) continue
    const VenueName = textOf(form.EventName)
    const time = FunctionalityType === 'EventRegistration' ? eventTime(form) : null
    await followSign(tx, { ...of, ItemId }, { VenueName, ...(time && { ...time, EndsDate: findEnd(TimeZone, time.Day, time.EndTime) }) })
  }
}
