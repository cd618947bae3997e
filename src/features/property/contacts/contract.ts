import { list, read, text, uuid, write, z } from '../../../core/call.ts'
import {
  ContactRow,
  Onboarding,
  PinHolder,
  RoleRow,
  type SaveContact as Save,
  SaveContact,
  TenantContactRow,
  TenantRow,
  tenantContactFields,
  tenantFields,
  VendorRow,
  vendorFields,
} from './model.ts'
import { companyProblems, contactProblems, tenantContactProblems } from './rules.ts'

export * from './invitationContract.ts'

const saved = z.object({ acId: uuid(), MemberId: z.nullable(uuid()), UserId: z.nullable(uuid()), Version: z.int() })
const may = 'ManageContacts' as const
const named = ['ManageContacts', 'ManageLibraries'] as const
const states = ['Active', 'Offboarded'] as const
const inUse = ['Active', 'Inactive'] as const
const inBuilding = { gId: uuid(), bId: z.optional(uuid()), text: z.optional(text()) }
/** The row of this id alone, whatever its state. */
const alone = z.optional(uuid())
/** What a save of a company brings besides its fields. */
const kept = { Version: z.int(), Disabled: z._default(z.boolean(), false) }
const signsIn = { may, people: 'the sign-in of a contact' } as const
const savesOfBuilding = {
  scope: 'building',
  ...signsIn,
  input: SaveContact,
  output: saved,
  check: (input: Save) => contactProblems(input, { portfolio: false }),
} as const

export const AddPropertyContact = write('UserAdmin/AddPropertyContact', {
  summary: 'Add a contact to a building; a role with portal access makes a sign-in too',
  ...savesOfBuilding,
})

export const EditPropertyContact = write('UserAdmin/EditPropertyContact', {
  summary: 'Save a contact of a building',
  ...savesOfBuilding,
})

export const AddPortfolioContact = write('UserAdmin/AddPortfolioContact', {
  summary: 'Add a contact of the portfolio with the buildings that it is assigned to',
  scope: 'group',
  ...signsIn,
  bodyLimit: 1024 * 1024,
  input: SaveContact,
  output: saved,
  check: (input: Save) => contactProblems(input, { portfolio: true }),
})

export const EditPortfolioContact = write('UserAdmin/EditPortfolioContact', {
  summary: 'Save a contact of the portfolio',
  scope: 'group',
  ...signsIn,
  bodyLimit: 1024 * 1024,
  input: SaveContact,
  output: saved,
  check: (input: Save) => contactProblems(input, { portfolio: true }),
})

export const OffboardContact = write('UserAdmin/OffboardContact', {
  summary: 'Offboard a contact: the sign-in and its sessions end, the contact and its history stay',
  scope: 'group',
  ...signsIn,
  input: z.strictObject({ GroupId: uuid(), ContactId: uuid() }),
  output: saved,
})

export const ReactivateContact = write('UserAdmin/ReactivateContact', {
  summary: 'Take an offboarded contact back, with the role that it had',
  scope: 'group',
  ...signsIn,
  input: z.strictObject({ GroupId: uuid(), ContactId: uuid() }),
  output: saved,
})

export const GetOnboarding = read('UserAdmin/GetOnboarding', {
  summary: 'The onboarding email to begin with for a contact who signs in, when the last one was sent, and what kept it from going out',
  scope: 'group',
  ...signsIn,
  input: z.strictObject({ gId: z.optional(uuid()), ContactUserId: uuid() }),
  output: Onboarding,
})

const contactSorts = ['Name', 'Role', 'Team', 'Title', 'Phone', 'Email', 'VendorName', 'CreatedDate', 'ModifiedDate'] as const

const contactFilter = {
  /** Only these roles. */
  cmsRoles: z.optional(z.array(text(60)).check(z.maxLength(50))),
  Team: z.optional(text(60)),
  ContactId: alone,
  /** Anywhere in name, title, e-mail and phone. */
  text: z.optional(text()),
  State: z.optional(z.enum(states)),
}

export const GetPropertyContacts = list('Entity/GetPropertyContacts', {
  summary: 'Contacts of a building, or of several',
  scope: 'group',
  may: named,
  rows: 'Contacts',
  row: ContactRow,
  filter: z.strictObject({
    gId: uuid(),
    bId: z.optional(uuid()),
    /** Only these buildings, as far as the caller sees them. */
    bIds: z.optional(z.array(uuid()).check(z.maxLength(200))),
    ...contactFilter,
  }),
  sort: contactSorts,
  perPage: 25,
})

