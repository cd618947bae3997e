import { and, eq, inArray, isNotNull, isNull, lt, ne, not, type SQL, sql } from 'drizzle-orm'
import { type FoundRows, findHolding } from '../../../platform/db/search.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { assigneeColumns, isFor } from '../../base/handling/assignees.server.ts'
import { inUse } from '../../property/buildings/data.ts'
import { building } from '../../property/buildings/tables.ts'
import { contact } from '../../property/contacts/tables.ts'
import { isWork } from '../functionalities/definition.ts'
import { definitions, type TypeDefinition } from '../functionalities/definitions.ts'
import { qrCode } from '../qr/tables.ts'
import { bookingTypes, isBookingType, isVisitType, plannedTypes, shownStatus } from '../requests/bookings.ts'
import { openStatuses, type RequestStatus } from '../requests/model.ts'
import { visitorRequest } from '../requests/tables.ts'
import type { RequestFilter, RequestKind } from './contract.ts'

/** The requests that the caller sees: of the asked building, or of the account's buildings in use. */
export const requestsInScope = (ctx: Pick<GroupCtx, 'GroupId' | 'BuildingId' | 'buildings'>): SQL | undefined =>
  and(
    seenBy(ctx, visitorRequest),
    ctx.BuildingId ? eq(visitorRequest.BuildingId, ctx.BuildingId) : inUse(visitorRequest.BuildingId, ctx.GroupId),
  )

// States are written as they are, not as parameters, so that the index of what is open fits.
const hasStatus = (...states: readonly RequestStatus[]): SQL =>
  sql`${visitorRequest.Status} in (${sql.raw(states.map(one => `'${one}'`).join(', '))})`
/** That somebody still has to act on a request. */
export const isOpenRequest = hasStatus(...openStatuses)

/** That a request should be done by now: while its visitor is asked, its clock stands still. */
export const isOverdue = (now: Date): SQL | undefined => and(lt(visitorRequest.DueDate, now), isNull(visitorRequest.WaitingDate))

const typesOf = (kind: RequestKind): string[] =>
  Object.values<TypeDefinition>(definitions)
    .filter(({ type, purpose }) => (kind === 'Work' ? isWork(purpose) : isVisitType(type)))
    .map(({ type }) => type)
/** That a request belongs to a tab of the list. */
const isOfKind = (kind: RequestKind): SQL => inArray(visitorRequest.FunctionalityType, typesOf(kind))

// Written as they are too: what books is told by its type.
const ofType = (types: readonly string[]): SQL =>
  sql`${visitorRequest.FunctionalityType} in (${sql.raw(types.map(one => `'${one}'`).join(', '))})`
const isBooking = ofType(bookingTypes)
/** From when on a booking is over: as `bookingStatus` says it of one. */
const endOfBooking = sql`coalesce(${visitorRequest.EndsDate}, ((${visitorRequest.Day} + 1)::timestamp + interval '12 hours') at time zone 'UTC')`
/** That it is a booking that is not cancelled and not over. */
export const isStanding = (now: Date): SQL | undefined =>
  and(isBooking, ne(visitorRequest.Status, 'Cancelled'), sql`coalesce(${endOfBooking} > ${now}, true)`)

/** That a request is in a state as lists show it. */
const isShownAs = (status: NonNullable<RequestFilter['Status']>, now: Date): SQL | undefined => {
  switch (status) {
    case 'Open':
    case 'Late':
    case 'Waiting':
      return isOpenRequest
    case 'Booked':
      return isStanding(now)
    case 'Upcoming':
      return and(isStanding(now), ofType(plannedTypes))
    case 'Over':
      return and(isBooking, ne(visitorRequest.Status, 'Cancelled'), sql`${endOfBooking} <= ${now}`)
    case 'Done':
      return and(hasStatus('Done'), not(isBooking))
    case 'Seen':
      return and(isOpenRequest, hasStatus('Seen'), isNull(visitorRequest.AssigneeId))
    case 'Assigned':
      return and(isOpenRequest, hasStatus('Seen'), isNotNull(visitorRequest.AssigneeId))
    case 'Cancelled':
      return hasStatus('Cancelled')
    default:
      return and(isOpenRequest, hasStatus(status))
  }
}

/** How far requests are, for sorting: as they are shown. */
export const shownOrder = (now: Date): SQL => sql`case when ${visitorRequest.Status} = 'Cancelled' then 9
  when ${isBooking} then case when coalesce(${endOfBooking} > ${now}, true) then 6 else 7 end
  else array_position(array['New', 'Seen', 'Assigned', 'InProgress', 'Done'],
    case when ${visitorRequest.Status} = 'Seen' and ${visitorRequest.AssigneeId} is not null then 'Assigned' else ${visitorRequest.Status} end) end`

