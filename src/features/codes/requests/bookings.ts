import { dayInSentence, hoursInSentence } from '../../../core/bookedWords.ts'
import type { Label } from '../../../core/labels.ts'
import { addDays } from '../../../core/steps.ts'
import type { Language } from '../../../core/words.ts'
import { timeIn } from '../../../core/zones.ts'
import { showStatus } from '../../base/handling/model.ts'
import { type RequestStatus, workStatuses } from './model.ts'

/** Types by which people register, book or say that they are here: nobody has to act on it, it takes place at a time. */
export const bookingTypes = [
  'RoomRental',
  'EventRegistration',
  'CheckIn',
  'GuestCheckIn',
  'TourCheckIn',
  'SupplierCheckin',
  'MoveIn',
  'ResidentCheckOut',
] as const
export const isBookingType = (type: string): boolean => bookingTypes.some(one => one === type)
/** The tab of visits and bookings has move-outs too, which are charged: they come to a building, and book nothing. */
export const isVisitType = (type: string): boolean => isBookingType(type) || type === 'MoveOut'

/** Whoever sends it is there already: it is for that day. */
export const arrivalTypes = ['CheckIn', 'GuestCheckIn', 'TourCheckIn', 'SupplierCheckin'] as const
export const isArrivalType = (type: string): boolean => arrivalTypes.some(one => one === type)
/** What is planned ahead: shown as upcoming. */
export const plannedTypes = bookingTypes.filter(type => !isArrivalType(type))
/** What the building's people are told of by default, and what a calendar shows: a room, an event, who came to it. */
export const venueTypes = ['RoomRental', 'EventRegistration', 'CheckIn'] as const
/** What belongs to an event: who registers for it, and who has come. */
export const eventTypes = ['EventRegistration', 'CheckIn'] as const
/** Its visitor may cancel it: who has come has come. */
export const isChangeable = (type: string): boolean => plannedTypes.some(one => one === type)
/** Its day and hours can be changed; those of an event are the event's. */
export const isMovableType = (type: string): boolean => type === 'RoomRental'

/** States of a booking. It is over by the clock; nothing has to set it. */
export const bookingStatuses = ['Booked', 'Cancelled', 'Over'] as const
export type BookingStatus = (typeof bookingStatuses)[number]
/** States as they are shown: of work as they are stored, of bookings as they are now. */
export const shownStatuses = [...workStatuses, 'Booked', 'Over'] as const
export type ShownStatus = (typeof shownStatuses)[number]

/** What a request is called: the booking of something, the visit of somebody who has come, or a request. */
export type RequestNoun = 'booking' | 'visit' | 'request'
export const requestNoun = (type: string): RequestNoun => (isArrivalType(type) ? 'visit' : isBookingType(type) ? 'booking' : 'request')
export const requestNounLabels: Readonly<Record<RequestNoun, Label>> = {
  booking: { en: 'Booking', es: 'Reserva', fr: 'Réservation' },
  visit: { en: 'Visit', es: 'Visita', fr: 'Visite' },
  request: { en: 'Request', es: 'Solicitud', fr: 'Demande' },
}
/** What a request is called everywhere: `Request 1042`, `Booking 1043`, `Visit 1044`. */
export const requestName = (of: { FunctionalityType: string; Number: number }, language: Language): string =>
  `${requestNounLabels[requestNoun(of.FunctionalityType)][language]} ${of.Number}`

/** When something takes place: a day, by the building's clock from when to when, and the moment from which it is over. */
export type BookedTime = { Day: string | null; StartTime: string | null; EndTime: string | null; EndsDate: Date | null }

/** The moment from which something is over: its end, else the end of its day. */
export const findEnd = (TimeZone: string, Day: string | null, EndTime: string | null): Date | null => {
  if (Day === null) return null
  return new Date(EndTime ? timeIn(TimeZone, Day, EndTime) : timeIn(TimeZone, addDays(Day, 1), '00:00'))
}

type StoredBooking = { FunctionalityType: string; Status: RequestStatus } & Pick<BookedTime, 'Day' | 'EndsDate'>

/** Whether a booking is over. One that was kept before ends were is over once its day has ended everywhere on earth. */
const isOver = ({ Day, EndsDate }: Pick<StoredBooking, 'Day' | 'EndsDate'>, now: Date): boolean => {
  const end = EndsDate ?? (Day === null ? null : new Date(`${addDays(Day, 1)}T12:00:00Z`))
  return end !== null && end <= now
}

/** The state of a booking now; null where it is none. */
export const bookingStatus = (row: StoredBooking, now: Date): BookingStatus | null => {
  if (!isBookingType(row.FunctionalityType)) return null
  if (row.Status === 'Cancelled') return 'Cancelled'
  return isOver(row, now) ? 'Over' : 'Booked'
}

/** How far a request is, as it is shown. */
export const shownStatus = (row: StoredBooking & { AssigneeId: string | null }, now: Date): ShownStatus =>
  bookingStatus(row, now) ?? showStatus(row)

const checkedIn: Label = { en: 'Checked in', es: 'Llegada registrada', fr: 'Arrivée enregistrée' }
/** The states of bookings in words, the same on screens, pages and in mails. */
export const bookingLabels: Readonly<Record<BookingStatus, Label>> = {
  Booked: { en: 'Booked', es: 'Reservada', fr: 'Réservée' },
  Cancelled: { en: 'Cancelled', es: 'Cancelada', fr: 'Annulée' },
  Over: { en: 'Over', es: 'Pasada', fr: 'Passée' },
}
/** A state of a booking in words: who has come has not booked. */
export const bookingLabel = (status: BookingStatus, type: string): Label =>
  status === 'Booked' && isArrivalType(type) ? checkedIn : bookingLabels[status]

type Described = { VenueName: string } & Pick<BookedTime, 'Day' | 'StartTime' | 'EndTime'>
/** What is booked and when: `Harbor Room, Dec 1, 10–11 AM`. */
export const describeBooking = ({ VenueName, Day, StartTime, EndTime }: Described, language: Language): string =>
  [VenueName, Day && dayInSentence(Day, language), Day && hoursInSentence(StartTime, EndTime, language)].filter(Boolean).join(', ')