export const GetPortfolioContacts = list('Portfolio/GetPortfolioContacts', {
  summary: 'Contacts of the portfolio who are assigned to a building that the caller sees',
  scope: 'group',
  may: named,
  rows: 'Contacts',
  row: ContactRow,
  filter: z.strictObject({ gId: uuid(), ...contactFilter }),
  sort: contactSorts,
  perPage: 25,
})

export const GetRoles = read('Member/GetRoles', {
  summary: 'Roles of contacts, with what each begins with',
  scope: 'group',
  input: z.strictObject({ gId: z.optional(uuid()) }),
  output: z.object({ Roles: z.array(RoleRow) }),
})

export const GetPinHolders = read('Entity/GetPinHolders', {
  summary: 'Types of PIN of a building with the contacts who hold them and their sign-ins',
  scope: 'building',
  may,
  input: z.strictObject({ gId: uuid(), bId: uuid() }),
  output: z.object({ Holders: z.array(PinHolder) }),
})

export const GetPropertyVendors = list('Vendor/GetPropertyVendors', {
  summary: 'Vendors that serve a building; without one, all that the caller may see',
  scope: 'group',
  may: named,
  rows: 'Vendors',
  row: VendorRow,
  filter: z.strictObject({ ...inBuilding, VendorId: alone, Category: z.optional(text(60)), State: z.optional(z.enum(inUse)) }),
  sort: ['VendorName', 'Trade', 'ContactName', 'CreatedDate'],
  perPage: 25,
})

export const AddVendor = write('Vendor/AddVendor', {
  summary: 'Add a vendor and the buildings that it serves',
  scope: 'group',
  may,
  input: z.strictObject({ GroupId: uuid(), ...vendorFields }),
  output: z.object({ acId: uuid(), Version: z.int() }),
  check: input => companyProblems(input, 'VendorName'),
})

export const EditVendor = write('Vendor/EditVendor', {
  summary: 'Save a vendor, or put it out of use (Disabled)',
  scope: 'group',
  may,
  input: z.strictObject({ GroupId: uuid(), VendorId: uuid(), ...vendorFields, ...kept }),
  output: z.object({ acId: uuid(), Version: z.int() }),
  check: input => companyProblems(input, 'VendorName'),
})

export const GetTenantList = list('Tenant/GetTenantList', {
  summary: 'Companies that rent space in a building; ProductAddOns chooses the default tenant among them',
  scope: 'group',
  may: [...named, 'ProductAddOns'],
  rows: 'Tenants',
  row: TenantRow,
  filter: z.strictObject({ ...inBuilding, TenantId: alone, State: z.optional(z.enum(inUse)) }),
  sort: ['Name', 'Floor', 'Unit', 'CreatedDate'],
  perPage: 25,
})

export const AddTenant = write('Tenant/AddTenant', {
  summary: 'Add a tenant to a building',
  scope: 'building',
  may,
  input: z.strictObject({ GroupId: uuid(), BuildingId: uuid(), ...tenantFields }),
  output: z.object({ acId: uuid(), Version: z.int() }),
  check: input => companyProblems(input, 'Name'),
})

export const EditTenant = write('Tenant/EditTenant', {
  summary: 'Save a tenant, or put it out of use (Disabled)',
  scope: 'building',
  may,
  input: z.strictObject({ GroupId: uuid(), BuildingId: uuid(), TenantId: uuid(), ...tenantFields, ...kept }),
  output: z.object({ acId: uuid(), Version: z.int() }),
  check: input => companyProblems(input, 'Name'),
})

export const GetTenantContacts = list('Tenant/GetTenantContacts', {
  summary: "Tenants' people in a building, the newest first",
  scope: 'group',
  may: named,
  rows: 'Contacts',
  row: TenantContactRow,
  filter: z.strictObject({ ...inBuilding, TenantId: z.optional(uuid()), ContactId: alone, State: z.optional(z.enum(states)) }),
  sort: ['Name', 'TenantName', 'Email', 'CreatedDate'],
  perPage: 25,
})

export const AddTenantContact = write('Tenant/AddTenantContact', {
  summary: "Add somebody to a tenant's people",
  scope: 'building',
  may,
  input: z.strictObject({ GroupId: uuid(), BuildingId: uuid(), ...tenantContactFields }),
  output: z.object({ acId: uuid(), Version: z.int() }),
  check: tenantContactProblems,
})

export const EditTenantContact = write('Tenant/EditTenantContact', {
  summary: "Save one of a tenant's people",
  scope: 'building',
  may,
  input: z.strictObject({ GroupId: uuid(), BuildingId: uuid(), ContactId: uuid(), Version: z.int(), ...tenantContactFields }),
  output: z.object({ acId: uuid(), Version: z.int() }),
  check: tenantContactProblems,
})
