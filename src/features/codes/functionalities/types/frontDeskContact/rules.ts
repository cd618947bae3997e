import type { ContactDraft, ContactRow } from '../../../../property/contacts/model.ts'
import { changeRole, newContact } from '../../../../property/contacts/rules.ts'
import type { FrontDeskForm } from './definition.ts'

/** Roles that somebody who is added here may get. */
export const frontDeskRoles = ['Marketing', 'Manager', 'Employee'] as const
export type FrontDeskRole = (typeof frontDeskRoles)[number]

type Person = Pick<ContactRow, 'FullName' | 'Phone' | 'Email' | 'UserId'>

/** The form with a contact of the building on its page; the picture of the contact before is removed. */
export const withContact = (form: FrontDeskForm, { FullName, Phone, Email, UserId }: Person): FrontDeskForm => ({
  ...form,
  Name: { en: FullName.en, es: FullName.es || FullName.en },
  PhoneNumber: Phone,
  Email,
  AvatarUrl: null,
  UserId,
})

/** The form without anybody: as adding somebody begins, and as Cancel leaves it. */
export const withoutContact = (form: FrontDeskForm): FrontDeskForm => ({
  ...form,
  Name: { en: '', es: '' },
  PhoneNumber: '',
  Email: '',
  AvatarUrl: null,
  UserId: null,
})

/** The contact whom the form shows: the same user, or for one who does not sign in the same name and e-mail. */
export const findShown = <C extends Person>(contacts: readonly C[], { UserId, Name, Email }: FrontDeskForm): C | undefined =>
  contacts.find(one => (UserId ? one.UserId === UserId : one.UserId === null && one.FullName.en === Name.en && one.Email === Email))

type Presets = Parameters<typeof changeRole>[2]

/** Somebody as a new contact of the building, with what the role begins with. */
export const makeContact = ({ Name, PhoneNumber, Email }: FrontDeskForm, role: FrontDeskRole | null, presets: Presets): ContactDraft => {
  const made = newContact()
  const Contact = { ...made.Contact, Name: Name.en, Phone: PhoneNumber, Email, Team: 'Property Team' }
  return changeRole({ ...made, Contact }, role ?? '', presets)
}
