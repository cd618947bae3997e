import { calendarDay, Localized, text, uuid, z } from '../../../core/call.ts'
import { serviceRequestCategories } from '../../../core/lists.ts'
import type { RecordKind } from '../../base/history/model.ts'

/** The ten action buttons that a contact may have, by the names of the specification. */
export const actionButtons = [
  'Building info',
  'COI',
  'Contacts',
  'Emergency',
  'Equipment Lookup',
  'Job Board',
  'Meters',
  'Supplier Bid',
  'Team Note',
  'Work Order',
] as const
export type ActionButton = (typeof actionButtons)[number]

export const teams = ['Engineering', 'Security', 'Cleaning', 'Property Team'] as const
export const ownerships = ['InHouse', 'OutSourced'] as const
/** ShiftTime: a number of hours; StartEnd: from one time of day to another. */
export const shiftTypes = ['ShiftTime', 'StartEnd'] as const
/** Lengths of a shift in hours. */
export const shiftHours = ['4', '6', '8', '9', '10', '12', '24'] as const

/** The three toggles of the portal permission set. */
export const PermissionSet = z.strictObject({ Contacts: z.boolean(), Marketing: z.boolean(), Reporting: z.boolean() })
export type PermissionSet = z.output<typeof PermissionSet>

const orNone = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema))
const line = (longest = 200) => orNone(text(longest))

/** A contact as it is saved; Name is stored as FullName.en, Title as Title.en. */
export const Contact = z.strictObject({
  Name: text(),
  Role: text(60),
  Phone: text(30),
  Email: text(254),
  Title: line(),
  VendorId: orNone(uuid()),
  VendorName: line(),
  Ownership: orNone(z.enum(ownerships)),
  ShiftType: orNone(z.enum(shiftTypes)),
  ShiftHour: line(10),
  ShiftStart: line(5),
  ShiftEnd: line(5),
  Team: text(60),
})
export type Contact = z.output<typeof Contact>

/** What the contact dialog fills: the same for a contact of a building, of the portfolio, and of a building that is being added. */
export const ContactDraft = z.strictObject({
  Contact,
  PermissionSet,
  Actions: z.array(z.enum(actionButtons)).check(z.maxLength(actionButtons.length)),
  /** Portfolio contacts. */
  AssignedBuildings: z.optional(z.array(uuid()).check(z.maxLength(9999))),
})
export type ContactDraft = z.output<typeof ContactDraft>

/** The save-contact payload. An existing contact is named by ContactId, or by ContactMemberId where it may sign in. */
export const SaveContact = z.strictObject({
  GroupId: uuid(),
  BuildingId: orNone(uuid()),
  ContactId: orNone(uuid()),
  ContactMemberId: orNone(uuid()),
  ContactUserId: orNone(uuid()),
  /** The one that was read: a save of what has changed since is refused. */
  Version: orNone(z.int()),
  ...ContactDraft.shape,
})
export type SaveContact = z.output<typeof SaveContact>

/** Waiting: asked by mail, and no answer yet; Declined: does not want to. The e-mail may be known elsewhere or not: both look the same. */
export const invitations = ['Waiting', 'Declined'] as const
export type Invitation = (typeof invitations)[number]

/** A contact as lists give it. */
export const ContactRow = z.object({
  acId: uuid(),
  BuildingId: z.nullable(uuid()),
  FullName: Localized(),
  Title: z.nullable(Localized()),
  Role: z.string(),
  Phone: z.string(),
  Email: z.string(),
  VendorId: z.nullable(uuid()),
  VendorName: z.nullable(z.string()),
  Ownership: z.nullable(z.enum(ownerships)),
  ShiftType: z.nullable(z.enum(shiftTypes)),
  ShiftHour: z.nullable(z.string()),
  ShiftStart: z.nullable(z.string()),
  ShiftEnd: z.nullable(z.string()),
  Team: z.nullable(z.string()),
  PermissionSet,
  Actions: z.array(z.string()),
  /** Of a portfolio contact, as far as the caller sees them. */
  AssignedBuildings: z.nullable(z.array(uuid())),
  MemberId: z.nullable(uuid()),
  UserId: z.nullable(uuid()),
  /** Null: signs in, or has no sign-in. */
  Invitation: z.nullable(z.enum(invitations)),
  OnboardedDate: z.nullable(z.number()),
  OffboardedDate: z.nullable(z.number()),
  CreatedDate: z.number(),
  ModifiedDate: z.number(),
  Version: z.int(),
})
export type ContactRow = z.output<typeof ContactRow>

