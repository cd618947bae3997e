import { isEmail } from '../../../core/email.ts'
import { choiceHint, hints, misfit } from '../../../core/hints.ts'
import { isEmptyHtml } from '../../../core/html.ts'
import { beyond, type PermissionsHash, permissionSets } from '../../../core/permissions.ts'
import { isPhone } from '../../../core/phone.ts'
import { invalid, isEmpty, messages, type Problem, type Refusal, required } from '../../../core/problem.ts'
import { newPasswordProblems } from '../../base/people/rules.ts'
import { grantMessages } from '../../base/permissions/rules.ts'
import { contactRole, mobileRole, noPermissions, vendorRole } from './contactRoles.ts'
import { type ContactDraft, type ContactRow, type PermissionSet, type RoleRow, shiftHours, teams } from './model.ts'

/** What the server says of a save besides the specification's messages. */
export const contactMessages = {
  notBelow: 'Only roles below your own can be given or changed.',
  otherRole: 'This person already signs in to this account with another role.',
  emailKept: 'Only those who manage passwords can change the email of somebody who signs in.',
  noPassword: 'Only somebody who has accepted the invitation has a password to reset.',
  erased: 'The data of this person was erased. Add the contact again.',
  linkPlace: 'The email has lost the place of its link. Write [Sign-in link] where it is to stand.',
} as const

type ContactPlace = { portfolio: boolean }
type Draft = Pick<ContactDraft, 'Contact'> & Partial<ContactDraft>

/** A refusal for one field. */
export const makeContactRefusal = (Field: string, Message: string): Refusal => invalid([{ Field, Message }])

const wrong = (Field: string, Message: string): Problem => ({ Field, Message })

/** Every rule of the contact dialog, for its form and for the server. */
export const contactProblems = (draft: Draft, { portfolio }: ContactPlace): Problem[] => [
  ...required(draft.Contact, ['Name', 'Role', 'Phone', 'Email', 'Team'], 'Contact.'),
  ...formatProblems(draft, portfolio),
  ...vendorProblems(draft),
  ...shiftProblems(draft),
  ...(portfolio && isEmpty(draft.AssignedBuildings) ? [wrong('AssignedBuildings', messages.required)] : []),
]

const formatProblems = ({ Contact: { Role, Phone, Email, Team } }: Draft, portfolio: boolean): Problem[] => {
  const role = contactRole(Role)
  return [
    ...(Role && (!role || (portfolio && !role.Portfolio)) ? [misfit('Contact.Role', hints.choice)] : []),
    ...(Team && !teams.some(one => one === Team) ? [misfit('Contact.Team', choiceHint(teams))] : []),
    ...phoneProblems(Phone, 'Contact.Phone'),
    ...emailProblems(Email, 'Contact.Email'),
  ]
}

/** A phone number that is filled has 11 digits. */
export const phoneProblems = (Phone: string | null | undefined, Field: string): Problem[] =>
  isEmpty(Phone) || isPhone(Phone ?? '') ? [] : [misfit(Field, hints.phone)]

/** An e-mail that is filled is valid. */
export const emailProblems = (Email: string | null | undefined, Field: string): Problem[] =>
  isEmpty(Email) || isEmail((Email ?? '').trim()) ? [] : [misfit(Field, hints.email)]

const vendorProblems = ({ Contact: { Role, VendorId, VendorName } }: Draft): Problem[] =>
  Role === vendorRole && isEmpty(VendorId) && isEmpty(VendorName) ? [wrong('Contact.VendorName', messages.required)] : []

const time = /^([01]\d|2[0-3]):[0-5]\d$/

