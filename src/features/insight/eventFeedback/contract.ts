import { num, read, uuid, z } from '../../../core/call.ts'
import { eventFeedbackDashboard } from './dashboard.ts'
import { EventComment, EventItem, mostComments, mostEvents, mostRegistrants, Registrant } from './model.ts'

const { may } = eventFeedbackDashboard
const event = { gId: uuid(), eventId: uuid() }
const count = (most: number) => z.pipe(num(), z.int().check(z.minimum(0), z.maximum(most)))

export const GetEvents = read('Event/GetEvents', {
  summary: 'The events of a building, the one that was set up last first',
  scope: 'building',
  may,
  input: z.strictObject({ gId: uuid(), bId: uuid() }),
  output: z.object({ Events: z.array(EventItem).check(z.maxLength(mostEvents)) }),
})

export const GetEventRatingSummary = read('Analytics/GetEventRatingSummary', {
  summary: 'How an event was liked: mean and stars of those who rated it',
  scope: 'group',
  may,
  input: z.strictObject(event),
  output: z.object({
    EventName: z.string(),
    AverageScore: z.nullable(z.number()),
    Count: z.int(),
    /** Five stars first. */
    StarBuckets: z.array(z.object({ Score: z.int(), Count: z.int() })),
  }),
})

export const GetEventComments = read('Analytics/GetEventComments', {
  summary: 'What people wrote about an event, the newest first',
  scope: 'group',
  may,
  input: z.strictObject({ ...event, take: z._default(count(mostComments), mostComments), skip: z._default(count(10_000), 0) }),
  output: z.object({ Comments: z.array(EventComment).check(z.maxLength(mostComments)) }),
})

export const GetRegistrants = read('Event/GetRegistrants', {
  summary: 'Who registered for an event or came to it, by name',
  scope: 'group',
  may,
  input: z.strictObject(event),
  output: z.object({ Registrants: z.array(Registrant).check(z.maxLength(mostRegistrants)), More: z.boolean() }),
})
