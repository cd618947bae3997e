import { and, eq } from 'drizzle-orm'
import { type Language, languages } from '../../../core/words.ts'
import { wordsFor } from '../../../platform/words.ts'
import { readSubmission } from '../../base/fields/answeredForm.server.ts'
import { fieldTextIn } from '../../base/fields/fieldType.ts'
import { contact } from '../../property/contacts/tables.ts'
import { entityTypeAt } from '../../property/entityTypes/model.ts'
import type { NotificationFacts, RuleChoice } from '../../property/notifications/model.ts'
import type { EventPlace, NotificationSource, ReadEvent } from '../../property/notifications/sources.server.ts'
import { isWork } from '../functionalities/definition.ts'
import { definitionOf } from '../functionalities/definitions.ts'
import { qrCode, qrItem } from '../qr/tables.ts'
import { describeBooking, isBookingType, requestNoun, venueTypes } from '../requests/bookings.ts'
import { requestFlag as may, openStatuses } from '../requests/model.ts'
import { requestNote, visitorRequest } from '../requests/tables.ts'
import { requestTypeLabel } from './listColumns.ts'
import { toldWords } from './toldWords.ts'

type Request = typeof visitorRequest.$inferSelect
type Read = { request: Request; event: Omit<ReadEvent, 'Kind' | 'Meets'> }

/** Characters of a visitor's words in a notification. */
const longestSaid = 300
/** At this score and below a visitor was not served well. */
const worstRating = 2

const readRequest = async ({ tx, GroupId }: Pick<EventPlace, 'tx' | 'GroupId'>, RequestId: string): Promise<Read | null> => {
  const [found] = await tx
    .select({
      request: visitorRequest,
      Location: qrCode.Location,
      CodeType: qrCode.QrType,
      ItemType: qrItem.QrType,
      UserId: contact.UserId,
    })
    .from(visitorRequest)
    .leftJoin(qrCode, and(eq(qrCode.GroupId, GroupId), eq(qrCode.id, visitorRequest.QrCodeId)))
    .leftJoin(qrItem, and(eq(qrItem.GroupId, GroupId), eq(qrItem.id, visitorRequest.ItemId)))
    .leftJoin(contact, and(eq(contact.GroupId, GroupId), eq(contact.id, visitorRequest.AssigneeId)))
    .where(and(eq(visitorRequest.GroupId, GroupId), eq(visitorRequest.id, RequestId)))
  if (!found) return null
  const { request, Location, CodeType, ItemType, UserId } = found
  const { BuildingId, CompanyName, Unit, FunctionalityType, Number, RequestType, Detail, VenueName, Day, StartTime, EndTime } = request
  const event = {
    BuildingId,
    QrType: ItemType ?? CodeType ?? FunctionalityType,
    EntityType: entityTypeAt(Location ?? ''),
    CompanyName,
    Unit,
    byDefault: true,
    own: UserId ? [UserId] : [],
    Facts: {
      Number,
      FunctionalityType,
      RequestType,
      Said: Detail.slice(0, longestSaid),
      Score: request.Score,
      Urgent: request.Urgency === 'High' ? 1 : 0,
      ...(isBookingType(FunctionalityType) && { VenueName, Day, StartTime, EndTime }),
    },
    Path: `/requests/${GroupId}/${request.id}`,
  }
  return { request, event }
}

const isScore = (score: number | null, most: number): score is number => score !== null && score <= most
const scored = (score: number): RuleChoice[] => ([1, 2, 3] as const).filter(most => score <= most).map(most => `AtMost${most}` as const)

