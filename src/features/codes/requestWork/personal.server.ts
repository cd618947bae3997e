import { and, eq, sql } from 'drizzle-orm'
import { oneOf } from '../../../platform/db/page.ts'
import type { PersonalSource } from '../../base/accounts/personalData.server.ts'
import { requestPlan } from './tables.ts'

/** In whose name requests come again: the form of a plan that has ended goes; one that still makes requests is being worked with. */
export const planPersons: PersonalSource = {
  Kind: 'RequestPlans',
  Label: { en: 'Repeated request', es: 'Solicitud repetida', fr: 'Demande répétée' },
  isOfVisitors: false,
  rows: GroupId => sql`(
    select p.id, p.building_id, p.modified_date as date, '' as name,
      coalesce((select a.value from jsonb_each_text(p.answers) a where a.value ~ '^[^@[:space:]]+@[^@[:space:]]+$' limit 1), '') as email,
      (select a.value from jsonb_each_text(p.answers) a where a.value ~ '^[0-9[:space:]()+./-]{7,}$' limit 1) as phone,
      jsonb_build_object('Text', p.detail) as facts, p.due_date is not null as open
    from request_plan p where p.group_id = ${GroupId} and p.answers <> '{}')`,
  erase: async (tx, GroupId, ids) => {
    await tx
      .update(requestPlan)
      .set({ Answers: {}, Detail: '', Version: sql`${requestPlan.Version} + 1` })
      .where(and(eq(requestPlan.GroupId, GroupId), oneOf(requestPlan.id, ids)))
  },
  audited: { Object: 'request_plan', columns: ['Answers', 'Detail'] },
}
