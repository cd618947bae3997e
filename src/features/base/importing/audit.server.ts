import { sql } from 'drizzle-orm'
import { batches } from '../../../platform/db/batches.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { WrittenRow } from './importOf.server.ts'

type By = { tx: Tx; GroupId: string; UserId: string; FullName: string; RequestId: string; call: string; At?: Date }

/** A row of history for every record that an import or its undoing touched, many at once. `After` null: it was removed. Without `At` it is now. */
export const auditRecords = async (
  by: By,
  Object: string,
  written: readonly (Omit<WrittenRow, 'After'> & { After: WrittenRow['After'] | null })[],
): Promise<void> => {
  for (const some of batches(written)) {
    const rows = JSON.stringify(some.map(({ id, Before, After }) => ({ id, before: Before, after: After })))
    await by.tx.execute(sql`
      insert into audit (group_id, user_id, actor, call, object, object_id, before, after, request_id, at)
      select ${by.GroupId}::uuid, ${by.UserId}::uuid, ${by.FullName}, ${by.call}, ${Object}, one.id, one.before, one.after, ${by.RequestId}, coalesce(${by.At ?? null}::timestamptz, now())
      from jsonb_to_recordset(${rows}::jsonb) as one(id text, before jsonb, after jsonb)`)
  }
}