/** Something was sent: rated badly, urgent, or a request or registration like any other. */
const request: NotificationSource = {
  What: 'request',
  may,
  read: async ({ SubjectId, Score, ...at }) => {
    const read = await readRequest(at, SubjectId)
    if (!read) return null
    const { event } = read
    const definition = definitionOf(read.request.FunctionalityType)
    const Meets: RuleChoice[] = [
      'Any',
      ...(read.request.Urgency === 'High' ? (['High'] as const) : []),
      ...(Score === null ? [] : scored(Score)),
    ]
    const bad = isScore(Score, 3)
    const work = definition === undefined || isWork(definition.purpose)
    const Kind = bad ? 'BadScore' : read.request.Urgency === 'High' ? 'UrgentRequest' : work ? 'NewRequest' : 'Registration'
    const byDefault = Kind === 'UrgentRequest' || isScore(Score, worstRating) || isVenueBooking(read.request)
    const told = { ...event, Kind, Meets, byDefault, own: [], Facts: { ...event.Facts, Score } } as const
    const points = definition?.canFail ? await readFailed(at, read.request.SubmissionId) : null
    if (!points) return told
    return { ...told, Kind: 'FailedInspection', Meets: [...Meets, 'Failed'], byDefault: true, Facts: { ...told.Facts, ...points } }
  },
  say: (facts, language) => {
    const t = wordsFor(toldWords, language)
    const named = { n: String(facts.Number), type: requestTypeLabel(String(facts.FunctionalityType), language), score: String(facts.Score) }
    const n = Number(facts.Failed)
    if (n > 0)
      return {
        Title: t('failed', { ...named, points: t('points', { n }) }),
        Text: [facts[`Points.${language}`], saidIn(facts, language)].filter(Boolean).join(' · '),
      }
    return { Title: facts.Score === null ? t('request', named) : t('scored', named), Text: saidIn(facts, language) }
  },
}

/** How many points of an inspection failed, and which, in every language; null where none did. */
const readFailed = async (at: Pick<EventPlace, 'tx' | 'GroupId'>, SubmissionId: string): Promise<NotificationFacts | null> => {
  const points: Record<string, string> = {}
  let Failed = 0
  for (const language of languages) {
    const failed = (await readSubmission(at, SubmissionId, language)).filter(one => one.Failed)
    Failed = failed.length
    const said = failed.map(({ Question, Text }) => `${fieldTextIn(Question, language)} ${Text}`)
    points[`Points.${language}`] = said.join(', ').slice(0, longestSaid)
  }
  return Failed > 0 ? { Failed, ...points } : null
}

/** A visitor wrote to a request: its assignee is notified, without one the people who get new requests. */
const note: NotificationSource = {
  What: 'requestNote',
  may,
  read: async ({ SubjectId, ...at }) => {
    const own = and(eq(requestNote.GroupId, at.GroupId), eq(requestNote.id, SubjectId))
    const [found] = await at.tx.select({ RequestId: requestNote.RequestId, Note: requestNote.Note }).from(requestNote).where(own)
    const read = found && (await readRequest(at, found.RequestId))
    if (!read) return null
    const assigned = read.event.own.length > 0
    const Facts = { ...read.event.Facts, RequestType: '', Said: found.Note.slice(0, longestSaid) }
    return { ...read.event, Kind: 'VisitorNote', Meets: assigned ? [] : ['Any', 'High'], Facts }
  },
  say: (facts, language) => ({
    Title: wordsFor(toldWords, language)('note', { n: String(facts.Number), noun: requestNoun(String(facts.FunctionalityType)) }),
    Text: saidIn(facts, language),
  }),
}

