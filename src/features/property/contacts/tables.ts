import { sql } from 'drizzle-orm'
import { boolean, date, foreignKey, index, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Localized } from '../../../core/call.ts'
import { at, foldedIndex, nameKeyOf, stamps, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { appUser } from '../../base/people/tables.ts'
import { building } from '../buildings/tables.ts'
import type { Invitation } from './model.ts'

/** A company that serves buildings of the account. */
export const vendor = tenantTable(
  'vendor',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    VendorName: text().notNull(),
    Trade: text().notNull().default(''),
    /** Categories of service requests that it is called for. */
    Categories: text().array().notNull().default([]),
    ContactName: text(),
    Phone: text(),
    Email: text(),
    Disabled: boolean().notNull().default(false),
  },
  { building: null, counted: true },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    index().on(t.GroupId, t.VendorName),
    // Whatever its case; two people who add the same name at once do not both succeed.
    uniqueIndex('vendor_name_key').on(t.GroupId, nameKeyOf(t.VendorName)),
  ],
)

/** The buildings that a vendor serves. */
export const vendorBuilding = tenantTable(
  'vendor_building',
  { GroupId: uuid().notNull(), BuildingId: uuid().notNull(), VendorId: uuid().notNull() },
  { building: 'BuildingId' },
  t => [
    primaryKey({ columns: [t.GroupId, t.BuildingId, t.VendorId] }),
    index().on(t.GroupId, t.VendorId),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.GroupId, t.VendorId], foreignColumns: [vendor.GroupId, vendor.id] }).onDelete('cascade'),
  ],
)

/** Who rents space in a building. */
export const tenantCompany = tenantTable(
  'tenant_company',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    BuildingId: uuid().notNull(),
    TenantName: text().notNull(),
    Floor: text().notNull().default(''),
    Unit: text().notNull().default(''),
    Phone: text(),
    Email: text(),
    /** The last day of its lease. */
    LeaseEnd: date(),
    Disabled: boolean().notNull().default(false),
  },
  { building: 'BuildingId', counted: true },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    index().on(t.GroupId, t.BuildingId, t.TenantName),
    uniqueIndex('tenant_company_name_key').on(t.GroupId, t.BuildingId, nameKeyOf(t.TenantName)),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
  ],
)

/**
 * A person: of a building (BuildingId set) or of the portfolio (null, with AssignedBuildings). MemberId and UserId are set once the
 * person may sign in. Nobody is removed: Offboarded keeps the row and its history.
 */
export const contact = tenantTable(
  'contact',
  {
    ...tenant(),
    ...stamps(),
    ...version(),
    BuildingId: uuid(),
    FullName: jsonb().$type<Localized>().notNull(),
    Title: jsonb().$type<Localized>(),
    Role: text().notNull(),
    Phone: text().notNull(),
    Email: text().notNull(),
    VendorId: uuid(),
    TenantId: uuid(),
    Ownership: text().$type<'InHouse' | 'OutSourced'>(),
    ShiftType: text().$type<'StartEnd' | 'ShiftTime'>(),
    ShiftHour: text(),
    ShiftStart: text(),
    ShiftEnd: text(),
    Team: text(),
    PermissionSet: jsonb().$type<{ Contacts: boolean; Marketing: boolean; Reporting: boolean }>().notNull(),
    Actions: text().array().notNull().default([]),
    AssignedBuildings: uuid().array(),
    MemberId: uuid(),
    UserId: uuid().references(() => appUser.id),
    /** Of who signs in, as long as nobody has answered under this e-mail. Null: answered, or not asked. */
    Invitation: text().$type<Invitation>(),
    OnboardedDate: at(),
    OffboardedDate: at(),
    /** What lists sort by, and what a search looks through in lower case; kept by the database, so that an index can hold them. */
    Name: text().generatedAlwaysAs(sql`full_name->>'en'`),
    SearchText: text().generatedAlwaysAs(
      sql`lower(coalesce(full_name->>'en', '') || chr(10) || coalesce(title->>'en', '') || chr(10) || email)`,
    ),
  },
  { building: 'BuildingId', counted: true },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    index().on(t.GroupId, t.BuildingId, t.ModifiedDate),
    index().on(t.GroupId, t.Email),
    index().on(t.GroupId, t.UserId),
    foldedIndex('contact_folded', t.GroupId, sql`${t.SearchText}`),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.GroupId, t.VendorId], foreignColumns: [vendor.GroupId, vendor.id] }),
    foreignKey({ columns: [t.GroupId, t.TenantId], foreignColumns: [tenantCompany.GroupId, tenantCompany.id] }),
  ],
)
