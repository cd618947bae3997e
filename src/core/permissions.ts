import { PRODUCT } from './product.ts'

const shell = [
  'GlobalManageCustomers',
  'GlobalManageGroups',
  'ManageEntities',
  'ViewAnalytics',
  'ViewCompanyAllBuildings',
  'ManageGroups',
  'ManagePropertyInfo',
  'ManageContacts',
  'ManageMarketing',
  'ManageReports',
  'Legal',
  'ManageDateArchive',
  `${PRODUCT}CustomerFeedback`,
] as const
const actions = ['GlobalManageEntities', 'ManagePin', 'ManagePassword', 'ViewSuppress', 'ManageLibraries', 'AnalyticsDashboards'] as const
const sections = [
  'BasicInfo',
  'BuildingPIN',
  'Branding',
  'Content',
  'ProductAddOns',
  'CustomerSurveyLinks',
  'BuildingTermsAndConditions',
  'COIInformation',
  'Upsells',
  'ResidentIndex',
  'WhiteLabel',
  'MaterialAndCost',
] as const
const dashboards = [
  'EngineeringRounds',
  'AEDRounds',
  'FireExtinguisherRounds',
  'InspectionRounds',
  'CleaningRounds',
  'SecurityPatrols',
  'PreventativeMaintenance',
  'PMLibraryDashboard',
  'InspectionDashboard',
  'SupplierSLAReport',
  'FeedbackDashboard',
  'CustomFeedbackDashboard',
  'BathroomService',
  'TenantPerformanceDashboard',
  'TenantHealthDashboard',
  'SupplierCheckInReport',
  'RoofAccessAuthorizationReport',
  'TenantHVACAuthorizationReport',
  'InsuranceDashboard',
  'SocialReputationReport',
  'VacancyLead',
  'LeadCapture',
  'EVRequestReport',
  'RoomRental',
  'FieldMarketing',
  'RegistrantList',
  'RenewalReport',
  'InAppFeedback',
  'MoveOutInspection',
  'EquipmentLookup',
  'EquipmentTrend',
  'MasterNotepad',
  'StaffCheckInReport',
  'ResidentLog',
  'GuestLog',
  'ComprehensiveFeedbackReport',
  'TeamPerformance',
  'WorkOrderDashboard',
  'EquipmentDataIntegrityDashboard',
] as const

/** The 70 keys in the four kinds of the documents. */
export const permissionKinds = { shell, actions, sections, dashboards } as const

/** The 70 session permission keys of the three documents. */
export const permissions = [...shell, ...actions, ...sections, ...dashboards] as const
export type Permission = (typeof permissions)[number]
/** Flags of a session; a missing flag is false. */
export type PermissionsHash = Partial<Record<Permission, boolean>>

/** Roles by weight: nobody grants a weight at or above their own. */
export const roles = {
  Offboarded: 1,
  Visitor: 1,
  Resident: 1,
  Tenant: 1,
  Contractor: 1,
  Supplier: 1,
  Vendor: 1,
  COIManager: 1,
  Prospect: 1,
  Employee: 10,
  ChiefEngineer: 20,
  GM: 20,
  PM: 20,
  Manager: 30,
  Marketing: 30,
  Executive: 50,
  Admin: 90,
  AcAdmin: 100,
} as const
export type Role = keyof typeof roles
export const isRole = (text: string): text is Role => Object.hasOwn(roles, text)

const provider: readonly Permission[] = ['GlobalManageCustomers', 'GlobalManageGroups', 'ManageGroups']
const everything: readonly Permission[] = permissions
const account = everything.filter(key => !provider.includes(key))
// GlobalManageEntities makes, imports, edits and archives buildings; the gate keeps everybody to the buildings that they see.
const building: readonly Permission[] = [
  'ManageEntities',
  'GlobalManageEntities',
  'ViewSuppress',
  'ViewAnalytics',
  'ManagePropertyInfo',
  'ManageContacts',
  'ManageReports',
  'Legal',
  `${PRODUCT}CustomerFeedback`,
  'ManagePin',
  'ManageLibraries',
  'AnalyticsDashboards',
  ...sections,
  ...dashboards,
]
const management: readonly Permission[] = [...building, 'ManageMarketing']
const engineering: readonly Permission[] = [
  'ViewAnalytics',
  'ManagePropertyInfo',
  'ManageContacts',
  'ManageReports',
  'ManageLibraries',
  'AnalyticsDashboards',
  'BasicInfo',
  'BuildingPIN',
  ...dashboards,
]
const marketing: readonly Permission[] = [
  'ManageMarketing',
  'GlobalManageEntities',
  'ManageLibraries',
  'ManageContacts',
  'ManagePropertyInfo',
  `${PRODUCT}CustomerFeedback`,
  'AnalyticsDashboards',
  'BasicInfo',
  'Branding',
  'Content',
  'ViewSuppress',
  'FeedbackDashboard',
  'CustomFeedbackDashboard',
  'SocialReputationReport',
  'VacancyLead',
  'LeadCapture',
  'EVRequestReport',
  'RoomRental',
  'FieldMarketing',
  'RegistrantList',
  'ComprehensiveFeedbackReport',
]

