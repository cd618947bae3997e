import { and, eq, sql } from 'drizzle-orm'
import { oneOf } from '../../../platform/db/page.ts'
import type { PersonalSource } from '../../base/accounts/personalData.server.ts'
import { contentRequest } from '../surveys/tables.ts'

/** Whom photos of spaces were asked for by text message: the request and its photos stay, the number goes. */
export const photoPersons: PersonalSource = {
  Kind: 'SurveyPhotos',
  Label: { en: 'Request for photos', es: 'Solicitud de fotos', fr: 'Demande de photos' },
  isOfVisitors: false,
  rows: GroupId => sql`(
    select r.id, s.building_id, r.created_date as date, '' as name, '' as email, r.phone_number as phone, '{}'::jsonb as facts,
      r.closed_date is null and s.status <> 'Completed' as open
    from content_request r join survey s on s.group_id = r.group_id and s.id = r.survey_id where r.group_id = ${GroupId} and r.phone_number <> '')`,
  erase: async (tx, GroupId, ids) => {
    await tx
      .update(contentRequest)
      .set({ PhoneNumber: '' })
      .where(and(eq(contentRequest.GroupId, GroupId), oneOf(contentRequest.id, ids)))
  },
}
