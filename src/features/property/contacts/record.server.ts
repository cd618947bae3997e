import { sql } from 'drizzle-orm'
import { inBuilding, type RecordAccess } from '../../base/history/record.server.ts'

export const contactAccess: RecordAccess = {
  Object: 'contact',
  within: ids => sql`(x.building_id = any(${ids}) or (x.building_id is null and x.assigned_buildings && ${ids}))`,
}

export const tenantAccess: RecordAccess = { Object: 'tenant_company', within: inBuilding }

export const vendorAccess: RecordAccess = {
  Object: 'vendor',
  within: ids =>
    sql`exists (select 1 from vendor_building v where v.group_id = x.group_id and v.vendor_id = x.id and v.building_id = any(${ids}))`,
}
