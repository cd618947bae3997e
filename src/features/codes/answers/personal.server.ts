import { and, eq, inArray, sql } from 'drizzle-orm'
import { oneOf } from '../../../platform/db/page.ts'
import type { PersonalSource } from '../../base/accounts/personalData.server.ts'
import { personWords, withoutPerson } from '../../base/fields/erase.server.ts'
import { forgetTold } from '../../property/notifications/forget.server.ts'
import { feedback } from './tables.ts'

/** Who gave feedback: score and comment stay, this without their name. */
export const answerPersons: PersonalSource = {
  Kind: 'Feedback',
  Label: { en: 'Feedback', es: 'Comentarios', fr: 'Avis' },
  audited: { Object: 'feedback', columns: ['Note', 'Text', 'UserName', 'Email'] },
  rows: GroupId => sql`(
    select f.id, f.building_id, f.submit_date as date, coalesce(f.user_name, '') as name, coalesce(f.email, '') as email, null::text as phone,
      jsonb_build_object('Email', coalesce(f.email, ''), 'Company', coalesce(f.company, ''), 'Score', f.score::text, 'Text', coalesce(f.text, '')) as facts,
      f.status = 'InHand' as open
    from feedback f where f.group_id = ${GroupId} and (f.user_name is not null or f.email is not null))`,
  erase: async (tx, GroupId, ids) => {
    const words = personWords(
      sql`select f.id, f.user_name as name, f.email, '' as phone from feedback f where f.group_id = ${GroupId} and ${oneOf(sql`f.id`, ids)}`,
    )
    await forgetTold(tx, GroupId, words)
    await tx.execute(sql`
      update feedback f set text = ${withoutPerson(sql`f.text`, sql`w.words`)} from ${words} w where f.group_id = ${GroupId} and f.id = w.id`)
    await tx
      .update(feedback)
      .set({ UserName: null, Email: null })
      .where(and(eq(feedback.GroupId, GroupId), inArray(feedback.id, [...ids])))
  },
}
