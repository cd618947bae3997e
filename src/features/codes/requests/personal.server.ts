import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { oneOf } from '../../../platform/db/page.ts'
import type { PersonalSource } from '../../base/accounts/personalData.server.ts'
import { eraseAnswers, personWords, redactAnswers, withoutPerson } from '../../base/fields/erase.server.ts'
import { forgetTold } from '../../property/notifications/forget.server.ts'
import { attributeRequests, isUnattributed } from './attribution.server.ts'
import type { Meaning } from './model.ts'
import { visitorRequest } from './tables.ts'

const personal: readonly Meaning[] = ['Name', 'Email', 'PhoneNumber', 'Unit', 'HostName']

/** Who sent a request, a booking, a lead: what was asked for stays without their name, and whose company it was. */
export const requestPersons: PersonalSource = {
  Kind: 'Requests',
  Label: { en: 'Requests, bookings and leads', es: 'Solicitudes, reservas e interesados', fr: 'Demandes, réservations et contacts' },
  audited: { Object: 'visitor_request', columns: ['Note', 'Detail', 'Name', 'Email', 'PhoneNumber', 'Unit', 'HostName', 'ScoreComment'] },
  rows: GroupId => sql`(
    select r.id, r.building_id, r.created_date as date, r.name, r.email, r.phone_number as phone,
      jsonb_build_object('Number', r.number::text, 'Email', r.email, 'Phone', r.phone_number, 'Company', r.company_name, 'Unit', r.unit, 'Text', r.detail) as facts,
      r.status in ('New', 'Seen', 'InProgress') or (r.status <> 'Cancelled' and coalesce(r.ends_date > now(), false)) as open
    from visitor_request r where r.group_id = ${GroupId} and (r.name <> '' or r.email <> '' or r.phone_number <> '' or r.unit <> '' or r.host_name <> ''))`,
  erase: async (tx, GroupId, ids) => {
    await attributeRequests(tx, GroupId, sql`${oneOf(sql`r.id`, ids)} and ${isUnattributed}`)
    await redactTexts(tx, GroupId, ids)
    const { TenantId, AskerId } = visitorRequest // whose it was stays, though nothing tells it any more
    const erased = await tx
      .update(visitorRequest)
      .set({ Name: '', Email: '', PhoneNumber: '', Unit: '', HostName: '', TenantId: sql`coalesce(${TenantId}, ${AskerId})` })
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

/** Takes what the person is called by out of what they and staff wrote about a request: its texts, its answers, its notes. */
const redactTexts = async (tx: Tx, GroupId: string, ids: readonly string[]): Promise<void> => {
  const words = personWords(sql`
    select r.id, r.name, r.email, r.phone_number as phone from visitor_request r where r.group_id = ${GroupId} and ${oneOf(sql`r.id`, ids)}`)
  await forgetTold(tx, GroupId, words)
  const without = (column: SQL) => withoutPerson(column, sql`w.words`)
  await redactAnswers(
    tx,
    GroupId,
    sql`(select r.submission_id, w.words from ${words} w join visitor_request r on r.group_id = ${GroupId} and r.id = w.id)`,
  )
  await tx.execute(sql`
    update request_note n set note = ${without(sql`n.note`)} from ${words} w
    where n.group_id = ${GroupId} and n.request_id = w.id and n.note <> ${without(sql`n.note`)}`)
  await tx.execute(sql`
    update visitor_request r set detail = ${without(sql`r.detail`)}, score_comment = ${without(sql`r.score_comment`)} from ${words} w
    where r.group_id = ${GroupId} and r.id = w.id`)
}