/** A role that a contact may have, as the server gives it. */
export const RoleRow = z.object({
  Role: z.string(),
  Name: z.string(),
  Weight: z.int(),
  /** Null: the role has no toggles. */
  PermissionSet: z.nullable(PermissionSet),
  /** Action buttons that the role begins with. */
  Actions: z.array(z.enum(actionButtons)),
  /** Whether contacts of the role may sign in to the portal. */
  SignsIn: z.boolean(),
  /** Whether portfolio contacts may have it. */
  Portfolio: z.boolean(),
  /** Whether the caller may give it. */
  Grantable: z.boolean(),
})
export type RoleRow = z.output<typeof RoleRow>

export const VendorRow = z.object({
  acId: uuid(),
  VendorName: z.string(),
  Trade: z.string(),
  Categories: z.array(z.string()),
  ContactName: z.nullable(z.string()),
  Phone: z.nullable(z.string()),
  Email: z.nullable(z.string()),
  /** Buildings it serves, as far as the caller sees them. */
  Buildings: z.array(uuid()),
  Disabled: z.boolean(),
  Version: z.int(),
})
export type VendorRow = z.output<typeof VendorRow>

export const TenantRow = z.object({
  acId: uuid(),
  BuildingId: uuid(),
  Name: z.string(),
  Floor: z.string(),
  Unit: z.string(),
  Phone: z.nullable(z.string()),
  Email: z.nullable(z.string()),
  LeaseEnd: z.nullable(z.string()),
  /** How many contacts it has. */
  Contacts: z.int(),
  Disabled: z.boolean(),
  Version: z.int(),
})
export type TenantRow = z.output<typeof TenantRow>

export const TenantContactRow = z.object({
  acId: uuid(),
  BuildingId: uuid(),
  Name: z.string(),
  TenantId: uuid(),
  TenantName: z.string(),
  Role: z.string(),
  PhoneNumber: z.string(),
  Email: z.string(),
  CreatedDate: z.number(),
  OffboardedDate: z.nullable(z.number()),
  Version: z.int(),
})
export type TenantContactRow = z.output<typeof TenantContactRow>

/** Who holds a PIN of a building. */
export const PinHolder = z.object({
  Type: z.string(),
  /** Whether the building has a code of this type. */
  HasCode: z.boolean(),
  /** Contacts of the building whose role goes with this type: the first twenty, and how many in all. */
  Contacts: z.array(z.object({ acId: uuid(), FullName: Localized(), Phone: z.string(), Email: z.string() })),
  Total: z.int(),
  /** Sign-ins of the last 30 days, and the last one ever. */
  SignIns: z.int(),
  LastDate: z.nullable(z.number()),
})
export type PinHolder = z.output<typeof PinHolder>

/** What the dialogs of vendors, tenants and tenants' people save. */
export const vendorFields = {
  VendorName: text(),
  Trade: z._default(text(100), ''),
  Categories: z._default(z.array(z.enum(serviceRequestCategories)).check(z.maxLength(serviceRequestCategories.length)), []),
  ContactName: orNone(text()),
  Phone: orNone(text(30)),
  Email: orNone(text(254)),
  /** Buildings that it serves. Those that the caller does not see stay as they are. */
  Buildings: z._default(z.array(uuid()).check(z.maxLength(5000)), []),
}
export const tenantFields = {
  Name: text(),
  Floor: z._default(text(40), ''),
  Unit: z._default(text(40), ''),
  Phone: orNone(text(30)),
  Email: orNone(text(254)),
  /** The last day of its lease. Left out: as it is. */
  LeaseEnd: z.optional(z.nullable(calendarDay())),
}
export const tenantContactFields = { Name: text(), TenantId: z.union([uuid(), z.literal('')]), PhoneNumber: text(30), Email: text(254) }

/** First values of the onboarding dialog. */
export const Onboarding = z.object({
  EmailTemplate: z.string(),
  Email: z.string(),
  Phone: z.string(),
  OnboardedDate: z.nullable(z.number()),
  /** Why the last one did not go out, in the mail server's words; null where nothing is known against it. */
  Problem: z.nullable(z.string()),
})

/** The kind of record of a history, and the permission to read it. */
export const contactKind: RecordKind = {
  Object: 'contact',
  kind: { en: 'Contact', es: 'Contacto', fr: 'Contact' },
  may: ['ManageContacts'],
}

export const vendorKind: RecordKind = {
  Object: 'vendor',
  kind: { en: 'Vendor', es: 'Proveedor', fr: 'Prestataire' },
  may: ['ManageContacts'],
}

export const tenantKind: RecordKind = {
  Object: 'tenant_company',
  kind: { en: 'Tenant', es: 'Inquilino', fr: 'Locataire' },
  may: ['ManageContacts'],
}
