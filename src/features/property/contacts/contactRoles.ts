import { type Role, roles } from '../../../core/permissions.ts'
import { type ActionButton, actionButtons, type PermissionSet, type RoleRow } from './model.ts'

/** A role of the table below; `as` is the role that its contacts sign in with, null where they do not sign in. */
export type ContactRole = Omit<RoleRow, 'Weight' | 'Grantable' | 'SignsIn'> & { as: Role | null }

export const noPermissions: PermissionSet = { Contacts: false, Marketing: false, Reporting: false }
const all: PermissionSet = { Contacts: true, Marketing: true, Reporting: true }
const every: ActionButton[] = [...actionButtons]
const some: ActionButton[] = ['Contacts', 'Emergency', 'Equipment Lookup', 'Team Note', 'Work Order']

const role = (Role: string, Name: string, rest: Partial<ContactRole> = {}): ContactRole => ({
  Role,
  Name,
  PermissionSet: null,
  Actions: [],
  Portfolio: true,
  as: null,
  ...rest,
})

/** Roles of contacts: code, name, first values. Roles are compared by code. */
export const contactRoles: readonly ContactRole[] = [
  role('GMPM', 'GM/PM', { PermissionSet: all, Actions: every, as: 'GM' }),
  role('GM', 'GM', { PermissionSet: all, Actions: every, as: 'GM' }),
  role('PM', 'PM', { PermissionSet: all, Actions: every, as: 'PM' }),
  role('ChiefEngineer', 'Chief Engineer', {
    PermissionSet: { Contacts: true, Marketing: false, Reporting: true },
    Actions: every,
    as: 'ChiefEngineer',
  }),
  role('Engineering', 'Engineering', { Actions: every }),
  role('MobileEngineer', 'Mobile Engineer', { Actions: every }),
  role('Security', 'Security', { Actions: some }),
  role('Cleaning', 'Cleaning', { Actions: some }),
  role('Vendor', '3rd party vendor', { Portfolio: false }),
  role('Supplier', 'Supplier'),
  role('Contractor', 'Contractor'),
  role('COIManager', 'COI Manager', { as: 'COIManager' }),
  role('Employee', 'Employee', { PermissionSet: noPermissions, as: 'Employee' }),
  role('Manager', 'Manager', { as: 'Manager' }),
  role('Marketing', 'Marketing', { PermissionSet: { Contacts: true, Marketing: true, Reporting: false }, as: 'Marketing' }),
  role('Executive', 'Executive', { PermissionSet: all, as: 'Executive' }),
  role('Admin', 'Admin', { as: 'Admin' }),
]

/** Role of the people of a tenant. */
export const tenantRole = 'Tenant'
export const vendorRole = 'Vendor'
export const mobileRole = 'MobileEngineer'

export const contactRole = (code: string): ContactRole | undefined => contactRoles.find(one => one.Role === code)

/** The weight of a contact's role; without a sign-in it is the least. */
export const weightOf = ({ as }: Pick<ContactRole, 'as'>): number => (as ? roles[as] : 1)

/** The roles as the server gives them: nobody grants a weight at or above their own. */
export const roleRows = (own: Role): RoleRow[] =>
  contactRoles.map(({ as, ...one }) => {
    const Weight = weightOf({ as })
    return { ...one, Weight, SignsIn: as !== null, Grantable: Weight < roles[own] }
  })
