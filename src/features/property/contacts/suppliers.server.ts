import { type SQL, sql } from 'drizzle-orm'

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
 * called for what was chosen, the first by name. A request without one has no row.
 */
export const joinSupplier = ({ GroupId, assignee, building, isCalledFor }: SupplierKeys): SQL => sql`
  join lateral (
    select v.id, v.vendor_name as name from vendor v where v.group_id = ${GroupId} and v.id = coalesce(
      (select c.vendor_id from contact c where c.group_id = ${GroupId} and c.id = ${assignee}),
      (select o.id from vendor_building b join vendor o on o.group_id = ${GroupId} and o.id = b.vendor_id and not o.disabled
        where b.group_id = ${GroupId} and b.building_id = ${building} and ${isCalledFor(sql`o.categories`)}
        order by o.vendor_name, o.id limit 1))
  ) supplier on true`