/** A request was given to somebody who handles it, or several at once: then it leads to those that are theirs. */
const assigned: NotificationSource = {
  What: 'requestAssigned',
  may,
  read: async ({ SubjectId, Given, ...at }) => {
    const read = await readRequest(at, SubjectId)
    if (!read || (Given && Given.To !== read.request.AssigneeId)) return null
    const many = Given && Given.Count > 1
    const list = isBookingType(read.request.FunctionalityType) ? 'tab=Visits&status=Booked' : 'status=Open'
    const Facts = { Given: Given?.Count ?? 0, FunctionalityType: read.request.FunctionalityType }
    const told = many ? { Facts, Path: `/requests?${list}&mine=true&bId=${read.event.BuildingId}` } : {}
    return { ...read.event, ...told, Kind: 'Assigned', Meets: [], byDefault: false }
  },
  say: (facts, language) => {
    const t = wordsFor(toldWords, language)
    const noun = requestNoun(String(facts.FunctionalityType))
    const n = Number(facts.Given)
    return n > 1
      ? { Title: t('givenMany', { n: String(n), noun }), Text: '' }
      : {
          Title: t('assigned', { n: String(facts.Number), noun }),
          Text: saidIn(facts, language),
        }
  },
}

const isDue = ({ DueDate }: { DueDate: Date | null }): boolean => DueDate !== null && DueDate <= new Date()

/** A request is late: its assignee is notified, and everybody who chose this kind. */
const overdue: NotificationSource = {
  What: 'requestOverdue',
  may,
  read: async ({ SubjectId, ...at }) => {
    const read = await readRequest(at, SubjectId)
    if (!read || !openStatuses.includes(read.request.Status) || !isDue(read.request)) return null
    return { ...read.event, Kind: 'RequestOverdue', Meets: ['Overdue'] }
  },
  say: (facts, language) => ({
    Title: wordsFor(toldWords, language)('overdue', { n: String(facts.Number) }),
    Text: saidIn(facts, language),
  }),
}

/** A visitor rated a handled request badly: its doer is notified, and everybody who chose this kind. */
const rated: NotificationSource = {
  What: 'requestRated',
  may,
  read: async ({ SubjectId, ...at }) => {
    const read = await readRequest(at, SubjectId)
    if (!read || !isScore(read.request.Score, worstRating)) return null
    const Facts = { ...read.event.Facts, RequestType: '', Said: (read.request.ScoreComment ?? '').slice(0, longestSaid) }
    return { ...read.event, Kind: 'BadScore', Meets: ['BadRating'], Facts }
  },
  say: (facts, language) => {
    const named = { n: String(facts.Number), score: String(facts.Score) }
    return { Title: wordsFor(toldWords, language)('rated', named), Text: saidIn(facts, language) }
  },
}

/** The visitor moved or cancelled a booking: the people who get new bookings are notified. */
const changed: NotificationSource = {
  What: 'bookingChanged',
  may,
  read: async ({ SubjectId, ...at }) => {
    const read = await readRequest(at, SubjectId)
    if (!read) return null
    const Change = read.request.Status === 'Cancelled' ? 'cancelled' : 'moved'
    const { event } = read
    return { ...event, Kind: 'Registration', Meets: ['Any'], byDefault: isVenueBooking(read.request), Facts: { ...event.Facts, Change } }
  },
  say: (facts, language) => {
    const named = { n: String(facts.Number), type: requestTypeLabel(String(facts.FunctionalityType), language) }
    return {
      Title: wordsFor(toldWords, language)(facts.Change === 'cancelled' ? 'cancelled' : 'moved', named),
      Text: saidIn(facts, language),
    }
  },
}

const isVenueBooking = ({ FunctionalityType }: Request): boolean => venueTypes.some(type => type === FunctionalityType)

/** What was said; of a booking what is booked and when. */
const saidIn = (facts: NotificationFacts, language: Language): string => {
  const text = (name: string) => (typeof facts[name] === 'string' ? facts[name] : '')
  const orNone = (name: string) => text(name) || null
  const time = { VenueName: text('VenueName'), Day: orNone('Day'), StartTime: orNone('StartTime'), EndTime: orNone('EndTime') }
  return [describeBooking(time, language), [text('RequestType'), text('Said')].filter(Boolean).join(': ')].filter(Boolean).join(' · ')
}

/** The notification sources of requests. */
export const requestSources: readonly NotificationSource[] = [request, note, assigned, overdue, rated, changed]
