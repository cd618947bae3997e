import { sql } from 'drizzle-orm'
import { inBuilding, type RecordAccess, type RecordNames } from '../../base/history/record.server.ts'
import { arrivalTypes, bookingTypes } from '../requests/bookings.ts'

export const visitorRequestAccess: RecordAccess = { Object: 'visitor_request', within: inBuilding }

const namesOf = (types: readonly string[]) => sql.raw(types.map(type => `'${type}'`).join(', '))
export const visitorRequestNames: RecordNames = {
  table: 'visitor_request',
  name: sql`to_jsonb(x.number::text)`,
  variant: sql`case when x.functionality_type in (${namesOf(arrivalTypes)}) then 'visit'
    when x.functionality_type in (${namesOf(bookingTypes)}) then 'booking' end`,
  within: inBuilding,
}
