import { type SQL, sql } from 'drizzle-orm'

/**
 * Joins request `r` with its supplier, as `supplier (id, name)`: the company of who handles it, else the one in use that serves the building and is
 * called for what was chosen, the first by name. A request without one has null.
 */
export const joinSupplier = (GroupId: string): SQL => sql`
  left join lateral (
    select v.id, v.vendor_name as name from vendor v where v.group_id = ${GroupId} and v.id = coalesce(
      (select c.vendor_id from contact c where c.group_id = ${GroupId} and c.id = r.assignee_id),
      (select o.id from vendor_building b join vendor o on o.group_id = ${GroupId} and o.id = b.vendor_id and not o.disabled
        where b.group_id = ${GroupId} and b.building_id = r.building_id and exists (
          select 1 from form_answer f where f.group_id = ${GroupId} and f.submission_id = r.submission_id and f.opts && o.categories)
        order by o.vendor_name, o.id limit 1))
  ) supplier on true`
