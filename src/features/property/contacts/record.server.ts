import { type SQL, sql } from 'drizzle-orm'
import { inBuilding, type RecordAccess, type RecordNames } from '../../base/history/record.server.ts'

const ofContact = (ids: SQL) => sql`(x.building_id = any(${ids}) or (x.building_id is null and x.assigned_buildings && ${ids}))`
const ofVendor = (ids: SQL) =>
  sql`exists (select 1 from vendor_building v where v.group_id = x.group_id and v.vendor_id = x.id and v.building_id = any(${ids}))`

export const contactAccess: RecordAccess = { Object: 'contact', within: ofContact }

export const tenantAccess: RecordAccess = { Object: 'tenant_company', within: inBuilding }

export const vendorAccess: RecordAccess = { Object: 'vendor', within: ofVendor }

export const contactNames: readonly RecordNames[] = [
  { table: 'vendor', name: sql`to_jsonb(x.vendor_name)`, within: ofVendor },
  { table: 'tenant_company', name: sql`to_jsonb(x.tenant_name)`, within: inBuilding },
  { table: 'contact', name: sql`x.full_name`, within: ofContact },
]
