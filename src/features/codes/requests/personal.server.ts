import { and, eq, inArray, sql } from 'drizzle-orm'
import { oneOf } from '../../../platform/db/page.ts'
import { eraseAnswers } from '../../base/fields/erase.server.ts'
import type { PersonalSource } from '../../base/privacy/personalData.server.ts'
import { attributeRequests, isUnattributed } from './attribution.server.ts'
import type { Meaning } from './model.ts'
import { visitorRequest } from './tables.ts'

const personal: readonly Meaning[] = ['Name', 'Email', 'PhoneNumber', 'Unit', 'HostName']

/** Who sent a request, a booking, a lead: what was asked for stays, and whose company it was. */
export const requestPersons: PersonalSource = {
  Kind: 'Requests',
  Label: { en: 'Requests, bookings and leads', es: 'Solicitudes, reservas e interesados', fr: 'Demandes, réservations et contacts' },
  rows: GroupId => sql`(
    select r.id, r.building_id, r.created_date as date, r.name, r.email, r.phone_number as phone,
      jsonb_build_object('Number', r.number::text, 'Email', r.email, 'Phone', r.phone_number, 'Company', r.company_name, 'Unit', r.unit, 'Text', r.detail) as facts,
      r.status in ('New', 'Seen', 'InProgress') or (r.status <> 'Cancelled' and coalesce(r.ends_date > now(), false)) as open
    from visitor_request r where r.group_id = ${GroupId} and (r.name <> '' or r.email <> '' or r.phone_number <> '' or r.unit <> '' or r.host_name <> ''))`,
  erase: async (tx, GroupId, ids) => {
    await attributeRequests(tx, GroupId, sql`${oneOf(sql`r.id`, ids)} and ${isUnattributed}`)
    const erased = await tx
      .update(visitorRequest)
      .set({ Name: '', Email: '', PhoneNumber: '', Unit: '', HostName: '' })
      .where(and(eq(visitorRequest.GroupId, GroupId), inArray(visitorRequest.id, [...ids])))
      .returning({ SubmissionId: visitorRequest.SubmissionId })
    await eraseAnswers(
      tx,
      GroupId,
      erased.map(one => one.SubmissionId),
      personal,
    )
  },
}
