import type { FormField } from '../../base/fields/model.ts'
import type { Urgency } from './model.ts'

const hour = 3_600_000
/** Hours within which a request is to be done: the service level of the reports is 48; what presses has half of it. */
const serviceHours: Readonly<Record<Urgency, number>> = { High: 24, Medium: 48, Low: 48 }

/** When a request is due, epoch ms. */
export const dueOf = (created: number, urgency: Urgency | null): number => created + serviceHours[urgency ?? 'Medium'] * hour

/**
 * The field that asks from when to when: the hours of a room, or beside the day of a visit the one that takes hours and counts as nothing else
 * (elevator hours of a move-in, hours of hot work).
 */
export const findHoursField = (fields: readonly FormField[]): FormField | undefined =>
  fields.find(({ Means }) => Means === 'RentalTime') ??
  (fields.some(({ Means }) => Means === 'VisitDate') ? fields.find(({ Style, Means }) => Style === 'scan.Duration' && !Means) : undefined)

/** Why something cannot be done with a request. */
export const requestMessages = {
  handled: 'This request is finished. Reopen it to change it.',
  seen: 'Somebody has seen this request already.',
  started: 'This request is being handled already.',
  open: 'This request is open.',
  taken: 'Somebody else has this room at that time now. This booking stays cancelled.',
  full: 'All places of this event are taken now. This registration stays cancelled.',
  notBooked: 'This booking is cancelled or over.',
  visit: 'Only the team of the building can cancel a visit.',
  booked: 'This booking is not cancelled.',
  past: 'This booking is over. It stays cancelled.',
  fixedTime: 'The time of this booking cannot be changed.',
  hoursTaken: 'Somebody else has this room at that time.',
  noUrgency: 'A booking has no urgency.',
  pastDay: 'Please choose a day from today on.',
  pastHours: 'These hours are over. Please choose a later time.',
  noWork: 'Nobody has to do anything here: it has no costs.',
  notWaiting: 'This request does not wait for its visitor.',
  waitsUnasked: 'Only a reply to the visitor of open work stops the clock.',
  otherBuildings: 'This person does not work in all buildings of the chosen requests.',
} as const
