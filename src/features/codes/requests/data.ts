import { and, count, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { FileRef } from '../../../core/fileRef.ts'
import type { Language } from '../../../core/words.ts'
import { addRows } from '../../../platform/db/combine.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { allAnswered } from '../../../platform/db/statements.ts'
import { telling } from '../../../platform/events/events.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import { prepareSubmission } from '../../base/fields/data.ts'
import { choiceTextIn } from '../../base/fields/fieldType.ts'
import type { FormAnswers, FormField } from '../../base/fields/model.ts'
import { typeOf } from '../../base/fields/rules.ts'
import { type BookedTime, isArrivalType, isBookingType } from './bookings.ts'
import { resumeByVisitor } from './clock.server.ts'
import { visitEvent } from './contract.ts'
import { lowScore, type Meaning, type RequestChannel, type Urgency, urgencies } from './model.ts'
import { dueOf, findHoursField } from './rules.ts'
import { requestNote, visitorRequest } from './tables.ts'

export type BookedHours = Pick<BookedTime, 'Day' | 'StartTime' | 'EndTime'>
export type DescribedBooking = { VenueName: string } & BookedTime

/** What was sent by a code: the item, its form as it was answered, the answers. */
export type NewRequest = {
  id: string
  BuildingId: string
  QrCodeId: string
  ItemId: string
  FunctionalityType: string
  /** The room or event that is booked, by its name; else null. */
  Venue: string | null
  /** What is booked and when, where it is a booking. */
  booked?: DescribedBooking | undefined
  Language: Language
  /** Somebody has to act on it; else it is done as it comes. */
  isWork: boolean
  /** By which way staff heard of it; left out: it was sent by the code. */
  Channel?: RequestChannel
  TenantId?: string | null
  AssigneeId?: string | null
  fields: readonly FormField[]
  answers: FormAnswers
}

/** Keeps what a visitor sent: its answers in rows, and the request that staff handle. Gives its number in the account. */
export const addRequest = async (
  ctx: { tx: Tx; GroupId: string; now: Date },
  { fields, answers, isWork, booked, ...of }: NewRequest,
): Promise<number> => {
  const { tx, GroupId, now } = ctx
  const { BuildingId, QrCodeId, ItemId, FunctionalityType } = of
  const form = { FormId: ItemId, Part: FunctionalityType, SubjectId: QrCodeId, BuildingId }
  const told = { ...readMeanings(fields, answers), ...(isBookingType(FunctionalityType) && { Urgency: null }) }
  const life = isWork
    ? { DueDate: new Date(dueOf(now.getTime(), told.Urgency)) }
    : { Status: 'Done' as const, DueDate: null, DoneDate: now }
  const submission = await prepareSubmission(ctx, { ...form, fields, answers })
  const row = { ...of, ...told, ...booked, GroupId, SubmissionId: submission.id, ...life, CreatedDate: now, ModifiedDate: now }
  const event = isArrivalType(FunctionalityType) ? tellArrival(tx, GroupId, BuildingId) : Promise.resolve()
  const [, [Number = firstNumber]] = await allAnswered([submission.add(), addRows(tx, visitorRequest, [row], numbered), event])
  return Number
}

/** Screens of the front desk hear at once who has come. */
const tellArrival = (tx: Tx, GroupId: string, BuildingId: string): Promise<unknown> => {
  const [, [channel, message]] = telling(visitEvent, GroupId, { BuildingId })
  return tx.execute(sql`select pg_notify(${channel}, ${message})`)
}

const firstNumber = 1001
const numbered = { column: 'Number', counter: 'RequestNumber', from: firstNumber } as const

/** What the answers say by their meanings; of a choice its English text. */
export const readMeanings = (fields: readonly FormField[], answers: FormAnswers) => {
  const said = (meaning: Meaning): string => {
    const field = fields.find(({ Means }) => Means === meaning)
    const answer = field && answers[field.Code]
    if (!field || answer === undefined) return ''
    return typeof answer === 'string' && field.Choices.length > 0
      ? choiceTextIn(field, answer, 'en')
      : typeOf(field).print(answer, field, 'en')
  }
  const textIn = (field: FormField | undefined): string | null => {
    const answer = answers[field?.Code ?? '']
    return typeof answer === 'string' ? answer : null
  }
  const given = (meaning: Meaning): string | null => textIn(fields.find(({ Means }) => Means === meaning))
  const Urgency: Urgency | null = urgencies.find(one => one === given('Urgency')) ?? null
  const texts = Object.fromEntries(kept.map(meaning => [meaning, said(meaning)])) as Record<(typeof kept)[number], string> // of all of them
  const [StartTime = null, EndTime = null] = textIn(findHoursField(fields))?.split('-') ?? []
  const Day = given('RentalDate') ?? given('VisitDate')
  return { ...texts, Day, StartTime, EndTime, Urgency }
}
const kept = [
  'Name',
  'Email',
  'PhoneNumber',
  'Unit',
  'CompanyName',
  'RequestType',
  'Area',
  'Detail',
  'NumberOfGuests',
  'HostName',
] as const satisfies Meaning[]

type RequestPlace = { tx: Tx; GroupId: string; now: Date }

/** Adds what the visitor wrote to their request, whatever its state: their page may be older. The same words again are the same note; true where they are new. */
export const addVisitorNote = async (
  { tx, GroupId, now }: RequestPlace,
  RequestId: string,
  { id, Note, Files }: { id: string; Note: string; Files: readonly FileRef[] },
): Promise<boolean> => {
  const [row] = await tx
    .select({ BuildingId: visitorRequest.BuildingId })
    .from(visitorRequest)
    .where(and(eq(visitorRequest.GroupId, GroupId), eq(visitorRequest.id, RequestId)))
  if (!row) return false
  const note = { id, GroupId, RequestId, BuildingId: row.BuildingId, ForVisitor: true, Note, Files, CreatedDate: now }
  const [made] = await tx.insert(requestNote).values(note).onConflictDoNothing().returning({ id: requestNote.id })
  if (made) await allAnswered([noteFiles(tx, requestNote, [note]), resumeByVisitor(tx, { GroupId, id: RequestId, now })])
  return made !== undefined
}

/** A request as the private page of its code shows it. */
export const findOwnRequest = (tx: Tx, { GroupId, QrCodeId }: Pick<BookedPlace, 'GroupId' | 'QrCodeId'>, RequestId: string) =>
  tx
    .select()
    .from(visitorRequest)
    .where(and(eq(visitorRequest.GroupId, GroupId), eq(visitorRequest.id, RequestId), eq(visitorRequest.QrCodeId, QrCodeId)))

export type RequestRating = { Score: number; ScoreComment: string | null }
/**
 * Keeps what the visitor thinks of how a request was handled, once: also where staff have opened it again since the page that asked was
 * opened, as a note is. One that was cancelled was not handled. Gives its type where the rating is kept now, else null.
 */
export const rateRequest = async (
  { tx, GroupId, now }: RequestPlace,
  RequestId: string,
  rating: RequestRating,
): Promise<{ FunctionalityType: string } | null> => {
  const own = and(eq(visitorRequest.GroupId, GroupId), eq(visitorRequest.id, RequestId))
  const rated = await tx
    .update(visitorRequest)
    .set({ ...rating, ...(rating.Score < lowScore && reopened), ModifiedDate: now })
    .where(and(own, ne(visitorRequest.Status, 'Cancelled'), isNull(visitorRequest.Score)))
    .returning({ FunctionalityType: visitorRequest.FunctionalityType })
  return rated[0] ?? null
}

// What is rated badly is looked at again, at once (C-RULE-014); what was no work for anybody has no due date, and stays as it is.
const wasWork = sql`${visitorRequest.DueDate} is not null`
const reopened = {
  Urgency: sql`case when ${wasWork} then 'High' else ${visitorRequest.Urgency} end`,
  Status: sql`case when ${wasWork} and ${visitorRequest.Status} = 'Done' then 'InProgress' else ${visitorRequest.Status} end`,
  DoneDate: sql`case when ${wasWork} then null else ${visitorRequest.DoneDate} end`,
  Reopened: sql`${visitorRequest.Reopened} + case when ${wasWork} and ${visitorRequest.Status} = 'Done' then 1 else 0 end`,
  Version: sql`${visitorRequest.Version} + 1`,
}

/** A room or an event whose bookings count together: those of one item, and those of every sign in the building that names the same. */
export type BookedPlace = {
  GroupId: string
  BuildingId: string
  QrCodeId: string
  ItemId: string
  FunctionalityType: string
  Venue: string | null
  /** A booking that does not count: it is the one that is moved. */
  except?: string
}

/** Serializes bookings of one venue until each has committed, so the last seat is given once. */
export const lockPlace = async (tx: Tx, { BuildingId, FunctionalityType, Venue, ItemId }: BookedPlace): Promise<void> => {
  // By its name first, then by its item, always in this order: two who wait for each other are no deadlock.
  const names = [...(Venue === null ? [] : [`venue ${BuildingId} ${FunctionalityType} ${Venue}`]), `request ${ItemId}`]
  const locks = names.map(name => sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
  await tx.execute(sql`select ${sql.join(locks, sql`, `)}`)
}

const atPlace = ({ GroupId, BuildingId, QrCodeId, ItemId, FunctionalityType, Venue, except }: BookedPlace) => {
  const { GroupId: account, BuildingId: building, FunctionalityType: type, Status, Venue: venue } = visitorRequest
  const byItem = and(eq(visitorRequest.QrCodeId, QrCodeId), eq(visitorRequest.ItemId, ItemId))
  const byName = Venue === null ? undefined : and(eq(building, BuildingId), eq(type, FunctionalityType), eq(venue, Venue))
  return and(eq(account, GroupId), or(byItem, byName), ne(Status, 'Cancelled'), except ? ne(visitorRequest.id, except) : undefined)
}

/** How many have registered for an event; the cancelled ones have given their seat back. */
export const countRegistered = async (tx: Tx, place: BookedPlace): Promise<number> =>
  (await tx.select({ n: count() }).from(visitorRequest).where(atPlace(place)))[0]?.n ?? 0

/** From when to when a room is booked on a day, `HH:MM`, in their order. */
export const listBookings = async (tx: Tx, place: BookedPlace, Day: string): Promise<{ StartTime: string; EndTime: string }[]> => {
  const rows = await tx
    .select({ StartTime: visitorRequest.StartTime, EndTime: visitorRequest.EndTime })
    .from(visitorRequest)
    .where(and(atPlace(place), eq(visitorRequest.Day, Day)))
    .orderBy(visitorRequest.StartTime)
  return rows.flatMap(({ StartTime, EndTime }) => (StartTime !== null && EndTime !== null ? [{ StartTime, EndTime }] : []))
}

/** Gives a booking of before its columns came what they hold of others; one that has an end meanwhile keeps it. */
export const fillBooking = async (
  tx: Tx,
  { GroupId, id }: { GroupId: string; id: string },
  columns: DescribedBooking & { NumberOfGuests: string; HostName: string },
): Promise<void> => {
  const own = and(eq(visitorRequest.GroupId, GroupId), eq(visitorRequest.id, id), isNull(visitorRequest.EndsDate))
  await tx.update(visitorRequest).set(columns).where(own)
}

/** Bookings at an item get its name and, where its event was moved, its time: their calendar entries become newer by it. */
export const followSign = async (
  tx: Tx,
  { GroupId, QrCodeId, ItemId, now }: Pick<BookedPlace, 'GroupId' | 'QrCodeId' | 'ItemId'> & { now: Date },
  to: Partial<BookedTime> & { VenueName: string },
): Promise<void> => {
  const { Version, VenueName, Day, StartTime, EndTime } = visitorRequest
  const isOther =
    to.Day === undefined
      ? sql`${VenueName} is distinct from ${to.VenueName}`
      : sql`(${VenueName}, ${Day}, ${StartTime}, ${EndTime}) is distinct from
            (${to.VenueName}::text, ${to.Day}::date, ${to.StartTime ?? null}::text, ${to.EndTime ?? null}::text)`
  const atItem = and(eq(visitorRequest.QrCodeId, QrCodeId), eq(visitorRequest.ItemId, ItemId))
  await tx
    .update(visitorRequest)
    .set({ ...to, Version: sql`${Version} + 1`, ModifiedDate: now })
    .where(and(eq(visitorRequest.GroupId, GroupId), atItem, isOther))
}
