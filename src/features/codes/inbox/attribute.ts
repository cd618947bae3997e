import type pg from 'pg'
import type { GroupId } from '../../../core/ids.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { job } from '../../../platform/jobs/job.ts'
import type { Services } from '../../../platform/services.ts'
import { findChangedParties, partyTables } from '../../property/contacts/suppliers.server.ts'
import { attributeRequests, attributeWaiting, listChanged } from '../requests/attribution.server.ts'

/**
 * Keeps with each service request whose it is and who is called for it. Those that came or changed follow within a minute (until then the figures
 * find it out), all of a building when its tenants, their people or its suppliers change.
 */
export const attributeAll = job<object>(
  'requests.attribute',
  async ({ services: { db } }) => {
    const now = new Date()
    const work = await db.asSystem('accounts whose requests are to be attributed', (_tx, client) => listWork(client))
    for (const one of work) {
      if (one.Since !== null) await attributeChanged(db, one.GroupId, one.Since)
      let isMore = true
      while (isMore) isMore = await db.withTenant(one.GroupId, tx => attributeWaiting(tx, one.GroupId))
      if (one.Changes !== null) await db.withTenant(one.GroupId, (_tx, client) => noteAttributed(client, one, now))
    }
  },
  { every: '* * * * *', seconds: 900 },
)

/** `Changes`: how often tenants, people and suppliers have been changed; null: not since the last time. `Since`: when that was; null: it is the first time. */
type AccountWork = { GroupId: GroupId; Changes: number | null; Since: Date | null }

const counted = partyTables.map(name => `changes of ${name}`)
const [seenChanges, seenMinute] = ['AttributedChanges', 'AttributedMinute']

const listWork = async (client: pg.ClientBase): Promise<AccountWork[]> => {
  const changed = await client.query<{ GroupId: GroupId; Changes: number; minute: number | null }>(
    `select group_id as "GroupId", "Changes", minute from (
       select group_id, (sum(value) filter (where name = any($1)))::float8 as "Changes", max(value) filter (where name = $2) as seen, max(value) filter (where name = $3) as minute
       from group_counter where name = any($1 || array[$2, $3]) group by group_id) c
     where "Changes" is distinct from seen and "Changes" is not null`,
    [counted, seenChanges, seenMinute],
  )
  const waiting = await client.query<{ GroupId: GroupId }>(
    `select distinct group_id as "GroupId" from visitor_request where attributed_version <> version and functionality_type in ('Maintenance', 'BathroomService')`,
  )
  const work = changed.rows.map(({ GroupId, Changes, minute }) => ({
    GroupId,
    Changes,
    Since: minute === null ? null : new Date((Number(minute) - overlap) * 60_000),
  }))
  const others = waiting.rows.filter(({ GroupId }) => !work.some(one => one.GroupId === GroupId))
  return [...work, ...others.map(({ GroupId }) => ({ GroupId, Changes: null, Since: null }))]
}
/** Minutes that a change may take until it is committed. */
const overlap = 10

const attributeChanged = async (db: Pick<Services['db'], 'withTenant'>, GroupId: GroupId, since: Date): Promise<void> => {
  const changed = await db.withTenant(GroupId, tx => findChangedParties(tx, GroupId, since))
  for (const one of listChanged(changed)) await db.withTenant(GroupId, (tx: Tx) => attributeRequests(tx, GroupId, one))
}

const noteAttributed = (client: Pick<pg.ClientBase, 'query'>, { GroupId, Changes }: AccountWork, now: Date) =>
  client.query(
    `insert into group_counter (group_id, name, value) values ($1, $2, $3), ($1, $4, $5) on conflict (group_id, name) do update set value = excluded.value`,
    [GroupId, seenChanges, Changes, seenMinute, Math.floor(now.getTime() / 60_000)],
  )
