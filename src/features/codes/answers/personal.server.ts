import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PersonalSource } from '../../base/privacy/personalData.server.ts'
import { feedback } from './tables.ts'

/** Who gave feedback: score and comment stay. */
export const answerPersons: PersonalSource = {
  Kind: 'Feedback',
  Label: { en: 'Feedback', es: 'Comentarios', fr: 'Avis' },
  rows: GroupId => sql`(
    select f.id, f.building_id, f.submit_date as date, coalesce(f.user_name, '') as name, coalesce(f.email, '') as email, null::text as phone,
      jsonb_build_object('Email', coalesce(f.email, ''), 'Company', coalesce(f.company, ''), 'Score', f.score::text, 'Text', coalesce(f.text, '')) as facts,
      f.status = 'InHand' as open
    from feedback f where f.group_id = ${GroupId} and (f.user_name is not null or f.email is not null))`,
  erase: async (tx, GroupId, ids) => {
    await tx
      .update(feedback)
      .set({ UserName: null, Email: null })
      .where(and(eq(feedback.GroupId, GroupId), inArray(feedback.id, [...ids])))
  },
}
