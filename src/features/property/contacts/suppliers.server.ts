import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'

type SupplierKeys = {
  GroupId: string
  /** The contact who handles it, and its building. */
  assignee: SQL
  building: SQL
  /** Whether what was chosen is among categories of service requests. */
  isCalledFor: (categories: SQL) => SQL
}

/**
 * Joins a request with its supplier, as `supplier (id, name)`: the company of who handles it, else the one in use that serves the building and is
 * called for what was chosen, the first by name. A request without one has null.
 */
export const joinSupplier = ({ GroupId, assignee, building, isCalledFor }: SupplierKeys): SQL => sql`
  left join lateral (
    select v.id, v.vendor_name as name from vendor v where v.group_id = ${GroupId} and v.id = coalesce(
      (select c.vendor_id from contact c where c.group_id = ${GroupId} and c.id = ${assignee}),
      (select o.id from vendor_building b join vendor o on o.group_id = ${GroupId} and o.id = b.vendor_id and not o.disabled
        where b.group_id = ${GroupId} and b.building_id = ${building} and ${isCalledFor(sql`o.categories`)}
        order by o.vendor_name, o.id limit 1))
  ) supplier on true`

/** The suppliers of an account, as a table expression: `key` is the name as names are compared. */
export const suppliersOf = (GroupId: string): SQL =>
  sql`(select v.id, v.vendor_name as name, name_key(v.vendor_name) as key from vendor v where v.group_id = ${GroupId})`

export type ChangedParties = { buildings: string[]; contacts: string[]; suppliers: string[] }

/** The tables that tell whose a request is and who is called for it. */
export const partyTables = ['tenant_company', 'contact', 'vendor'] as const

/**
 * The buildings whose requests may be those of others since a moment, as their tenants, their tenants' people, or their suppliers have changed; and the
 * people and suppliers who have.
 */
export const findChangedParties = async (tx: Tx, GroupId: string, since: Date): Promise<ChangedParties> => {
  const changed = (table: (typeof partyTables)[number]) =>
    sql`(select * from ${sql.identifier(table)} where group_id = ${GroupId} and modified_date >= ${since}::timestamptz)`
  const { rows } = await tx.execute<ChangedParties>(sql`
    with t as materialized ${changed('tenant_company')}, c as materialized ${changed('contact')}, v as materialized ${changed('vendor')}
    select array(select id from c) as contacts, array(select id from v) as suppliers, array(
      select building_id from t union select building_id from c where building_id is not null
      union select t.building_id from c join tenant_company t on t.group_id = ${GroupId} and t.id = c.tenant_id
      union select b.building_id from v join vendor_building b on b.group_id = ${GroupId} and b.vendor_id = v.id) as buildings`)
  return rows[0] ?? { buildings: [], contacts: [], suppliers: [] }
}