/** The requests that the caller sees and a filter of their list lets through, whatever its text. */
const wantedRequests = (ctx: GroupCtx, filter: RequestFilter): SQL | undefined => {
  const { Kind, Status, FunctionalityType, Urgency, QrCodeId, Mine, Owner } = filter
  return and(
    requestsInScope(ctx),
    Kind ? isOfKind(Kind) : undefined,
    Status ? isShownAs(Status, ctx.now) : undefined,
    Status === 'Late' ? isOverdue(ctx.now) : undefined,
    Status === 'Waiting' ? isNotNull(visitorRequest.WaitingDate) : undefined,
    FunctionalityType ? eq(visitorRequest.FunctionalityType, FunctionalityType) : undefined,
    Urgency ? and(eq(visitorRequest.Urgency, Urgency), not(isBooking)) : undefined,
    QrCodeId ? eq(visitorRequest.QrCodeId, QrCodeId) : undefined,
    Mine ? isFor(ctx, visitorRequest, 'Mine') : undefined,
    Owner ? isFor(ctx, visitorRequest, Owner) : undefined,
  )
}

/** The requests of a filter of their list. Of a number that is one's, that one alone is found, whatever else holds these digits. */
export const findRequests = async (ctx: GroupCtx, filter: RequestFilter): Promise<FoundRows> => {
  const [wanted, text] = [wantedRequests(ctx, filter), filter.text?.trim()]
  if (!text) return { where: wanted, known: undefined }
  const byNumber = and(requestsInScope(ctx), eq(visitorRequest.Number, Number(text)))
  const [numbered] = /^\d{1,9}$/.test(text) ? await ctx.tx.select({ id: visitorRequest.id }).from(visitorRequest).where(byNumber) : []
  if (numbered) return { where: and(wanted, eq(visitorRequest.id, numbered.id)), known: undefined }
  return findHolding(ctx, { table: visitorRequest, text: visitorRequest.SearchText }, { wanted, text })
}

const columns = {
  id: visitorRequest.id,
  Number: visitorRequest.Number,
  CreatedDate: visitorRequest.CreatedDate,
  DueDate: visitorRequest.DueDate,
  DoneDate: visitorRequest.DoneDate,
  FunctionalityType: visitorRequest.FunctionalityType,
  Status: visitorRequest.Status,
  Urgency: visitorRequest.Urgency,
  BuildingId: visitorRequest.BuildingId,
  BuildingName: building.Name,
  QrCodeId: visitorRequest.QrCodeId,
  QrName: sql<string>`coalesce(${qrCode.QrName}, '')`,
  Location: sql<string>`coalesce(${qrCode.Location}, '')`,
  Floor: sql<string>`coalesce(${qrCode.Floor}, '')`,
  Name: visitorRequest.Name,
  Email: visitorRequest.Email,
  PhoneNumber: visitorRequest.PhoneNumber,
  Unit: visitorRequest.Unit,
  CompanyName: visitorRequest.CompanyName,
  RequestType: visitorRequest.RequestType,
  Area: visitorRequest.Area,
  Detail: visitorRequest.Detail,
  AssigneeId: visitorRequest.AssigneeId,
  ...assigneeColumns(visitorRequest),
  DoneBy: visitorRequest.DoneBy,
  Score: visitorRequest.Score,
  ScoreComment: visitorRequest.ScoreComment,
  Version: visitorRequest.Version,
  Channel: visitorRequest.Channel,
  WaitingDate: visitorRequest.WaitingDate,
  Reopened: visitorRequest.Reopened,
  Cost: visitorRequest.Cost,
  VenueName: visitorRequest.VenueName,
  Day: visitorRequest.Day,
  StartTime: visitorRequest.StartTime,
  EndTime: visitorRequest.EndTime,
  EndsDate: visitorRequest.EndsDate,
  NumberOfGuests: visitorRequest.NumberOfGuests,
  HostName: visitorRequest.HostName,
} as const

/** Requests with building, code and assignee. */
export const selectRequests = ({ tx, GroupId }: Pick<GroupCtx, 'tx' | 'GroupId'>) =>
  tx
    .select(columns)
    .from(visitorRequest)
    .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, visitorRequest.BuildingId)))
    .leftJoin(qrCode, and(eq(qrCode.GroupId, GroupId), eq(qrCode.id, visitorRequest.QrCodeId)))
    .leftJoin(contact, and(eq(contact.GroupId, GroupId), eq(contact.id, visitorRequest.AssigneeId)))

type SelectedRequest = Awaited<ReturnType<typeof selectRequests>>[number]

/** A request as the wire shows it. */
export const shownRequest = ({ CreatedDate, DueDate, DoneDate, EndsDate, WaitingDate, ...row }: SelectedRequest, now: Date) => ({
  ...row,
  RequestId: row.id,
  Status: shownStatus({ ...row, EndsDate }, now),
  Urgency: isBookingType(row.FunctionalityType) ? null : row.Urgency,
  CreatedDate: CreatedDate.getTime(),
  DueDate: DueDate?.getTime() ?? null,
  DoneDate: DoneDate?.getTime() ?? null,
  WaitingDate: WaitingDate?.getTime() ?? null,
})