// A role whose contacts begin with toggles (contacts/contactRoles.ts) has the same flags by itself.
const byRole: Record<Role, readonly Permission[]> = {
  Offboarded: [],
  Visitor: [],
  Resident: [],
  Tenant: [],
  Contractor: [],
  Supplier: [],
  Vendor: [],
  COIManager: ['COIInformation'],
  Prospect: [],
  Employee: ['AnalyticsDashboards', 'FeedbackDashboard', 'EngineeringRounds', 'EquipmentLookup'],
  ChiefEngineer: engineering,
  GM: management,
  PM: management,
  Manager: building,
  Marketing: marketing,
  Executive: [...management, 'ViewCompanyAllBuildings', 'ManageDateArchive', 'ManagePassword'],
  Admin: account,
  AcAdmin: everything,
}

const hashes = Object.fromEntries(
  Object.entries(byRole).map(([role, keys]) => [role, Object.freeze(Object.fromEntries(keys.map(key => [key, true])))]),
) as Record<Role, PermissionsHash> // one for each row of byRole

/** What a role may do unless its account differs, as the flags of a session. */
export const permissionsOf = (role: Role): PermissionsHash => hashes[role]

/** Where an account differs from the built-in flags of a role: true is granted, false taken away. */
export type Overrides = Readonly<Partial<Record<Permission, boolean>>>

/** The portal permission set of a contact: three toggles. */
export type PermissionSet = { readonly Contacts: boolean; readonly Marketing: boolean; readonly Reporting: boolean }

/** The flags that each toggle of a permission set gives when on, and takes away when off. */
export const permissionSets: { readonly [K in keyof PermissionSet]: readonly Permission[] } = {
  Contacts: ['ManageContacts'],
  Marketing: ['ManageMarketing'],
  Reporting: ['ManageReports', 'ViewAnalytics'],
}

/** Permissions for the QR library: one of these opens its menu item, its pages and their calls. */
export const libraryFlags: readonly Permission[] = ['ManageLibraries', 'ManageMarketing', 'ManagePropertyInfo']

/** Who edits the account itself (name, logo, primary user): the provider's people, and who sees all of the account's buildings. */
export const accountEditors: readonly Permission[] = ['ManageGroups', 'ViewCompanyAllBuildings']

/** Flags of the provider's own people: no account gives them to a role. */
export const providerOnly: readonly Permission[] = ['GlobalManageCustomers', 'GlobalManageGroups']

/** Roles that no account changes: the provider's has everything, who has left has nothing. */
export const fixedRoles: readonly Role[] = ['AcAdmin', 'Offboarded']

/** The flags of a user in an account: the role's own, then what the account changed, then the user's permission set (null: none of its own). */
export const flagsOf = (role: Role, overrides: Overrides = {}, set: PermissionSet | null = null): PermissionsHash => {
  if (fixedRoles.includes(role)) return permissionsOf(role)
  const flags: PermissionsHash = { ...permissionsOf(role) }
  const put = (key: Permission, on: boolean) => {
    if (on) flags[key] = true
    else delete flags[key]
  }
  for (const key of permissions) if (overrides[key] !== undefined && !providerOnly.includes(key)) put(key, overrides[key])
  if (set) for (const toggle of toggles) for (const key of permissionSets[toggle]) put(key, set[toggle])
  return flags
}
const toggles = ['Contacts', 'Marketing', 'Reporting'] as const

/** The flags among `wanted` that somebody does not hold: nobody grants more than they hold. */
export const beyond = (held: PermissionsHash, wanted: PermissionsHash): Permission[] =>
  permissions.filter(key => wanted[key] === true && held[key] !== true)

/** Whether flags hold a permission, or one of several. Nothing asked is always granted. */
export const may = (flags: PermissionsHash, wanted: Permission | readonly Permission[] | undefined): boolean =>
  wanted === undefined || (typeof wanted === 'string' ? flags[wanted] === true : wanted.some(key => flags[key] === true))

/** Global admin: either of the two global shell flags. */
export const isGlobalAdmin = (flags: PermissionsHash): boolean => may(flags, ['GlobalManageCustomers', 'GlobalManageGroups'])

/** Where a fresh session lands, in the document's order (global customers admin, manage-entities, marketing, others). */
export const landing = (flags: PermissionsHash): string =>
  flags.GlobalManageCustomers ? '/adminSearch' : flags.ManageEntities ? '/properties' : flags.ManageMarketing ? '/marketing' : '/'
