import { sql } from 'drizzle-orm'
import { diffForAudit } from '../gate/audited.ts'
import { job } from '../jobs/job.ts'
import type { Services } from '../services.ts'
import { batches } from './batches.ts'
import type { Tx } from './database.ts'

type Client = { query(sql: string): Promise<{ rows: { name: string }[] }> }

/**
 * Makes what is missing of the audit's monthly partitions: this month (UTC), the next two, and months whose rows lie in the default
 * partition, which move. Gives the names of what it made. Any number of processes may do it at once.
 */
export const openAuditMonths = async (client: Client): Promise<string[]> =>
  (await client.query('select name from open_audit_months() as name')).rows.map(({ name }) => name)

/** Daily, so that a run that fails is made up for long before its month begins. */
export const auditMonths = job(
  'audit.openMonths',
  async ({ services: { db, log } }: { services: Pick<Services, 'db' | 'log'> }) => {
    const made = await openAuditMonths(db.system)
    if (made.length > 0) log.info({ made }, 'the audit has new months')
  },
  { every: '17 3 * * *' },
)

/** One write as the audit keeps it. Without `At` it is now; `UserId` null: nobody who signed in, or a job. */
export type AuditRow = {
  GroupId: string | null
  UserId: string | null
  FullName: string
  Call: string
  Object: string
  ObjectId: string | null
  Before?: unknown
  After?: unknown
  Address?: string | null
  RequestId: string
  At?: Date
}
type Writer = { query(sql: string, values: unknown[]): Promise<unknown> }

/** Writes a row of the audit: of two states only what differs between them, and no secret. */
export const writeAuditRow = async (client: Writer, row: AuditRow): Promise<void> => {
  const { before, after } = diffForAudit(row.Before, row.After)
  const { GroupId, UserId, FullName, Call, Object, ObjectId, Address = null, RequestId, At = null } = row
  await client.query(
    `insert into audit (group_id, user_id, actor, call, object, object_id, before, after, address, request_id, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, coalesce($11, now()))`,
    [GroupId, UserId, FullName, Call, Object, ObjectId, json(before), json(after), Address, RequestId, At],
  )
}
type By = Pick<AuditRow, 'UserId' | 'FullName' | 'RequestId' | 'At' | 'Call' | 'Object'> & { GroupId: string }
/** One record of many that a write has changed; `Before` null: it was made, `After` null: it was removed. */
type AuditedRecord = { id: string; Before: Record<string, unknown> | null; After: Record<string, unknown> | null }

/** A row of the audit for each of many records, many in one statement. Their columns hold no secret. */
export const writeAuditRows = async (tx: Tx, by: By, records: readonly AuditedRecord[]): Promise<void> => {
  for (const some of batches(records)) {
    const rows = JSON.stringify(some.map(({ id, Before, After }) => ({ id, before: Before, after: After })))
    await tx.execute(sql`
      insert into audit (group_id, user_id, actor, call, object, object_id, before, after, request_id, at)
      select ${by.GroupId}::uuid, ${by.UserId}::uuid, ${by.FullName}, ${by.Call}, ${by.Object}, one.id, one.before, one.after, ${by.RequestId}, coalesce(${by.At ?? null}::timestamptz, now())
      from jsonb_to_recordset(${rows}::jsonb) as one(id text, before jsonb, after jsonb)`)
  }
}
const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))

/**
 * Takes what may name somebody out of what the audit says of records: the values of these columns become "…"; who changed what, and when, stays.
 * The audit is only ever added to: this goes by a function of its owner.
 */
export const forgetInAudit = async (
  tx: Tx,
  GroupId: string,
  { Object: of, columns }: { readonly Object: string; readonly columns: readonly string[] },
  ids: readonly string[],
): Promise<void> => {
  await tx.execute(sql`
    select forget_in_audit(${GroupId}::uuid, ${of}, ${sql.param([...ids])}::text[], ${sql.param([...columns])}::text[])`)
}
