import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'

/** Removes the answers of submissions that have one of these meanings (a name, an e-mail); every other answer stays. */
export const eraseAnswers = async (tx: Tx, GroupId: string, submissions: readonly string[], meanings: readonly string[]): Promise<void> => {
  await tx.execute(sql`
    delete from form_answer a using form_submission s, form_version v
    where a.group_id = ${GroupId} and s.group_id = ${GroupId} and v.group_id = ${GroupId} and a.submission_id = any(${sql.param([...submissions])}::uuid[])
      and s.id = a.submission_id and v.id = s.form_version_id and exists (
        select 1 from jsonb_array_elements(v.fields) f where f->>'Code' = a.code and f->>'Means' = any(${sql.param([...meanings])}::text[]))`)
}
