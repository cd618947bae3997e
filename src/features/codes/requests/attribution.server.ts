import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { type ChangedParties, joinSupplier } from '../../property/contacts/suppliers.server.ts'
import { askerId, askerTables, isAttributed, joinAsker } from './askers.server.ts'
import { serviceTypes } from './model.ts'

const types = sql.raw(serviceTypes.map(one => `'${one}'`).join(', '))
/** That request `r` is one by which a tenant asks for service: these are attributed. */
export const isServiceType = sql`r.functionality_type in (${types})`
/** That service request `r` waits to be attributed. */
export const isUnattributed = sql`r.attributed_version <> r.version and ${isServiceType}`

/**
 * The service requests of an account that wait to be attributed, as the table `late`: few, found by an index of their own. What is read of all requests
 * beside them asks `isAttributed` of each row.
 */
export const lateRequests = ({ GroupId }: { GroupId: string }): SQL => sql`
  late as materialized (select r.* from visitor_request r where r.group_id = ${GroupId} and ${isUnattributed})`

/** Joins request `r` with its supplier. */
export const joinSupplierOf = (GroupId: string): SQL =>
  joinSupplier({
    GroupId,
    assignee: sql`r.assignee_id`,
    building: sql`r.building_id`,
    isCalledFor: categories => sql`exists (
      select 1 from form_answer f where f.group_id = ${GroupId} and f.submission_id = r.submission_id and f.opts && ${categories})`,
  })

/**
 * Keeps with the service requests `r` of an account that are meant whose they are and who is called for them: figures of a year cannot find that out
 * for each. Each row that says so already is left alone; one that somebody changes meanwhile waits for the next time. Gives how many were changed.
 */
export const attributeRequests = async (tx: Tx, GroupId: string, which: SQL, atMost?: number): Promise<number> => {
  const { rows } = await tx.execute<{ n: number }>(sql`
    with r as materialized (select r.* from visitor_request r where r.group_id = ${GroupId} and ${isServiceType} and ${which} ${atMost === undefined ? sql`` : sql`limit ${atMost}`}),
      ${askerTables({ GroupId }, sql`r`)},
      found as (
        select r.id, r.version, ${askerId} as asker_id, case when ${askerId} is null then r.company_name else '' end as asker_name, supplier.id as supplier_id
        from r ${joinAsker(sql`null::uuid`)} ${joinSupplierOf(GroupId)}),
      changed as (update visitor_request r set attributed_version = found.version, asker_id = found.asker_id, asker_name = found.asker_name, supplier_id = found.supplier_id
    from found where r.group_id = ${GroupId} and r.id = found.id and r.version = found.version
      and (not ${isAttributed} or (r.asker_id, r.asker_name, r.supplier_id) is distinct from (found.asker_id, found.asker_name, found.supplier_id)) returning 1)
    select count(*)::int as n from changed`)
  return rows[0]?.n ?? 0
}

/** Requests that one transaction attributes. */
const atOnce = 5000

/** Attributes the requests of an account that wait for it; true where there may be more. */
export const attributeWaiting = async (tx: Tx, GroupId: string): Promise<boolean> =>
  (await attributeRequests(tx, GroupId, isUnattributed, atOnce)) === atOnce

/** What has changed (`findChangedParties`), as conditions of the requests `r` that may be meant: of each building by itself, some rows at a time. */
export const listChanged = ({ buildings, contacts, suppliers }: ChangedParties): SQL[] => [
  ...buildings.map(id => sql`r.building_id = ${id}`),
  ...(contacts.length > 0 ? [oneOf(sql`r.assignee_id`, contacts)] : []),
  ...(suppliers.length > 0 ? [oneOf(sql`r.supplier_id`, suppliers)] : []),
]
