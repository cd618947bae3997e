import { uuid, z } from '../../../core/call.ts'

/** Events that are listed: the newest. */
export const mostEvents = 500
/** Registrants and comments of one event. */
export const [mostRegistrants, mostComments] = [2000, 100] as const

/** An event: an item of a QR code that registers for it or notes who has come. Days are 'YYYY-MM-DD', '' where the sign names none. */
export const EventItem = z.object({
  acId: uuid(),
  EventName: z.string(),
  StartDate: z.string(),
  EndDate: z.string(),
  EventLocation: z.string(),
  /** Who registered or came, each once; cancelled registrations are left out. */
  ParticipantNumber: z.int(),
  CreatedDate: z.int(),
})
export type EventItem = z.output<typeof EventItem>

/** `Score`: how they liked it, of 5 in halves; null where they have not said. */
export const Registrant = z.object({
  Score: z.nullable(z.number()),
  Name: z.string(),
  Attended: z.boolean(),
  PhoneNumber: z.string(),
  Email: z.string(),
})
export type Registrant = z.output<typeof Registrant>

export const EventComment = z.object({ acId: uuid(), SubmitDate: z.int(), Score: z.number(), Text: z.string(), Name: z.string() })
export type EventComment = z.output<typeof EventComment>
