import { sql } from 'drizzle-orm'
import { inBuilding, type RecordAccess, type RecordNames } from '../../base/history/record.server.ts'
import { bookingTypes } from '../requests/bookings.ts'

export const visitorRequestAccess: RecordAccess = { Object: 'visitor_request', within: inBuilding }

const types = sql.raw(bookingTypes.map(type => `'${type}'`).join(', '))
export const visitorRequestNames: RecordNames = {
  table: 'visitor_request',
  name: sql`to_jsonb(x.number::text)`,
  variant: sql`case when x.functionality_type in (${types}) then 'booking' end`,
  within: inBuilding,
}