const shiftProblems = ({ Contact }: Draft): Problem[] => {
  const { Role, ShiftType, ShiftHour, ShiftStart, ShiftEnd } = Contact
  if (Role !== mobileRole) return []
  if (ShiftType === 'ShiftTime') {
    if (isEmpty(ShiftHour)) return required(Contact, ['ShiftHour'], 'Contact.')
    return shiftHours.some(one => one === ShiftHour) ? [] : [misfit('Contact.ShiftHour', choiceHint(shiftHours))]
  }
  if (ShiftType !== 'StartEnd') return []
  const missing = required(Contact, ['ShiftStart', 'ShiftEnd'], 'Contact.')
  const odd = (['ShiftStart', 'ShiftEnd'] as const).filter(name => !isEmpty(Contact[name]) && !time.test(Contact[name] ?? ''))
  if (missing.length + odd.length > 0) return [...missing, ...odd.map(name => misfit(`Contact.${name}`, hints.time))]
  return (ShiftEnd ?? '') > (ShiftStart ?? '') ? [] : [wrong('Contact.ShiftEnd', messages.endAfterStart)]
}

export const toggles = ['Contacts', 'Marketing', 'Reporting'] as const
export type Toggle = (typeof toggles)[number]

/** A password that is chosen with an answer fits the policy. */
export const answerProblems = ({
  Accept,
  Password,
  Repeated,
}: {
  Accept: boolean
  Password?: string | undefined
  Repeated?: string | undefined
}): Problem[] => (Accept && Password !== undefined ? newPasswordProblems({ Password, Repeated }) : [])

/** The toggles of a permission set that somebody may not turn on, because they open more than they hold themselves. */
export const heldBack = (held: PermissionsHash): Toggle[] =>
  toggles.filter(one => beyond(held, Object.fromEntries(permissionSets[one].map(flag => [flag, true]))).length > 0)

/** Grants of a permission set beyond the flags of the user who saves it. A toggle that was on before is no grant. */
export const grantProblems = (held: PermissionsHash, wanted: PermissionSet, before: PermissionSet = noPermissions): Problem[] =>
  heldBack(held)
    .filter(one => wanted[one] && !before[one])
    .map(one => wrong(`PermissionSet.${one}`, grantMessages.held))

/** A preset without the toggles that are held back. */
export const grantable = <T extends Presets>(preset: T, back: readonly Toggle[]): T => ({
  ...preset,
  PermissionSet: preset.PermissionSet && { ...preset.PermissionSet, ...Object.fromEntries(back.map(one => [one, false])) },
})

/** A contact that nobody has filled yet. */
export const newContact = (): ContactDraft => ({
  Contact: {
    Name: '',
    Role: '',
    Phone: '',
    Email: '',
    Title: '',
    VendorId: null,
    VendorName: '',
    Ownership: null,
    ShiftType: null,
    ShiftHour: '',
    ShiftStart: '',
    ShiftEnd: '',
    Team: '',
  },
  PermissionSet: noPermissions,
  Actions: [],
})

const noShift = { ShiftHour: '', ShiftStart: '', ShiftEnd: '' }
const noVendor = { VendorId: null, VendorName: '' }

type Changed = Pick<ContactDraft, 'Contact' | 'PermissionSet' | 'Actions'>
type Presets = Pick<RoleRow, 'PermissionSet' | 'Actions'>

/**
 * Another role: vendor data stays with the third-party vendor only, shift data with the Mobile Engineer only; action buttons and
 * permission set begin again as the role has them (all off without a preset).
 */
export const changeRole = <T extends Changed>(draft: T, Role: string, presets: Presets | undefined): T => ({
  ...draft,
  Contact: {
    ...draft.Contact,
    Role,
    ...(Role !== vendorRole && noVendor),
    ...(Role !== mobileRole && { ShiftType: null, ...noShift }),
  },
  PermissionSet: presets?.PermissionSet ?? noPermissions,
  Actions: presets?.Actions ?? [],
})

/** Another type of shift: its hours and its range begin again. */
export const changeShiftType = <T extends Changed>(draft: T, ShiftType: ContactDraft['Contact']['ShiftType']): T => ({
  ...draft,
  Contact: { ...draft.Contact, ShiftType, ...noShift },
})

