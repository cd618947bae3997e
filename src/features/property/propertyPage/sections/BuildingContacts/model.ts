import { z } from '../../../../../core/call.ts'
import { ContactDraft } from '../../../contacts/model.ts'

/** Contacts that are added together with the building, by the rules of the contact dialog. */
export const BuildingContacts = z.strictObject({ Contacts: z.array(ContactDraft).check(z.maxLength(100)) })
export type BuildingContacts = z.output<typeof BuildingContacts>
