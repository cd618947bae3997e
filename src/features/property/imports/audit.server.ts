import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { batches } from '../buildings/bulk.server.ts'
import type { Written } from './write.server.ts'

type By = { tx: Tx; GroupId: string; UserId: string; FullName: string; RequestId: string; call: string; At?: Date }

/** A row of history for every building that an import or its undoing touched, many at once. `After` null: it was removed. Without `At` it is now. */
export const auditBuildings = async (
  by: By,
  written: readonly (Omit<Written, 'After'> & { After: Written['After'] | null })[],
): Promise<void> => {
  for (const some of batches(written)) {
    const rows = JSON.stringify(some.map(({ id, Before, After }) => ({ id, before: Before, after: After })))
    await by.tx.execute(sql`
      insert into audit (group_id, user_id, actor, call, object, object_id, before, after, request_id, at)
      select ${by.GroupId}::uuid, ${by.UserId}::uuid, ${by.FullName}, ${by.call}, 'building', one.id, one.before, one.after, ${by.RequestId}, coalesce(${by.At ?? null}::timestamptz, now())
      from jsonb_to_recordset(${rows}::jsonb) as one(id text, before jsonb, after jsonb)`)
  }
}
