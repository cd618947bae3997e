import { and, eq, inArray, sql } from 'drizzle-orm'
import { oneOf } from '../../../platform/db/page.ts'
import type { PersonalSource } from '../../base/accounts/personalData.server.ts'
import { personWords, withoutPerson } from '../../base/fields/erase.server.ts'
import { longestVisit } from './model.ts'
import { visit } from './tables.ts'

/** Who was in a building, but for its staff: when somebody came and left stays. */
export const visitPersons: PersonalSource = {
  Kind: 'Visits',
  Label: { en: 'Check-ins', es: 'Entradas', fr: 'Arrivées' },
  audited: { Object: 'visit', columns: ['Name', 'PhoneNumber', 'Unit', 'HostName', 'Purpose'] },
  rows: GroupId => sql`(
    select v.id, v.building_id, v.in_date as date, v.name, coalesce(r.email, '') as email, coalesce(nullif(v.phone_number, ''), r.phone_number) as phone,
      jsonb_build_object('Phone', v.phone_number, 'Company', v.company_name, 'Unit', v.unit, 'Host', v.host_name, 'Text', v.purpose) as facts,
      v.out_date is null and v.in_date > now() - make_interval(hours => ${longestVisit}) as open
    from visit v left join visitor_request r on r.group_id = ${GroupId} and r.id = v.id
    where v.group_id = ${GroupId} and v.kind <> 'Staff' and (v.name <> '' or v.phone_number <> '' or v.unit <> '' or v.host_name <> ''))`,
  erase: async (tx, GroupId, ids) => {
    const words = personWords(
      sql`select v.id, v.name, '' as email, v.phone_number as phone from visit v where v.group_id = ${GroupId} and ${oneOf(sql`v.id`, ids)}`,
    )
    await tx.execute(sql`
      update visit v set purpose = ${withoutPerson(sql`v.purpose`, sql`w.words`)} from ${words} w where v.group_id = ${GroupId} and v.id = w.id`)
    await tx
      .update(visit)
      .set({ Name: '', PhoneNumber: '', Unit: '', HostName: '' })
      .where(and(eq(visit.GroupId, GroupId), inArray(visit.id, [...ids])))
  },
}