/** What the dialog begins with for an existing contact. */
export const draftOf = (row: ContactRow): ContactDraft => ({
  Contact: {
    Name: row.FullName.en,
    Role: row.Role,
    Phone: row.Phone,
    Email: row.Email,
    Title: row.Title?.en ?? '',
    VendorId: row.VendorId,
    VendorName: row.VendorName ?? '',
    Ownership: row.Ownership,
    ShiftType: row.ShiftType,
    ShiftHour: row.ShiftHour ?? '',
    ShiftStart: row.ShiftStart ?? '',
    ShiftEnd: row.ShiftEnd ?? '',
    Team: row.Team ?? '',
  },
  PermissionSet: row.PermissionSet,
  Actions: row.Actions as ContactDraft['Actions'], // they were saved through the contract
  ...(row.AssignedBuildings && { AssignedBuildings: row.AssignedBuildings }),
})

const orNull = (text: string | null | undefined): string | null => text?.trim() || null

/** The columns of a contact without what its role does not have; blanks around texts go, the e-mail is kept in lower case. */
export const tidyContact = ({ Contact, PermissionSet, Actions }: Changed) => {
  const { Role, ShiftType = null } = Contact
  const mobile = Role === mobileRole
  const range = mobile && ShiftType === 'StartEnd'
  return {
    FullName: { en: Contact.Name.trim() },
    Title: orNull(Contact.Title) === null ? null : { en: Contact.Title?.trim() ?? '' },
    Role,
    Phone: Contact.Phone,
    Email: Contact.Email.trim().toLowerCase(),
    Ownership: Contact.Ownership ?? null,
    ShiftType: mobile ? ShiftType : null,
    ShiftHour: mobile && ShiftType === 'ShiftTime' ? orNull(Contact.ShiftHour) : null,
    ShiftStart: range ? orNull(Contact.ShiftStart) : null,
    ShiftEnd: range ? orNull(Contact.ShiftEnd) : null,
    Team: Contact.Team,
    PermissionSet: contactRole(Role)?.PermissionSet ? PermissionSet : noPermissions,
    Actions: [...new Set(Actions)],
  }
}

/** Types of PIN with the roles of contacts that go with each. */
export const pinRoles: Readonly<Record<string, readonly string[]>> = {
  ChiefEngineer: ['ChiefEngineer', 'Engineering'],
  GM: ['GM', 'PM', 'GMPM'],
  Cleaning: ['Cleaning'],
  Security: ['Security'],
  Supplier: ['Vendor', 'Supplier', 'Contractor'],
  MobileEngineer: ['MobileEngineer'],
}

/** Where the one-time link comes to stand in the onboarding e-mail, as the template says it in each language. */
export const linkPlaces = { en: '[Sign-in link]', es: '[Enlace de acceso]', fr: '[Lien de connexion]' } as const

/** The first of these places in the text of an HTML, not in its tags; undefined when there is none. */
export const linkPlaceIn = (html: string): string | undefined => {
  const texts = html.split(/<[^>]*>/)
  return Object.values(linkPlaces).find(place => texts.some(text => text.includes(place)))
}

/** The onboarding e-mail: its text, with the place where the server puts the link. */
export const onboardingProblems = ({ EmailTemplate }: { EmailTemplate: string }): Problem[] => {
  if (isEmptyHtml(EmailTemplate)) return [wrong('EmailTemplate', messages.required)]
  return linkPlaceIn(EmailTemplate) ? [] : [wrong('EmailTemplate', contactMessages.linkPlace)]
}

type TenantContact = { Name: string; TenantId: string; PhoneNumber: string; Email: string }

/** The dialog of a tenant's contact: all four are required. */
export const tenantContactProblems = (input: TenantContact): Problem[] => [
  ...required(input, ['Name', 'TenantId', 'PhoneNumber', 'Email']),
  ...phoneProblems(input.PhoneNumber, 'PhoneNumber'),
  ...emailProblems(input.Email, 'Email'),
]

type Company = { Phone?: string | null | undefined; Email?: string | null | undefined }

/** A vendor or a tenant: its name is required; phone and e-mail have their formats. */
export const companyProblems = <T extends Company>(input: T, name: keyof T & string): Problem[] => [
  ...required(input, [name]),
  ...phoneProblems(input.Phone, 'Phone'),
  ...emailProblems(input.Email, 'Email'),
]
