import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { withoutPerson } from '../../base/fields/erase.server.ts'

/** Takes what people are called by out of what was told of records, and waits to be told. `named`: a table expression `(id, words)` (`personWords`). */
export const forgetTold = async (tx: Tx, GroupId: string, named: SQL): Promise<void> => {
  for (const table of [sql`notification`, sql`notification_delivery`])
    await tx.execute(sql`
      update ${table} n set facts = n.facts || coalesce((
          select jsonb_object_agg(f.key, ${withoutPerson(sql`f.value`, sql`w.words`)}) from jsonb_each_text(n.facts) f
          where jsonb_typeof(n.facts->f.key) = 'string'), '{}')
      from ${named} w where n.group_id = ${GroupId} and right(n.path, 36) = w.id::text`)
}
