import { and, asc, between, count, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { dayIn } from '../../../../core/days.ts'
import { seenBy } from '../../../../platform/db/tenantTable.ts'
import { type GroupCtx, handle } from '../../../../platform/handle.ts'
import { inUse } from '../../../property/buildings/data.ts'
import { building } from '../../../property/buildings/tables.ts'
import { qrCode } from '../../qr/tables.ts'
import { bookingStatus, plannedTypes } from '../../requests/bookings.ts'
import { visitorRequest } from '../../requests/tables.ts'
import { GetBookingCalendar as call } from '../contract.ts'

/** Entries of one answer; a building that has more of them in a week shows the first. */
const most = 500
/** All who come to an event are one entry. */
const gatheredTypes = ['EventRegistration', 'CheckIn']
const singleTypes = plannedTypes.filter(type => !gatheredTypes.includes(type))

export const GetBookingCalendar = handle(call, async (ctx, { From, To, QrCodeId }) => {
  const { tx, GroupId, BuildingId } = ctx
  const { Day, Status, FunctionalityType } = visitorRequest
  const where = (types: readonly string[]) =>
    and(
      seenBy(ctx, visitorRequest),
      BuildingId ? eq(visitorRequest.BuildingId, BuildingId) : inUse(visitorRequest.BuildingId, GroupId),
      between(Day, From, To),
      ne(Status, 'Cancelled'),
      inArray(FunctionalityType, [...types]),
      QrCodeId ? eq(visitorRequest.QrCodeId, QrCodeId) : undefined,
    )
  const found = [...(await listSingle(ctx, where(singleTypes))), ...(await listGathered(ctx, where(gatheredTypes)))]
  const Entries = found.toSorted((a, b) => orderKey(a).localeCompare(orderKey(b)))
  const at = and(eq(building.GroupId, GroupId), BuildingId ? eq(building.id, BuildingId) : sql`false`)
  const [place] = await tx.select({ TimeZone: building.TimeZone }).from(building).where(at)
  const of = and(seenBy(ctx, qrCode), QrCodeId ? eq(qrCode.id, QrCodeId) : sql`false`)
  const [code] = await tx.select({ QrName: qrCode.QrName }).from(qrCode).where(of)
  return {
    Entries: Entries.slice(0, most),
    More: Entries.length > most,
    Today: place ? dayIn(place.TimeZone, ctx.now.getTime()) : null,
    QrName: code?.QrName ?? '',
  }
})

type Entry = { Day: string; StartTime: string | null; VenueName: string }
const orderKey = ({ Day, StartTime, VenueName }: Entry): string => `${Day} ${StartTime ?? ''} ${VenueName}`

const shared = {
  FunctionalityType: visitorRequest.FunctionalityType,
  VenueName: visitorRequest.VenueName,
  Day: sql<string>`${visitorRequest.Day}`,
  StartTime: visitorRequest.StartTime,
  EndTime: visitorRequest.EndTime,
  QrCodeId: visitorRequest.QrCodeId,
  BuildingName: building.Name,
}
const ofBuilding = and(eq(building.GroupId, visitorRequest.GroupId), eq(building.id, visitorRequest.BuildingId))

const listSingle = async ({ tx, now }: GroupCtx, where: SQL | undefined) => {
  const rows = await tx
    .select({
      ...shared,
      id: visitorRequest.id,
      Name: visitorRequest.Name,
      Status: visitorRequest.Status,
      EndsDate: visitorRequest.EndsDate,
    })
    .from(visitorRequest)
    .innerJoin(building, ofBuilding)
    .where(where)
    .orderBy(asc(visitorRequest.Day), asc(visitorRequest.StartTime), asc(visitorRequest.id))
    .limit(most + 1)
  return rows.map(({ id, Status, EndsDate, ...row }) => {
    const Over = bookingStatus({ ...row, Status, EndsDate }, now) === 'Over'
    return { ...row, Key: id, RequestId: id, Count: 1, Over }
  })
}

const listGathered = async ({ tx, now }: GroupCtx, where: SQL | undefined) => {
  const { Day, StartTime, EndTime, VenueName, FunctionalityType, QrCodeId, ItemId, EndsDate } = visitorRequest
  const rows = await tx
    .select({ ...shared, ItemId, Count: count(), EndsDate: sql<string | null>`max(${EndsDate})` })
    .from(visitorRequest)
    .innerJoin(building, ofBuilding)
    .where(where)
    .groupBy(FunctionalityType, VenueName, Day, StartTime, EndTime, QrCodeId, ItemId, building.Name)
    .orderBy(asc(Day), asc(StartTime), asc(ItemId))
    .limit(most + 1)
  return rows.map(({ ItemId: item, EndsDate: ends, ...row }) => {
    const Over = bookingStatus({ ...row, Status: 'Done', EndsDate: ends === null ? null : new Date(ends) }, now) === 'Over'
    return { ...row, Key: `${item} ${row.Day} ${row.StartTime ?? ''}`, RequestId: null, Name: '', Over }
  })
}
