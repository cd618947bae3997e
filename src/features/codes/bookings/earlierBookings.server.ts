import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type pg from 'pg'
import type { GroupId } from '../../../core/ids.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { readAnsweredForm } from '../../base/fields/answeredForm.server.ts'
import { building } from '../../property/buildings/tables.ts'
import { describeBooked } from '../functionalities/booked.server.ts'
import { qrItem } from '../qr/tables.ts'
import { bookingTypes, findEnd } from '../requests/bookings.ts'
import { type DescribedBooking, fillBooking, readMeanings } from '../requests/data.ts'
import { visitorRequest } from '../requests/tables.ts'

/** Bookings that one transaction fills. */
const atOnce = 200

/** The accounts that have bookings without an end. */
export const listAccountsToFill = async (client: pg.ClientBase): Promise<GroupId[]> => {
  const { rows } = await client.query<{ group: GroupId }>(
    `select distinct group_id as "group" from visitor_request where functionality_type = any($1) and ends_date is null`,
    [bookingTypes],
  )
  return rows.map(({ group }) => group)
}

type AccountTx = { tx: Tx; GroupId: GroupId }

/** Fills the bookings without an end that follow an id, from their answers; gives the last id where there may be more. */
export const fillSome = async ({ tx, GroupId }: AccountTx, after: string): Promise<string | undefined> => {
  const rows = await tx
    .select({ row: visitorRequest, Form: qrItem.TemplateFormData, TimeZone: building.TimeZone })
    .from(visitorRequest)
    .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, visitorRequest.BuildingId)))
    .leftJoin(qrItem, and(eq(qrItem.GroupId, GroupId), eq(qrItem.id, visitorRequest.ItemId)))
    .where(
      and(
        eq(visitorRequest.GroupId, GroupId),
        inArray(visitorRequest.FunctionalityType, [...bookingTypes]),
        isNull(visitorRequest.EndsDate),
        gt(visitorRequest.id, after),
      ),
    )
    .orderBy(asc(visitorRequest.id))
    .limit(atOnce)
  for (const { row, Form, TimeZone } of rows) {
    const { fields, answers } = await readAnsweredForm({ tx, GroupId }, row.SubmissionId)
    const asked = readMeanings(fields, answers)
    const booked = describeBooked({ FunctionalityType: row.FunctionalityType, Form: Form ?? {}, TimeZone, now: row.CreatedDate }, asked)
    const columns = booked && keepBooked(row, booked, TimeZone)
    if (columns?.EndsDate) {
      const people = { NumberOfGuests: row.NumberOfGuests || asked.NumberOfGuests, HostName: row.HostName || asked.HostName }
      await fillBooking(tx, row, { ...columns, ...people })
    }
  }
  return rows.length === atOnce ? rows.at(-1)?.row.id : undefined
}

/** A day that stands on the row holds: the booking may have been moved since it was asked for. */
const keepBooked = (row: typeof visitorRequest.$inferSelect, booked: DescribedBooking, TimeZone: string): DescribedBooking => {
  const VenueName = row.VenueName || booked.VenueName
  if (row.Day === null) return { ...booked, VenueName }
  const { Day, StartTime, EndTime } = row
  return { VenueName, Day, StartTime, EndTime, EndsDate: findEnd(TimeZone, Day, EndTime) }
}
