import { below, type Problem } from '../../../../../core/problem.ts'
import { contactProblems, newContact } from '../../../contacts/rules.ts'
import type { BuildingContacts } from './model.ts'

/** The section begins with one contact to fill. */
export const noContacts = (): BuildingContacts => ({ Contacts: [newContact()] })

/** The rules of the contact dialog, for each contact. */
export const contactsProblems = ({ Contacts }: BuildingContacts): Problem[] =>
  Contacts.flatMap((draft, i) => below(`BuildingContacts.Contacts.${i}.`, contactProblems(draft, { portfolio: false })))
